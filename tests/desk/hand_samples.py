"""Hand histories made up for the tests: one and the same hand as each card room would have written it.

The hand: blinds 1 and 2, button in seat 1. Seat 1 "Anna Blue" has 200, seat 3 "ben_k" 150, seat 4 "cat-3" 60, seat 6
"Dora (x)" 300. Dora folds, Anna raises to 6, ben and cat call. Flop 2c 7d Jh: ben checks, cat bets 10, Anna raises to
30, ben folds, cat is all-in for 54 (24 more), Anna calls. Anna's set of jacks wins: 6 + 6 + 6 + 54 + 54 = 126, of which
3 are raked and 123 paid.
"""

from __future__ import annotations

from trainer.poker import notation
from trainer.poker.situation import Situation

NAMES = ("Anna", "Blue", "ben_k", "cat-3", "Dora")

POKERSTARS = """PokerStars Hand #900100200: Hold'em No Limit ($1/$2 USD) - 2024/01/02 20:00:00 ET
Table 'Omaha Stud II' 6-max Seat #1 is the button
Seat 1: Anna Blue ($200 in chips)
Seat 3: ben_k ($150 in chips)
Seat 4: cat-3 ($60 in chips)
Seat 6: Dora (x) ($300 in chips)
ben_k: posts small blind $1
cat-3: posts big blind $2
*** HOLE CARDS ***
Dora (x): folds
Anna Blue: raises $4 to $6
ben_k said, "raises to 100"
ben_k: calls $5
cat-3: calls $4
*** FLOP *** [2c 7d Jh]
ben_k: checks
cat-3: bets $10
Anna Blue: raises $20 to $30
ben_k: folds
cat-3: raises $24 to $54 and is all-in
Anna Blue: calls $24
*** TURN *** [2c 7d Jh] [Qs]
*** RIVER *** [2c 7d Jh Qs] [3c]
*** SHOW DOWN ***
cat-3: shows [Ah Kd] (high card Ace)
Anna Blue: shows [Jc Js] (three of a kind, Jacks)
Anna Blue collected $123 from pot
*** SUMMARY ***
Total pot $126 | Rake $3
Board [2c 7d Jh Qs 3c]
Seat 1: Anna Blue (button) showed [Jc Js] and won ($123) with three of a kind, Jacks
Seat 3: ben_k (small blind) folded on the Flop
Seat 4: cat-3 (big blind) showed [Ah Kd] and lost with high card Ace
Seat 6: Dora (x) folded before Flop (didn't bet)



"""

FULL_TILT = """Full Tilt Poker Game #900100201: Table Omaha (6 max) - $1/$2 - No Limit Hold'em - 20:00:00 ET
Seat 1: Anna Blue ($200)
Seat 3: ben_k ($150)
Seat 4: cat-3 ($60)
Seat 6: Dora (x) ($300)
ben_k posts the small blind of $1
cat-3 posts the big blind of $2
The button is in seat #1
*** HOLE CARDS ***
Dora (x) folds
Anna Blue raises to $6
ben_k calls $5
cat-3 calls $4
*** FLOP *** [2c 7d Jh] (Total Pot: $18, 3 Players)
ben_k checks
cat-3 bets $10
Anna Blue raises to $30
ben_k folds
cat-3 raises to $54, and is all in
Anna Blue calls $24
cat-3 shows [Ah Kd]
Anna Blue shows [Jc Js]
*** TURN *** [2c 7d Jh] [Qs] (Total Pot: $126, 2 Players, 1 All-In)
*** RIVER *** [2c 7d Jh Qs] [3c] (Total Pot: $126, 2 Players, 1 All-In)
cat-3 shows Ace high
Anna Blue shows three of a kind, Jacks
Anna Blue wins the pot ($123) with three of a kind, Jacks
*** SUMMARY ***
Total pot $126 | Rake $3
Board: [2c 7d Jh Qs 3c]
Seat 1: Anna Blue (button) collected ($123)
Seat 3: ben_k (small blind) folded on the Flop



"""

