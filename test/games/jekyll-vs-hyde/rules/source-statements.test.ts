import { describe, expect, test } from 'vitest';
import {
  CARDS,
  EVIL_CARDS,
  isPotion,
  POTIONS,
  suitOf,
  SUITS,
  type Card,
} from '#games/jekyll-vs-hyde/rules/cards';
import { compare } from '#games/jekyll-vs-hyde/rules/compare-two-cards';
import { shuffledDeal } from '#games/jekyll-vs-hyde/rules/shuffled-deal';
import { playable, toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { RULEBOOK, type Rule } from '#games/jekyll-vs-hyde/rules/rule-index';
import type { Citation } from '#games/jekyll-vs-hyde/rules/sources';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { START } from '#games/jekyll-vs-hyde/rules/track';
import { seededRandom } from '#kit/random';
import {
  cards, evil, firstTrick, follow, game, gives, lead, ORDERS, roundOf, roundsOf, span, tenWith, type Cards, type Play,
} from './table.ts'; // prettier-ignore

/**
 * What the two English sources say, point by point, asked of the engine. The points are named as the rulebook cites
 * them; the questions that section 7 of the manual answers are numbered in their order.
 */

/** The tests of one point, each by what it says. */
type Point = Readonly<Record<string, () => void>>;
type Source<Letter extends 'L' | 'M'> = Readonly<Record<Extract<Citation, `${Letter} ${string}`>, Point>>;

const ROUNDS = [1, 2, 3] as const;
const JEKYLL = 'W1-7 G1-3';
const HYDE = 'P1-7 G4-6';
/** Both hold three cards of Wrath and Greed, two of Pride, and two Potions. */
const MIXED = firstTrick('W1 W3 W5 G1 G3 G5 P1 P3 2+ 4+', 'W2 W4 W6 G2 G4 G6 P2 P4 3+ 5+');
/** Neither can follow the other's long suit. */
const APART = firstTrick('W1-7 G1-2 2+', 'P1-7 G3-4 5+');
/** Jekyll wins eight tricks and holds 5+ and G7; Hyde holds G1 and G6. */
const NINTH = firstTrick('W2 W4 W6 P2 P4 P6 G3 G5 G7 5+', 'W1 W3 W5 P1 P3 P5 G1 G2 G4 G6')
  .trick('W2', 'W1').trick('W4', 'W3').trick('W6', 'W5').trick('P2', 'P1').trick('P4', 'P3').trick('P6', 'P5')
  .trick('G3', 'G2').trick('G5', 'G4'); // prettier-ignore

/** A deal in that round, after rounds of five tricks each. */
function dealt(round: number, jekyll: Cards, hyde: Cards): Play {
  return roundsOf(game(), ...span(2, round).map(() => 5)).deals(jekyll, hyde);
}

/** The rules that forbid it. */
function forbidden(play: Play, action: Action): readonly string[] {
  return play.refusals(action).map(({ rule }) => rule);
}

/** Who is to lead to the first trick after rounds of so many tricks for Jekyll. */
function firstLeader(...jekyllsTricks: readonly number[]): string {
  const round = jekyllsTricks.length + 1;
  const begun = roundsOf(game(), ...jekyllsTricks).deals(JEKYLL, HYDE);
  return begun.exchange(cards('W1-3').slice(0, round), cards('P1-3').slice(0, round)).in('lead').leader;
}

/** Jekyll leads a Pride card with that number, Hyde plays the Potion: who wins? */
function prideAgainst(number: number, potion: Card): string {
  const pride = evil('pride', number);
  const jekyll = tenWith([pride], [...POTIONS]);
  const hyde = tenWith([potion], [...jekyll, ...POTIONS]);
  return firstTrick(jekyll, hyde).trick(pride, potion).event('won').by;
}

const LIST: Source<'L'> = {
  'L 1': {
    'there are three rounds, each of a preparation, tricks and the progression': () => {
      const tricks = span(1, 10).flatMap(() => ['lead', 'follow']);
      const round = ['deal', 'exchange', 'exchange', ...tricks];
      const over = roundsOf(game(), 5, 5, 5);
      expect(over.log.map(({ type }) => type)).toEqual([...round, ...round, ...round]);
      expect(over.rules).toContain('gap-moves');
      expect(over.state).toMatchObject({ phase: 'over', round: 3 });
    },
  },
  'L 2': {
    'each is dealt ten cards, and five are set aside': () => {
      const { hands, setAside } = game()
        .does(shuffledDeal(seededRandom(1)))
        .in('preparation');
      expect([hands.jekyll.length, hands.hyde.length, setAside.length]).toEqual([10, 10, 5]);
      expect(forbidden(game(), { type: 'deal', jekyll: cards('W1-7 G1-2'), hyde: cards(HYDE) })).toEqual([
        'deal-ten',
      ]);
    },
  },
  'L 3': {
    'cards are exchanged at the same time, face down: nothing moves until both have chosen': () => {
      const one = dealt(1, JEKYLL, HYDE).does(gives('jekyll', 'W1'));
      expect(one.in('preparation').hands).toEqual({ jekyll: cards(JEKYLL), hyde: cards('G4-6 P1-7') });
      expect(JSON.stringify(one.events)).not.toContain('W1');
      const { hands } = one.does(gives('hyde', 'P1')).in('lead');
      expect(hands).toEqual({ jekyll: cards('W2-7 G1-3 P1'), hyde: cards('W1 G4-6 P2-7') });
    },
  },
  'L 4': {
    'who was dealt two Potions or more gives at least one': () => {
      const two = dealt(1, 'W1-7 G1 2+ 3+', HYDE);
      expect(forbidden(two, gives('jekyll', 'W1'))).toEqual(['forced-potion']);
      expect(forbidden(two, gives('jekyll', '2+'))).toEqual([]);
      expect(forbidden(dealt(1, 'W1-7 G1 G2 2+', HYDE), gives('jekyll', 'W1'))).toEqual([]);
    },
  },
  'L 5': {
    'the side of the track on which the figurine stands decides who starts': () => {
      // Gaps of 0, 4, 6 and 8.
      expect([5, 7, 2, 9].map((tricks) => firstLeader(tricks))).toEqual(['jekyll', 'jekyll', 'hyde', 'hyde']);
    },
  },
  'L 6': {
    'a round has ten tricks': () => {
      expect(NINTH.trick('G7', 'G6').state.phase).toBe('lead');
      const over = NINTH.trick('G7', 'G6').trick('5+ greed', 'G1');
      expect(over.tricks).toHaveLength(10);
      expect(over.state.phase).not.toBe('lead');
    },
  },
  'L 7': {
    'the leader plays any card of the hand': () => {
      expect(playable(MIXED.state, 'jekyll')).toEqual(cards('W1 W3 W5 G1 G3 G5 P1 P3 2+ 4+'));
      expect(forbidden(MIXED, lead('jekyll', 'W2'))).toEqual(['own-cards']);
    },
  },
  'L 8': {
    'a led colour is followed, or a Potion is played; the void plays anything': () => {
      expect(playable(MIXED.leads('W1').state, 'hyde')).toEqual(cards('W2 W4 W6 3+ 5+'));
      expect(playable(APART.leads('W1').state, 'hyde')).toEqual(cards('G3 G4 P1-7 5+'));
    },
  },
  'L 9': {
    'who leads a Potion declares a colour': () => {
      expect(forbidden(MIXED, { type: 'lead', by: 'jekyll', card: '2+' })).toEqual(['name-suit']);
      for (const suit of SUITS) expect(forbidden(MIXED, lead('jekyll', `2+ ${suit}`))).toEqual([]);
    },
    'the colour must be played, even by who holds a Potion; the void plays anything': () => {
      const held = MIXED.leads('2+ wrath');
      expect(playable(held.state, 'hyde')).toEqual(cards('W2 W4 W6'));
      expect(forbidden(held, follow('hyde', '5+'))).toEqual(['potion-barred']);
      expect(playable(APART.leads('2+ wrath').state, 'hyde')).toEqual(cards('G3 G4 P1-7 5+'));
    },
  },
  'L 10': {
    'of one colour the higher number wins': () => {
      expect(MIXED.trick('W3', 'W4').event('won').by).toBe('hyde');
      expect(MIXED.trick('W3', 'W2').event('won').by).toBe('jekyll');
    },
  },
  'L 11': {
    'of two colours the higher rank wins, whatever the numbers': () => {
      // The first colour played is the lower one.
      expect(APART.trick('W7', 'P1').event('won')).toMatchObject({ by: 'hyde', rule: 'higher-rank' });
    },
  },
  'L 12': {
    'the Potion’s effect comes first, then the higher number wins': () => {
      const trick = MIXED.trick('W5', '3+');
      const asked: readonly string[] = ['effect-first', 'wrath-own-token', 'potion-number'];
      expect(trick.rules.filter((rule) => asked.includes(rule))).toEqual(asked);
      expect(trick.event('won').by).toBe('jekyll');
    },
  },
  'L 13': {
    'the winner takes both cards and leads': () => {
      const won = MIXED.trick('W3', 'W4');
      expect(won.event('awarded').tricks).toEqual({ jekyll: 0, hyde: 1 });
      expect(won.in('lead').leader).toBe('hyde');
    },
  },
  'L 14': {
    'no colour has a rank before cards are played': () => {
      expect(dealt(1, JEKYLL, HYDE).ranking).toEqual([]);
      expect(MIXED.ranking).toEqual([]);
    },
  },
  'L 15': {
    'the first colour played is lowest': () => {
      for (const suit of SUITS) expect(MIXED.leads(evil(suit, 1)).ranking).toEqual([suit]);
    },
  },
  'L 16': {
    'the second colour to appear is the middle one': () => {
      for (const [first, second] of ORDERS) expect(twoSuits(first, second).ranking[1]).toBe(second);
    },
  },
  'L 17': {
    'the remaining colour is highest at once, without being played': () => {
      for (const [first, second, third] of ORDERS) {
        const board = twoSuits(first, second);
        expect(board.ranking).toEqual([first, second, third]);
        expect(board.tricks.flatMap(({ led, followed }) => [led.card, followed]).map(suitOf)).not.toContain(
          third,
        );
      }
    },
  },
  'L 18': {
    'a Potion has no colour and gives no rank': () => {
      expect(POTIONS.map((card) => suitOf(card))).toEqual([null, null, null, null]);
      expect(MIXED.leads('2+ wrath').ranking).toEqual([]);
      expect(MIXED.trick('P3', '5+').ranking).toEqual(['pride']);
    },
  },
  'L 19': {
    'on Pride the winner of the trick takes a trick, two cards, from the opponent': () => {
      const taken = MIXED.trick('W3', 'W2').trick('P1', '5+');
      expect(taken.event('took-trick')).toMatchObject({ by: 'hyde', from: 'jekyll', cards: ['W3', 'W2'] });
      expect(taken.event('awarded').tricks).toEqual({ jekyll: 0, hyde: 2 });
    },
  },
  'L 20': {
    'on Greed both select two cards of the hand and exchange them': () => {
      const due = MIXED.trick('G3', '5+');
      expect(due.in('greed').count).toBe(2);
      const { hands } = due.exchange('W1 W3', 'P2 P4').in('lead');
      expect(hands).toEqual({ jekyll: cards('W5 G1 G5 P1-4 2+ 4+'), hyde: cards('W1-4 W6 G2 G4 G6 3+') });
    },
    'or the last card': () => {
      expect(NINTH.trick('5+ greed', 'G1').in('greed').count).toBe(1);
    },
  },
  'L 21': {
    'on Wrath all tokens leave the board, and the next colour is lowest': () => {
      const board = MIXED.trick('P3', 'P2').trick('G3', 'G2');
      expect(board.ranking).toEqual(['pride', 'greed', 'wrath']);
      const cleared = board.trick('W3', '5+');
      expect(cleared.ranking).toEqual([]);
      expect(cleared.leads('G4').ranking).toEqual(['greed']);
    },
  },
  'L 22': {
    'two Potions have no effect, and the higher number wins': () => {
      const lower = APART.trick('2+ wrath', '5+');
      expect(lower.event('won').by).toBe('hyde');
      const higher = firstTrick('W1-7 G1-2 5+', 'P1-7 G3-4 2+').trick('5+ wrath', '2+');
      expect(higher.event('won').by).toBe('jekyll');
      for (const { events } of [lower, higher]) {
        expect(events.map(({ type }) => type)).toContain('potions-cancel');
        expect(events.map(({ type }) => type)).not.toContain('effect');
      }
    },
  },
  'L 23': {
    'a Potion beats its own number and loses to the next': () => {
      for (const potion of POTIONS) {
        const number = Number(potion[0]);
        expect(prideAgainst(number, potion)).toBe('hyde');
        expect(prideAgainst(number + 1, potion)).toBe('jekyll');
      }
    },
  },
  'L 24': {
    'the fewer tricks are taken from the more': () => {
      const gaps = [10, 7, 5, 3, 0].map((tricks) => roundOf(game(), tricks).event('gap').gap);
      expect(gaps).toEqual([10, 4, 0, 4, 10]);
    },
  },
  'L 25': {
    'the figurine goes towards Hyde by the difference': () => {
      expect(roundsOf(game(), 7).event('gap')).toMatchObject({ from: 0, to: 4 });
      expect(roundsOf(game(), 7, 4).event('gap')).toMatchObject({ from: 4, to: 6 });
    },
  },
  'L 26': {
    'the tokens come off, and all 25 cards are shuffled again': () => {
      const played = roundOf(game(), 5);
      expect(played.ranking).toHaveLength(3);
      const { ranking, hands, setAside } = played.does(shuffledDeal(seededRandom(2))).in('preparation');
      expect(ranking).toEqual([]);
      expect(new Set([...hands.jekyll, ...hands.hyde, ...setAside])).toEqual(new Set(CARDS));
    },
    'also the five that were set aside': () => {
      const aside = dealt(1, JEKYLL, HYDE).in('preparation').setAside;
      const next = roundOf(game(), 5);
      expect(forbidden(next, { type: 'deal', jekyll: tenWith(aside, HYDE), hyde: cards(HYDE) })).toEqual([]);
    },
  },
};

/** Two suits have been led, one after the other, each by Jekyll; Hyde could follow. */
function twoSuits(first: (typeof SUITS)[number], second: (typeof SUITS)[number]): Play {
  return MIXED.trick(evil(first, 3), evil(first, 2)).leads(evil(second, 3));
}

const MANUAL: Source<'M'> = {
  'M 1': {
    'up to three rounds, and Hyde wins on the last space: Jekyll only after the third': () => {
      expect(roundOf(game(), 10).in('over')).toMatchObject({ round: 1, winner: 'hyde' });
      expect(roundsOf(game(), 5, 5).state.phase).toBe('deal');
      expect(roundsOf(game(), 5, 5, 5).in('over')).toMatchObject({ round: 3, winner: 'jekyll' });
    },
  },
  'M 2': {
    '21 Evil cards of three suits, 1 to 7, and four Potions': () => {
      expect(EVIL_CARDS).toEqual(SUITS.flatMap((suit) => span(1, 7).map((number) => evil(suit, number))));
      expect(CARDS.filter(isPotion)).toEqual(['2+', '3+', '4+', '5+']);
      expect(CARDS).toHaveLength(25);
    },
  },
  'M 3': {
    'the marker starts on the first space, in the domain of Jekyll, who leads the first trick': () => {
      expect(game().state.marker).toBe(START);
      expect(firstLeader()).toBe('jekyll');
    },
    'the five cards set aside stay there for the round': () => {
      const { setAside } = dealt(1, JEKYLL, HYDE).in('preparation');
      expect(setAside).toEqual(cards('G7 2+ 3+ 4+ 5+'));
      const tricks = dealt(1, JEKYLL, HYDE).exchange('W1', 'P1');
      expect(tricks.in('lead').setAside).toEqual(setAside);
      for (const card of setAside) {
        expect(forbidden(tricks, { type: 'lead', by: 'jekyll', card, names: 'wrath' })).toContain(
          'own-cards',
        );
      }
    },
  },
  'M 4': {
    'a preparation, ten tricks, the progression: no move belongs to another phase': () => {
      const preparation = dealt(1, JEKYLL, HYDE);
      expect(forbidden(preparation, lead('jekyll', 'W1'))).toEqual(['turns']);
      const tricks = preparation.exchange('W1', 'P1');
      expect(forbidden(tricks, gives('jekyll', 'W2'))).toEqual(['turns']);
      const progressed = roundOf(game(), 6);
      expect(progressed.event('gap').gap).toBe(2);
      expect(forbidden(progressed, lead('jekyll', 'W1'))).toEqual(['turns']);
    },
    'up to three rounds, unless Hyde wins early': () => {
      expect(roundsOf(game(), 5, 5).in('deal').round).toBe(3);
      expect(roundsOf(game(), 5, 0).in('over').winner).toBe('hyde');
    },
  },
  'M 5 Preparation Phase': {
    'each gives as many cards as the number of the round': () => {
      for (const round of ROUNDS) {
        const right = ROUNDS.filter(
          (count) => forbidden(dealt(round, JEKYLL, HYDE), gives('hyde', cards('P1-3').slice(0, count))).length === 0,
        ); // prettier-ignore
        expect(right).toEqual([round]);
      }
    },
    'who holds two Potions includes one, in every round': () => {
      for (const round of ROUNDS) {
        const table = dealt(round, 'W1-7 G1 2+ 3+', HYDE);
        expect(forbidden(table, gives('jekyll', cards('W1-3').slice(0, round)))).toEqual(['forced-potion']);
        expect(forbidden(table, gives('jekyll', cards('2+ W1 W2').slice(0, round)))).toEqual([]);
      }
    },
  },
  'M 5 Trick-Taking Rules': {
    'the marker’s side leads, and in the first round Jekyll': () => {
      expect([firstLeader(), firstLeader(6, 6), firstLeader(6, 8)]).toEqual(['jekyll', 'jekyll', 'hyde']);
    },
    'any card is led; a suit is followed, or a Potion played; the void plays any card': () => {
      expect(playable(MIXED.state, 'jekyll')).toHaveLength(10);
      expect(playable(MIXED.leads('G1').state, 'hyde')).toEqual(cards('G2 G4 G6 3+ 5+'));
      expect(playable(APART.leads('W1').state, 'hyde')).toHaveLength(10);
    },
    'a led Potion names a suit, which is played; the void plays any card, a Potion too': () => {
      expect(playable(MIXED.leads('4+ pride').state, 'hyde')).toEqual(cards('P2 P4'));
      expect(forbidden(APART.leads('2+ wrath'), follow('hyde', '5+'))).toEqual([]);
    },
  },
  'M 5 Determining Trick Winner': {
    'one suit: the higher number': () => {
      expect(MIXED.trick('G5', 'G4').event('won')).toMatchObject({ rule: 'same-suit', by: 'jekyll' });
    },
    'two suits: the higher rank, regardless of the number': () => {
      expect(APART.trick('W7', 'P1').event('won')).toMatchObject({ rule: 'higher-rank', by: 'hyde' });
    },
    'one Potion: its effect first, then the higher number': () => {
      const { events } = MIXED.trick('P3', '3+');
      const types = events.map(({ type }) => type).filter((type) => type === 'effect' || type === 'won');
      expect(types).toEqual(['effect', 'won']);
      expect(MIXED.trick('P3', '3+').event('won')).toMatchObject({ rule: 'potion-number', by: 'hyde' });
    },
    'two Potions: no effect, the higher value': () => {
      expect(APART.trick('2+ wrath', '5+').event('won')).toMatchObject({ rule: 'two-potions', by: 'hyde' });
    },
  },
  'M 5 Suit Ranking': {
    'lowest, middle and highest in the order of play': () => {
      for (const order of ORDERS) expect(twoSuits(order[0], order[1]).ranking).toEqual(order);
    },
    'anew in every round': () => {
      expect(roundOf(game(), 5).deals(JEKYLL, HYDE).ranking).toEqual([]);
    },
    'a Potion does not affect it, nor does the suit it names': () => {
      expect(MIXED.trick('4+ pride', 'P2').ranking).toEqual(['pride']);
      expect(APART.trick('2+ wrath', 'G3').ranking).toEqual(['greed']);
      expect(APART.trick('2+ wrath', '5+').ranking).toEqual([]);
    },
  },
  'M 5 Potion Effects': {
    'a Potion played onto a card and a card played onto a Potion bring the same': () => {
      for (const suit of SUITS) {
        const card = evil(suit, 3);
        const onto = compare({ led: card, names: null, followed: '5+', ranking: [] });
        const against = compare({ led: '5+', names: suit, followed: card, ranking: [] });
        const effect = (events: typeof onto) => events.find((event) => event.type === 'effect');
        expect(effect(onto)).toMatchObject({ suit, potion: '5+', against: card });
        expect(effect(against)).toEqual(effect(onto));
      }
    },
    'Pride: the winner takes a trick': () => {
      const taken = MIXED.trick('W3', 'W4').trick('P2', '4+');
      expect(taken.event('took-trick')).toMatchObject({ by: 'jekyll', from: 'hyde', trick: 1 });
    },
    'Greed: both exchange two cards at the same time': () => {
      const due = MIXED.trick('G5', '5+');
      expect(toAct(due.state)).toEqual(['jekyll', 'hyde']);
      const one = due.does(gives('hyde', 'W2 W4'));
      expect(one.in('greed').hands).toEqual(due.in('greed').hands);
      expect(one.does(gives('jekyll', 'W1 2+')).event('exchanged').given).toEqual({
        jekyll: ['W1', '2+'],
        hyde: ['W2', 'W4'],
      });
    },
    'Wrath: the board is cleared, and the next suit is lowest': () => {
      const cleared = MIXED.trick('P3', 'P2').trick('W5', '3+');
      expect(cleared.ranking).toEqual([]);
      expect(cleared.leads('G1').ranking).toEqual(['greed']);
    },
    'where the named suit is not followed, the suit that was played counts': () => {
      expect(APART.trick('2+ wrath', 'P1').event('effect')).toMatchObject({ suit: 'pride' });
      expect(APART.trick('2+ wrath', 'G3').state.phase).toBe('greed');
    },
  },
  'M 6': {
    'the marker moves by the gap': () => {
      expect(roundOf(game(), 8).event('gap')).toMatchObject({ gap: 6, from: 0, to: 6 });
    },
    'on the last space Hyde wins at once': () => {
      expect(roundOf(game(), 10).in('over')).toMatchObject({ round: 1, winner: 'hyde' });
    },
    'otherwise the next round follows, with an empty board and another exchange': () => {
      const next = roundOf(game(), 8).deals(JEKYLL, HYDE).in('preparation');
      expect(next).toMatchObject({ round: 2, marker: 6, ranking: [], tricks: [] });
    },
    'after the third round Jekyll wins, the last space not reached': () => {
      expect(roundsOf(game(), 7, 4, 4).in('over')).toMatchObject({ marker: 8, winner: 'jekyll' });
    },
  },
  'M 7.1': {
    'the marker never moves backward: it counts how large the gap is, not whose it is': () => {
      expect(roundsOf(game(), 7, 3).state.marker).toBe(8);
      expect(roundsOf(game(), 3, 7).state.marker).toBe(8);
      expect(roundsOf(game(), 7, 5).state.marker).toBe(4);
    },
  },
  'M 7.2': {
    'with one card each, the Greed effect exchanges that one': () => {
      const due = NINTH.trick('5+ greed', 'G1');
      expect(due.in('greed').hands).toEqual({ jekyll: ['G7'], hyde: ['G6'] });
      expect(due.exchange('G7', 'G6').in('lead').hands).toEqual({ jekyll: ['G6'], hyde: ['G7'] });
    },
  },
  'M 7.3': {
    'a led Potion that is not followed has its effect, by the suit that was played': () => {
      const events = compare({
        led: '5+',
        names: 'greed',
        followed: 'W1',
        ranking: ['pride', 'greed', 'wrath'],
      });
      expect(events).toContainEqual(expect.objectContaining({ type: 'effect', suit: 'wrath' }));
      expect(events.map(({ type }) => type)).toContain('cleared');
    },
  },
  'M 7.4': {
    'two Potions: no effect, the higher wins': () => {
      for (const names of SUITS) {
        const events = compare({ led: '4+', names, followed: '3+', ranking: [] });
        expect(events.map(({ type }) => type)).not.toContain('effect');
        expect(events).toContainEqual(expect.objectContaining({ type: 'won', card: '4+', beats: '3+' }));
      }
    },
  },
  'M 7.5': {
    'the half only decides who wins: all else is the same with any Potion': () => {
      for (const suit of SUITS) {
        // A 1 loses to each of the four, a 7 beats each of them.
        for (const led of [evil(suit, 1), evil(suit, 7)]) {
          const told = POTIONS.map((followed) =>
            JSON.stringify(compare({ led, names: null, followed, ranking: [] })).replaceAll(followed, '?+'),
          );
          expect(new Set(told).size).toBe(1);
        }
      }
    },
  },
  'M 7.6': {
    'the game ends at once on the last space, otherwise after the third round': () => {
      expect(roundsOf(game(), 0).in('over').round).toBe(1);
      expect(roundsOf(game(), 5, 0).in('over').round).toBe(2);
      const over = roundsOf(game(), 5, 5, 5);
      expect(over.in('over').round).toBe(3);
      expect(toAct(over.state)).toEqual([]);
      expect(forbidden(over, shuffledDeal(seededRandom(1)))).toEqual(['game-over']);
    },
  },
};

describe.each([
  ['The list of 26 points', LIST],
  ['The manual', MANUAL],
])('%s', (_, source) => {
  for (const [point, tests] of Object.entries(source)) {
    for (const [says, ask] of Object.entries(tests)) test(`${point}: ${says}`, ask);
  }
});

describe('Nothing is left out', () => {
  const named = [...Object.keys(LIST), ...Object.keys(MANUAL)];
  const cited = Object.values<Rule>(RULEBOOK).flatMap(({ sources }) => sources);
  /** Whether a citation means the point: the point itself, or the section it belongs to. */
  const means = (citation: string, point: string) =>
    point === citation || point.startsWith(`${citation} `) || point.startsWith(`${citation}.`);

  test('every point of the list and every section of the manual on play is tested', () => {
    expect(Object.keys(LIST)).toEqual(span(1, 26).map((point) => `L ${point}`));
    expect(Object.keys(MANUAL)).toEqual([
      'M 1',
      'M 2',
      'M 3',
      'M 4',
      'M 5 Preparation Phase',
      'M 5 Trick-Taking Rules',
      'M 5 Determining Trick Winner',
      'M 5 Suit Ranking',
      'M 5 Potion Effects',
      'M 6',
      ...span(1, 6).map((question) => `M 7.${question}`),
    ]);
  });

  test.each([...new Set(cited)].filter((citation) => /^[ML] /.test(citation)))(
    'the rulebook cites %s, which is tested',
    (citation) => {
      expect(named.filter((point) => means(citation, point))).not.toEqual([]);
    },
  );

  test.each(named)('%s stands behind a rule', (point) => {
    expect(cited.filter((citation) => means(citation, point))).not.toEqual([]);
  });
});
