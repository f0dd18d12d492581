import { describe, expect, test } from 'vitest';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { CARDS, SEATS, sorted, SUITS, without } from '#games/jekyll-vs-hyde/rules/cards';
import { judge, legal, playable, toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { countDue, setsOf } from '#games/jekyll-vs-hyde/rules/preparation';
import { RULE_IDS, type RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { randomGame } from './random-game.ts';
import { frozen } from '../../deep-freeze.ts';
import { cards, firstTrick, follow, game, gives, roundsOf, span, type Play } from './table.ts';

/** What holds at every position of a game, whatever is played: asked at all positions of random games. */

const GAMES = [
  ...span(1, 100).map((seed) => randomGame(seed)),
  ...span(101, 110).map((seed) => randomGame(seed, { 'return-match': 'on' })),
  ...span(111, 120).map((seed) => randomGame(seed, { 'led-potion': 'named-suit' })),
];
const POSITIONS = GAMES.flat().map((play) => ({ play, state: play.state, actions: legal(play.state) }));
/** Those of every sixth game, for what takes longer. */
const SOME = POSITIONS.filter(({ play }) => GAMES.findIndex((game) => game.includes(play)) % 6 === 0);

const DEALS: readonly Action[] = [
  ['W1-7 G1-3', 'P1-7 G4-6'],
  ['W1-7 G1-2', 'P1-7 G4-6'],
  ['W1-7 G1-3', 'P1-7 G3-5'],
].map(([jekyll = '', hyde = '']) => ({ type: 'deal', jekyll: cards(jekyll), hyde: cards(hyde) }));
/** Every card led by either seat, and with it no suit named, or any. */
const LEADS: readonly Action[] = SEATS.flatMap((by) =>
  CARDS.flatMap((card): readonly Action[] => [
    { type: 'lead', by, card },
    ...SUITS.map((names) => ({ type: 'lead', by, card, names }) as const),
  ]),
);
const FOLLOWS: readonly Action[] = SEATS.flatMap((by) => CARDS.map((card) => follow(by, card)));

/** All sets of the due number from the hand and two cards more, those of one less, and a card twice. */
function gifts(state: State): readonly Action[] {
  if (state.phase !== 'preparation' && state.phase !== 'greed') return SEATS.map((by) => gives(by, 'W1'));
  const due = countDue(state);
  return SEATS.flatMap((by) => {
    const hand = state.hands[by];
    const more = sorted([...hand, ...without(CARDS, hand).slice(-2)]);
    const twice = hand.slice(0, 1).flatMap((card) => [card, card]);
    return [...setsOf(more, due), ...setsOf(hand, due - 1), twice].map((set) => gives(by, set));
  });
}

/** Whatever somebody might try: all of the kind that is due, and some of the others. */
function attempts(state: State): readonly Action[] {
  const of = (phase: State['phase'], all: readonly Action[]) =>
    state.phase === phase ? all : all.filter((_, index) => index % 40 === 0);
  return [...DEALS, ...gifts(state), ...of('lead', LEADS), ...of('follow', FOLLOWS)];
}

/** Actions as one text, in whatever order they come. */
const written = (actions: readonly Action[]) =>
  actions
    .map((action) => JSON.stringify(action))
    .toSorted()
    .join();
/** Who makes it. */
const maker = (action: Action) => (action.type === 'deal' ? 'dealer' : action.by);

test('the random games meet all that can happen', () => {
  const phases = new Set(POSITIONS.map(({ state }) => state.phase));
  expect(phases).toEqual(new Set(['deal', 'preparation', 'lead', 'follow', 'greed', 'over']));
  const met = new Set(POSITIONS.flatMap(({ play }) => play.rules));
  for (const rule of ['greed-nothing', 'wrath-own-token', 'pride-takes', 'off-suit-answer', 'two-potions']) {
    expect(met).toContain(rule);
  }
});

describe('legal: what may be done', () => {
  test('it is what the judge allows of all that might be tried, and nothing else; a deal is no choice', () => {
    for (const { state, actions } of POSITIONS) {
      const right = attempts(state).filter(
        (action) => action.type !== 'deal' && judge(state, action).length === 0,
      );
      expect(written(actions)).toBe(written(right));
    }
  });

  test('nothing is named twice', () => {
    for (const { actions } of POSITIONS) {
      expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(actions.length);
    }
  });

  test('who is to act has something to do, and nobody else has', () => {
    for (const { state, actions } of POSITIONS) {
      const seats = toAct(state).filter((who) => who !== 'dealer');
      expect(new Set(actions.map(maker))).toEqual(new Set(seats));
    }
  });
});

describe('judge: why something may not be done', () => {
  /** Each reason, and the rules that it can stand for. */
  const reasons: Readonly<Record<Refusal['type'], readonly RuleId[]>> = {
    'game-over': ['game-over'],
    'not-now': ['turns'],
    'not-your-turn': ['turns'],
    'wrong-deal': ['deal-ten'],
    'dealt-twice': ['the-cards'],
    'already-chosen': ['give-together'],
    'wrong-count': ['give-count', 'greed-exchanges'],
    'given-twice': ['the-cards'],
    'potion-kept': ['forced-potion'],
    'not-held': ['own-cards'],
    'no-suit-named': ['name-suit'],
    'suit-named': ['name-suit'],
    'must-follow': ['follow-suit'],
    'must-follow-named': ['follow-named', 'potion-barred'],
  };
  const met = new Map<string, Refusal>();
  for (const { state } of SOME) {
    for (const action of attempts(state)) {
      for (const refusal of judge(state, action)) met.set(`${refusal.type} ${refusal.rule}`, refusal);
    }
  }

  test('every refusal names a rule of the rulebook, and its own', () => {
    for (const { type, rule } of met.values()) {
      expect(RULE_IDS).toContain(rule);
      expect(reasons[type]).toContain(rule);
    }
  });

  test('every reason is given sooner or later, by each of its rules', () => {
    const all = Object.entries(reasons).flatMap(([type, rules]) => rules.map((rule) => `${type} ${rule}`));
    expect(new Set(met.keys())).toEqual(new Set(all));
  });

  test('who is not to act may do nothing', () => {
    for (const { state } of SOME) {
      const acting = toAct(state);
      const others = attempts(state).filter((action) => !acting.includes(maker(action)));
      expect(others.filter((action) => judge(state, action).length === 0)).toEqual([]);
    }
  });

  test('the order in which cards are named does not matter', () => {
    for (const { state, actions } of SOME) {
      for (const action of actions) {
        if (action.type === 'exchange') {
          expect(judge(state, { ...action, cards: action.cards.toReversed() })).toEqual([]);
        }
      }
    }
  });
});

describe('playable: which cards may be played or given', () => {
  test('they are the cards of the legal actions, in the order of the hand', () => {
    for (const { state, actions } of SOME) {
      for (const seat of SEATS) {
        const named = actions
          .filter((action) => maker(action) === seat)
          .flatMap((action) => ('card' in action ? [action.card] : 'cards' in action ? action.cards : []));
        const hand = 'hands' in state ? state.hands[seat] : [];
        expect(playable(state, seat)).toEqual(hand.filter((card) => named.includes(card)));
        expect(new Set(playable(state, seat))).toEqual(new Set(named));
      }
    }
  });

  test('who has to give one of two Potions, and one card, may give only those', () => {
    const dealt = game().deals('W1-7 G1 2+ 3+', 'P1-7 G4-6');
    expect(playable(dealt.state, 'jekyll')).toEqual(['2+', '3+']);
    expect(playable(dealt.state, 'hyde')).toHaveLength(10);
  });

  test.each([
    ['before the deal', game()],
    ['after the end', roundsOf(game(), 10)],
  ])('%s there are none', (_, { state }) => {
    for (const seat of SEATS) expect(playable(state, seat)).toEqual([]);
  });
});

describe('apply: what an action does', () => {
  /** The message with which it is refused; null: it is done. */
  function thrown(state: State, action: Action): string | null {
    try {
      apply(state, action);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  // Every state and every action is frozen: what is changed in place throws, and is found by these two as well.
  test('it does what the judge allows', () => {
    for (const { state, actions } of SOME) {
      for (const action of actions) expect(thrown(state, frozen(action))).toBeNull();
    }
  });

  test('it refuses what he forbids, with the first of his reasons', () => {
    for (const { state } of SOME) {
      const reasons = new Map<string, Action>();
      for (const action of attempts(state)) {
        const [refusal] = judge(state, action);
        if (refusal) reasons.set(`Illegal ${action.type}: ${refusal.rule} (${refusal.type})`, action);
      }
      for (const [message, action] of reasons) expect(thrown(state, frozen(action))).toBe(message);
    }
  });

  test('the state it is given stays what it was', () => {
    for (const { state, actions } of SOME) {
      const open = structuredClone(state);
      for (const action of actions) apply(open, action);
      expect(open).toEqual(state);
    }
  });

  test('a state is JSON: written down and read back, it goes on as before', () => {
    for (const { state, actions } of SOME) {
      const copy = JSON.parse(JSON.stringify(state)) as State;
      expect(copy).toEqual(state);
      for (const action of actions.slice(0, 3)) expect(apply(copy, action)).toEqual(apply(state, action));
    }
  });

  test('it says what happened, and every rule it cites is in the rulebook', () => {
    for (const { play } of SOME) {
      expect(play.events.length > 0).toBe(play.log.length > 0);
      for (const rule of play.rules) expect(RULE_IDS).toContain(rule);
    }
  });

  test('no card is lost and none comes twice', () => {
    for (const { state } of POSITIONS) {
      if (!('hands' in state)) continue;
      const { hands, setAside, tricks } = state;
      const led = 'led' in state ? [state.led.card] : [];
      const followed = 'followed' in state ? [state.followed] : [];
      const played = tricks.flatMap((trick) => [trick.led.card, trick.followed]);
      const all = [...hands.jekyll, ...hands.hyde, ...setAside, ...played, ...led, ...followed];
      expect(all.toSorted()).toEqual(CARDS.toSorted());
    }
  });

  test('before every trick both have as many cards as tricks are left', () => {
    for (const { state } of POSITIONS) {
      if (state.phase !== 'lead') continue;
      const left = 10 - state.tricks.length;
      expect([state.hands.jekyll.length, state.hands.hyde.length]).toEqual([left, left]);
    }
  });

  test('one suit, or all three, or none has a rank', () => {
    for (const { ranking } of POSITIONS.map(({ play }) => play)) {
      expect([0, 1, 3]).toContain(ranking.length);
      expect(new Set(ranking).size).toBe(ranking.length);
    }
  });
});

describe('toAct: who is to act', () => {
  const dealt = game().deals('W1-7 G1-3', 'P1-7 G4-6');
  const tricks = firstTrick('W1-3 G1-3 P1-3 2+', 'W5-7 G5-7 P5-7 5+');
  const greed = tricks.trick('G1', '5+');
  const rows: readonly (readonly [string, Play, readonly string[]])[] = [
    ['before a deal the dealer', game(), ['dealer']],
    ['between rounds the dealer', roundsOf(game(), 5), ['dealer']],
    ['in the preparation both', dealt, ['jekyll', 'hyde']],
    ['when Jekyll has chosen, Hyde', dealt.does(gives('jekyll', 'W1')), ['hyde']],
    ['when Hyde has chosen, Jekyll', dealt.does(gives('hyde', 'P1')), ['jekyll']],
    ['in the first trick of round 1 Jekyll, who leads', tricks, ['jekyll']],
    ['when he has led, Hyde', tricks.leads('W1'), ['hyde']],
    ['when Hyde has won, Hyde, who leads', tricks.trick('W1', 'W5'), ['hyde']],
    ['and when he has led, Jekyll', tricks.trick('W1', 'W5').leads('W6'), ['jekyll']],
    ['in a Greed exchange both', greed, ['jekyll', 'hyde']],
    ['when Jekyll has laid his cards down, Hyde', greed.does(gives('jekyll', 'W1 W2')), ['hyde']],
    ['when Hyde has, Jekyll', greed.does(gives('hyde', 'W5 W6')), ['jekyll']],
    ['after the end nobody', roundsOf(game(), 10), []],
  ]; // prettier-ignore

  test.each(rows)('%s', (_, { state }, who) => {
    expect(toAct(state)).toEqual(who);
  });

  test('in a random game: the dealer before a deal, and then who has not acted yet', () => {
    for (const { state } of POSITIONS) {
      const who = toAct(state);
      switch (state.phase) {
        case 'deal':
          expect(who).toEqual(['dealer']);
          break;
        case 'preparation':
        case 'greed':
          expect(who).toEqual(SEATS.filter((seat) => state.chosen[seat] === null));
          break;
        case 'lead':
          expect(who).toEqual([state.leader]);
          break;
        case 'follow':
          expect(who).toEqual(SEATS.filter((seat) => seat !== state.leader));
          break;
        case 'over':
          expect(who).toEqual([]);
      }
    }
  });
});