PARTYPOKER = """Game #900100202 starts.

#Game No : 900100202
***** Hand History for Game 900100202 *****
$200 USD NL Texas Hold'em - Wednesday, July 01, 20:00:00 EDT 2009
Table Omaha Deep (Real Money)
Seat 1 is the button
Total number of players : 4/6
Seat 1: Anna Blue ( $200 USD )
Seat 3: ben_k ( $150 USD )
Seat 4: cat-3 ( $60 USD )
Seat 6: Dora (x) ( $300 USD )
ben_k posts small blind [$1 USD].
cat-3 posts big blind [$2 USD].
** Dealing down cards **
Dora (x) folds
Anna Blue raises [$6 USD]
ben_k calls [$5 USD]
cat-3 calls [$4 USD]
** Dealing Flop ** [ 2c, 7d, Jh ]
ben_k checks
cat-3 bets [$10 USD]
Anna Blue raises [$30 USD]
ben_k folds
cat-3 is all-In  [$44 USD]
Anna Blue calls [$24 USD]
** Dealing Turn ** [ Qs ]
** Dealing River ** [ 3c ]
cat-3 shows [ Ah, Kd ]high card Ace.
Anna Blue shows [ Jc, Js ]three of a kind, Jacks.
Anna Blue wins $123 USD from the main pot with three of a kind, Jacks.



"""

ABSOLUTE = """Stage #900100203: Holdem  No Limit $2 - 2009-07-01 20:00:00 (ET)
Table: OMAHA ST (Real Money) Seat #1 is the dealer
Seat 1 - Anna Blue ($200 in chips)
Seat 3 - ben_k ($150 in chips)
Seat 4 - cat-3 ($60 in chips)
Seat 6 - Dora (x) ($300 in chips)
ben_k - Posts small blind $1
cat-3 - Posts big blind $2
*** POCKET CARDS ***
Dora (x) - Folds
Anna Blue - Raises $6 to $6
ben_k - Calls $5
cat-3 - Calls $4
*** FLOP *** [2c 7d Jh]
ben_k - Checks
cat-3 - Bets $10
Anna Blue - Raises $30 to $30
ben_k - Folds
cat-3 - All-In(Raise) $44 to $54
Anna Blue - Calls $24
*** TURN *** [2c 7d Jh] [Qs]
*** RIVER *** [2c 7d Jh Qs] [3c]
*** SHOW DOWN ***
cat-3 - Shows [Ah Kd] (High card, ace)
Anna Blue - Shows [Jc Js] (Three of a kind, jacks)
Anna Blue Collects $123 from main pot
*** SUMMARY ***
Total Pot($126) | Rake ($3)
Board [2c 7d Jh Qs 3c]
Seat 1: Anna Blue (dealer) collected Total ($123) HI:($123) with Three of a kind



"""

ONGAME = """***** History for hand R5-900100204 *****
Start hand: Wed Jul 1 20:00:00 GMT+0000 2009
Table: Omaha [900] (NO_LIMIT TEXAS_HOLDEM $1/$2, Real money)
Button: seat 1
Players in round: 4
Seat 1: Anna Blue ($200)\x20
Seat 3: ben_k ($150)\x20
Seat 4: cat-3 ($60)\x20
Seat 6: Dora (x) ($300)\x20
ben_k posts small blind ($1)
cat-3 posts big blind ($2)
---
Dealing pocket cards
Dora (x) folds
Anna Blue raises $6 to $6
ben_k calls $5
cat-3 calls $4
--- Dealing flop [2c, 7d, Jh]
ben_k checks
cat-3 bets $10
Anna Blue raises $30 to $30
ben_k folds
cat-3 raises $44 to $54 [all in]
Anna Blue calls $24
--- Dealing turn [Qs]
--- Dealing river [3c]
---
Summary:
Main pot: $126 won by Anna Blue ($123)
Rake taken: $3
Seat 1: Anna Blue ($263), net: +$63, [Jc, Js] (THREE_OF_A_KIND)
Seat 3: ben_k ($144), net: -$6
Seat 4: cat-3 ($0), net: -$60, [Ah, Kd] (HIGH_CARD)
Seat 6: Dora (x) ($300), net: $0
***** End of hand R5-900100204 *****



"""

