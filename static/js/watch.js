// Watch the action: a hand plays step by step on the picture, and a line of the log lights up for each step.
// The page holds the steps and a box of drawn pieces (trainer/felt/watching.py). They are put on a copy of the picture;
// at the end the picture itself is back, untouched. Then, however it was reached, the figure gets an event `watched`
// that bubbles: there the clock of a question starts. A figure without `[data-watch]` has nothing to watch.

const PACE = 1300; // milliseconds from one step to the next
const FLIGHT = 480; // of chips and cards on their way
const KEYS = { ArrowLeft: "back", ArrowRight: "forward", End: "end" };
const MOVABLE = ".felt-hand, .felt-pile, .felt-note, .felt-bet, .felt-pots, .felt-gone";
const calm = matchMedia("(prefers-reduced-motion: reduce)");

const placeOf = (drawn) => drawn.getAttribute("transform").match(/-?[\d.]+/g).slice(0, 2).map(Number);
const way = (drawn, target) => placeOf(target).map((one, axis) => one - placeOf(drawn)[axis]);

function write(text, words, width) {
  text.textContent = words;
  if (width) text.setAttribute("textLength", width);
  else text.removeAttribute("textLength");
  text.setAttribute("lengthAdjust", "spacingAndGlyphs");
}

function watch(figure, bar) {
  const picture = figure.querySelector(".felt");
  const box = bar.querySelector("[data-pieces]").content;
  const { pitch, sides, steps } = JSON.parse(bar.querySelector("[data-steps]").content.textContent);
  const last = steps.length - 1;
  const lines = [...figure.parentNode.parentNode.querySelectorAll(".log :is(h2, li)")];
  lines.splice(1, bar.dataset.watch); // what lay there before
  const button = (name) => bar.querySelector(`[data-do="${name}"]`);
  const said = button("play").querySelector("span");

  let stage = null; // the copy that is played on; none where the picture itself is seen
  let at = last;
  let isPlaying = false;
  let speed = 1;
  let timer;

  // Each step tells what is new, and from here on all.
  steps.reduce((was, step) => Object.assign(step, { ...was, ...step, seats: { ...was.seats, ...step.seats } }), {});
  const piece = (name) => box.querySelector(`[data-drawn="${name}"]`).firstChild.cloneNode(true);
  const cardsOf = (pack) => [...stage.querySelectorAll(`.felt-${pack} > .felt-card`)];
  const partsOf = (seat) => {
    const chair = stage.querySelector(`.felt-seat[data-seat="${seat}"]`);
    return { chair, hand: chair.querySelector(".felt-hand"), bet: stage.querySelector(`[data-bet="${seat}"]`) };
  };

  function pile(names) {
    const columns = names.split(" ").map(piece);
    const left = ((1 - columns.length) * pitch) / 2;
    columns.forEach((column, place) => column.setAttribute("transform", `translate(${left + place * pitch} 0)`));
    return columns;
  }

  function setSeat(seat, state) {
    const [part, stack, width, columns, bet, betWidth, betColumns] = state.seats[seat];
    const side = sides[seat];
    const isTurn = state.turn === +seat;
    const isOut = part === "folded";
    const { chair } = partsOf(seat);
    chair.setAttribute("class", `felt-seat is-${part}${isTurn ? " is-acting" : ""}`);
    if (columns) {
      chair.prepend(piece(`pile${side}`));
      chair.firstChild.append(...pile(columns));
    }
    if (state.dealt && !isOut) chair.prepend(piece(`hand${side}`));
    const text = chair.querySelector(".felt-stack");
    if (text) write(text, stack, width);
    if (isTurn || isOut) chair.append(piece((isTurn ? "turn" : part) + side));
    if (!bet) return;
    const chips = piece(`bet${seat}`);
    chips.prepend(...pile(betColumns));
    write(chips.lastChild, bet, betWidth);
    stage.querySelector(".felt-seat").before(chips);
  }

  function setTable(state) {
    stage.querySelectorAll(MOVABLE).forEach((drawn) => drawn.remove());
    if (state.pots) stage.querySelector(".felt-seat").before(piece(state.pots));
    for (const seat in sides) setSeat(seat, state);
    for (const pack in state.lie) {
      cardsOf(pack).forEach((card, place) => card.classList.toggle("is-ahead", place >= state.lie[pack]));
    }
  }

  function fly(drawn, [x, y], wait = 0, direction = "normal") {
    const path = [{ translate: `${x}px ${y}px`, opacity: 0 }, { opacity: 1 }, { translate: "0px 0px" }];
    const timing = { direction, duration: FLIGHT / speed, delay: wait / speed, easing: "ease-out", fill: "both" };
    return drawn.animate(path, timing);
  }

  // What lies there no more is seen while it is on its way.
  function leave(drawn, path, around) {
    const gone = around.cloneNode();
    gone.setAttribute("class", "felt-gone");
    gone.append(drawn);
    stage.append(gone);
    fly(gone, path, 0, "reverse").onfinish = () => gone.remove();
  }

  function move(was, now, before) {
    const [stub, muck, pot, board] = ["stub", "muck", "pot", "board"].map((name) => stage.querySelector(`.felt-${name}`));
    const isStreet = now.lie.board > was.lie.board;
    Object.keys(sides).forEach((seat, place) => {
      const [old, { chair, hand, bet }] = [before[place], partsOf(seat)];
      const isMoved = now.seats[seat][4] !== was.seats[seat][4];
      if (old.bet && isMoved) leave(old.bet, isStreet && pot ? way(old.bet, pot) : [0, 0], board);
      if (bet && isMoved && !isStreet) fly(bet, way(bet, chair));
      if (old.hand && !hand) leave(old.hand, way(chair, muck ?? stub), chair);
      if (hand && !was.dealt) fly(hand, way(chair, stub), 70 * place);
    });
    cardsOf("board").slice(was.lie.board, now.lie.board).forEach((card, place) => {
      fly(card, way(card, stub), FLIGHT / 2 + 130 * place);
    });
  }

  function show(wanted) {
    clearTimeout(timer);
    const step = Math.min(Math.max(wanted, 0), last);
    const isNext = stage && step === at + 1;
    if (!stage) {
      stage = picture.cloneNode(true);
      stage.classList.add("felt-stage");
      stage.setAttribute("aria-hidden", "true");
      picture.after(stage);
      picture.classList.add("is-under");
    }
    const before = Object.keys(sides).map(partsOf);
    setTable(steps[step]);
    if (isNext && !calm.matches) move(steps[at], steps[step], before);
    at = step;
    if (at === last) timer = setTimeout(finish, calm.matches ? 0 : (isPlaying ? PACE : FLIGHT) / speed);
    else if (isPlaying) timer = setTimeout(() => show(at + 1), PACE / speed);
    say();
  }

  function finish() {
    clearTimeout(timer);
    stage.remove();
    picture.classList.remove("is-under");
    [stage, at, isPlaying] = [null, last, false];
    say();
    figure.dispatchEvent(new CustomEvent("watched", { bubbles: true }));
  }

  function say() {
    lines.forEach((line, place) => {
      line.classList.toggle("is-lit", place === at);
      line.classList.toggle("is-ahead", place > at);
    });
    bar.classList.add("is-open");
    bar.classList.toggle("is-playing", isPlaying);
    bar.querySelector("output").textContent = `${at} / ${last}`;
    bar.querySelector("[role=status]").textContent = lines[at]?.textContent;
    said.textContent = said.dataset[isPlaying ? "pause" : stage ? "go" : "start"];
    const idle = { back: at === 0, forward: !stage, end: !stage };
    for (const name in idle) button(name).setAttribute("aria-disabled", idle[name]);
  }

  function go(step) {
    isPlaying = false;
    show(step);
  }

  const doing = {
    play() {
      isPlaying = !isPlaying;
      if (isPlaying) return show(stage ? at + 1 : 0);
      clearTimeout(timer);
      say();
    },
    back: () => go(at - 1),
    forward: () => stage && go(at + 1),
    end: () => stage && finish(),
    speed() {
      speed = { 1: 2, 2: 0.5, 0.5: 1 }[speed];
      button("speed").querySelector("b").textContent = `${speed}×`;
    },
  };

  bar.addEventListener("click", ({ target }) => doing[target.closest("[data-do]")?.dataset.do]?.());
  bar.addEventListener("keydown", (event) => {
    const name = KEYS[event.key];
    if (!name) return;
    event.preventDefault();
    doing[name]();
  });
  bar.classList.add("is-ready");
}

document.addEventListener("htmx:load", ({ target }) => {
  for (const bar of target.querySelectorAll("[data-watch]:not(.is-ready)")) watch(bar.closest("figure"), bar);
});