IPOKER = """<?xml version="1.0" encoding="utf-8"?>
<session sessioncode="900">
<general>
<gametype>Holdem NL $1/$2</gametype>
<tablename>Omaha</tablename>
</general>
<game gamecode="900100205">
<general>
<startdate>2009-07-01 20:00:00</startdate>
<players>
<player seat="1" name="Anna Blue" chips="$200" dealer="1" win="$123" bet="$60" />
<player seat="3" name="ben_k" chips="$150" dealer="0" win="$0" bet="$6" />
<player seat="4" name="cat-3" chips="$60" dealer="0" win="$0" bet="$60" />
<player seat="6" name="Dora (x)" chips="$300" dealer="0" win="$0" bet="$0" />
</players>
</general>
<round no="0">
<action no="1" player="ben_k" type="1" sum="$1" cards="[cards]" />
<action no="2" player="cat-3" type="2" sum="$2" cards="[cards]" />
</round>
<round no="1">
<cards type="Pocket" player="Anna Blue">CJ SJ</cards>
<cards type="Pocket" player="ben_k">X X</cards>
<cards type="Pocket" player="cat-3">HA DK</cards>
<action no="3" player="Dora (x)" type="0" sum="$0" cards="" />
<action no="4" player="Anna Blue" type="23" sum="$6" cards="" />
<action no="5" player="ben_k" type="3" sum="$5" cards="" />
<action no="6" player="cat-3" type="3" sum="$4" cards="" />
</round>
<round no="2">
<cards type="Flop" player="">C2 D7 HJ</cards>
<action no="7" player="ben_k" type="4" sum="$0" cards="" />
<action no="8" player="cat-3" type="5" sum="$10" cards="" />
<action no="9" player="Anna Blue" type="23" sum="$30" cards="" />
<action no="10" player="ben_k" type="0" sum="$0" cards="" />
<action no="11" player="cat-3" type="23" sum="$54" cards="" />
<action no="12" player="Anna Blue" type="3" sum="$24" cards="" />
</round>
<round no="3"><cards type="Turn" player="">SQ</cards></round>
<round no="4"><cards type="River" player="">C3</cards></round>
</game>
</session>
"""

PHH = """variant = 'NT'
antes = [0, 0, 0, 0]
blinds_or_straddles = [1, 2, 0, 0]
min_bet = 2
starting_stacks = [150, 60, 300, 200]
seats = [3, 4, 6, 1]
players = ['ben_k', 'cat-3', 'Dora (x)', 'Anna Blue']
winnings = [0, 0, 0, 123]
actions = [
  'd dh p1 ????',
  'd dh p2 AhKd',
  'd dh p3 ????',
  'd dh p4 JcJs',
  'p3 f',  # nothing to play with
  'p4 cbr 6',
  'p1 cc',
  'p2 cc',
  'd db 2c7dJh',
  'p1 cc',
  'p2 cbr 10',
  'p4 cbr 30',
  'p1 f',
  'p2 cbr 54',
  'p4 cc',
  'd db Qs',
  'd db 3c',
  'p2 sm AhKd',
  'p4 sm JcJs',
]
"""

SAMPLES = {
    "PokerStars": POKERSTARS,
    "Full Tilt": FULL_TILT,
    "PartyPoker": PARTYPOKER,
    "Absolute": ABSOLUTE,
    "OnGame": ONGAME,
    "iPoker": IPOKER,
    "PHH": PHH,
}
"""One hand a format, by the name that the reader gives it."""


def the_hand() -> Situation:
    """What every sample comes to, written out by hand."""
    told = [
        ("preflop", 3, "small-blind", 1), ("preflop", 4, "big-blind", 2), ("preflop", 6, "fold", None),
        ("preflop", 1, "raise", 6), ("preflop", 3, "call", 6), ("preflop", 4, "call", 6),
        ("flop", 3, "check", None), ("flop", 4, "bet", 10), ("flop", 1, "raise", 30), ("flop", 3, "fold", None),
        ("flop", 4, "raise", 54), ("flop", 1, "call", 54),
    ]  # fmt: skip
    actions = [
        {"street": street, "seat": seat, "action": action} | ({"to": to} if to else {})
        for street, seat, action, to in told
    ]
    return notation.read(
        {
            "game": {
                "structure": "no-limit", "small_blind": 1, "big_blind": 2, "chip": 1, "tournament": False, "whole": 1,
            },
            "button": 1,
            "seats": [
                {"seat": 1, "stack": 200, "cards": ["Jc", "Js"]}, {"seat": 3, "stack": 150},
                {"seat": 4, "stack": 60, "cards": ["Ah", "Kd"]}, {"seat": 6, "stack": 300},
            ],
            "board": ["2c", "7d", "Jh", "Qs", "3c"],
            "actions": actions,
        }
    )  # fmt: skip
