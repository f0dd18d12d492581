import { describe, expect, test } from 'vitest';
import { words } from '#said/jekyll-vs-hyde/unreachable-reasons';
import { say } from '#words/sentence-per-type';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import { askable } from '#games/jekyll-vs-hyde/reachability/questions-askable-of-position';
import { unreachableReasons } from '#games/jekyll-vs-hyde/reachability/unreachable-reasons';
import { writeQuestion } from '#games/jekyll-vs-hyde/rules/position-link';
import { questionOf } from '#games/jekyll-vs-hyde/rules/position-with-moves';
import { randomMove } from '#games/jekyll-vs-hyde/rules/random-play';
import { SWITCHES } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { readSetup } from '#games/jekyll-vs-hyde/casebook/read-case-setup';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import { ruleOfThumbMove } from '#games/jekyll-vs-hyde/rules/rule-of-thumb-move';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { seededRandom, pick, type Random } from '#kit/random';
import { cards } from '../rules/table.ts';

/** Whether a position can come up in a game. */

/** How many games are played; `GAMES=100000` plays as many as the judge has been shown to stand. */
const GAMES = Number(process.env.GAMES ?? 3_000);
/** More than enough even on a machine that is busy, in milliseconds. */
const PATIENCE = 600_000 + 60 * GAMES;

// ---------------------------------------------------------------------------------------------------- real games

/** Ways to play, so that positions come up which play by lot seldom reaches. */
const WAYS: readonly ((state: State, luck: Random) => Action)[] = [
  randomMove,
  randomMove,
  byThumb,
  potionsFirst,
];

function byThumb(state: State, luck: Random): Action {
  if (state.phase !== 'lead' && state.phase !== 'follow') return randomMove(state, luck);
  const actions = legal(state);
  const [first] = actions;
  if (first === undefined || first.type === 'deal') throw new Error('Somebody is to play');
  return ruleOfThumbMove(view(state, first.by), actions, luck);
}

function potionsFirst(state: State, luck: Random): Action {
  if (state.phase !== 'lead' && state.phase !== 'follow') return randomMove(state, luck);
  const actions = legal(state);
  const potions = actions.filter((action) => 'card' in action && action.card.endsWith('+'));
  return pick(potions.length > 0 ? potions : actions, luck);
}

/** The states of a game, from before the first deal to the end. */
function* states(seed: number): Generator<State> {
  const luck = seededRandom(seed);
  const way = pick(WAYS, luck);
  let state: State = start({
    'led-potion': pick(SWITCHES['led-potion'], luck),
    'return-match': pick(SWITCHES['return-match'], luck),
  });
  yield state;
  while (state.phase !== 'over') {
    ({ state } = apply(state, way(state, luck)));
    yield state;
  }
}

test(
  `No position of ${GAMES} games is called impossible`,
  () => {
    let [positions, looked] = [0, 0];
    for (let seed = 0; seed < GAMES; seed += 1) {
      let last = '';
      for (const state of states(seed)) {
        positions += 1;
        const { setup } = questionOf(state);
        // A trick and an exchange that are under way go back to the setup before them.
        const link = writeQuestion({ setup, moves: [] });
        if (link === last) continue;
        last = link;
        looked += 1;
        const [reason] = unreachableReasons(setup);
        if (reason !== undefined) expect.fail(`${link}: ${say(words.reasons, reason)}`);
      }
    }
    expect(positions).toBeGreaterThan(80 * GAMES);
    expect(looked).toBeGreaterThan(30 * GAMES);
  },
  PATIENCE,
);

// ------------------------------------------------------------------------------------------------------- reasons

/** A setup in short: cards as in the tests of the rules, anything else as it would be at the start. */
function laid(parts: {
  readonly [Key in keyof Setup]?: Key extends 'hands'
    ? { readonly jekyll: string; readonly hyde: string }
    : unknown;
}): Setup {
  const { hands = { jekyll: '', hyde: '' }, ...rest } = parts;
  const list = (written: string): readonly Card[] => (written === '' ? [] : cards(written));
  const read = readSetup({ hands: { jekyll: list(hands.jekyll), hyde: list(hands.hyde) }, ...rest });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
}

/** Ten cards each, and what is left. */
const DEALT = { jekyll: 'W1-7 G1-3', hyde: 'G4-7 P1-6' };
const FIVE = ['P7', '2+', '3+', '4+', '5+'];
/** Both hold all suits, and two tricks have been played. */
const EIGHT = { jekyll: 'W1-3 G1-3 P1-2', hyde: 'W4-5 G4-5 P3-6' };

describe('A setup is possible', () => {
  test.for<readonly [string, Setup]>([
    ['before the deal', laid({ round: 3, marker: 8 })],
    ['before the preparation', laid({ hands: DEALT, setAside: FIVE, round: 2, marker: 4 })],
    ['before the first lead', laid({ hands: DEALT, leader: 'jekyll' })],
    ['before the first lead on Hyde’s side', laid({ hands: DEALT, leader: 'hyde', round: 2, marker: 6 })],
    [
      'with three Potions in one hand, for one of them was given',
      laid({ hands: { jekyll: 'W1-7 2+ 3+ 4+', hyde: 'G1-7 P1-2 5+' }, leader: 'jekyll' }),
    ],
    [
      'with all Potions in one hand in round 3, for all three may have been given',
      laid({ hands: { jekyll: 'W1-6 2+ 3+ 4+ 5+', hyde: 'G1-7 P1-3' }, leader: 'jekyll', round: 3 }),
    ],
    [
      'with an empty board after Wrath met a Potion',
      laid({
        hands: { jekyll: 'W2-7 G1-3', hyde: 'G4-7 P1-5' },
        setAside: ['P6', 'P7', '3+', '4+', '5+'],
        won: { jekyll: 1, hyde: 0 },
        leader: 'jekyll',
      }),
    ],
    [
      'where a void follower gave cards away by Greed after it',
      laid({
        // Hyde was void in Wrath in the first trick (W1, P1), and got W7 for G2 in the second (G1, 2+).
        hands: { jekyll: 'W3-6 G2-4 P6', hyde: 'W7 G5-7 P2-5' },
        setAside: ['W2', 'P7', '3+', '4+', '5+'],
        ranking: ['wrath', 'pride', 'greed'],
        won: { jekyll: 1, hyde: 1 },
        leader: 'jekyll',
      }),
    ],
  ])('%s', ([, setup]) => {
    expect(unreachableReasons(setup)).toEqual([]);
  });
});

describe('A setup is impossible', () => {
  test.for<readonly [string, Setup, readonly unknown[]]>([
    [
      'in a second game where the table plays one',
      laid({ match: { game: 2, needed: 3 } }),
      [{ type: 'second-game' }],
    ],
    ['with the marker moved in round 1', laid({ marker: 2 }), [{ type: 'marker', can: [0] }]],
    [
      'with the marker on an odd space',
      laid({ round: 2, marker: 3 }),
      [{ type: 'marker', can: [0, 2, 4, 6, 8] }],
    ],
    [
      'with the marker at the end',
      laid({ round: 3, marker: 10 }),
      [{ type: 'marker', can: [0, 2, 4, 6, 8] }],
    ],
    [
      'with tokens, tricks and cards aside before the deal',
      laid({ ranking: ['wrath'], won: { jekyll: 1, hyde: 0 }, setAside: FIVE }),
      [
        { type: 'too-early', before: 'deal', what: 'tokens' },
        { type: 'too-early', before: 'deal', what: 'tricks' },
        { type: 'too-early', before: 'deal', what: 'set-aside' },
      ],
    ],
    [
      'with a token before the first lead',
      laid({ hands: DEALT, leader: 'jekyll', ranking: ['pride'] }),
      [{ type: 'too-early', before: 'first-lead', what: 'tokens' }],
    ],
    [
      'with a card twice',
      laid({ hands: { jekyll: 'W1-7 G1-3', hyde: 'W7 G4-7 P1-5' }, leader: 'jekyll' }),
      [{ type: 'card-twice', card: 'W7' }],
    ],
    [
      'with nine cards before the preparation',
      laid({ hands: { jekyll: 'W1-7 G1-2', hyde: 'G4-7 P1-6' } }),
      [{ type: 'hand-dealt', seat: 'jekyll', count: 9, due: 10 }],
    ],
    [
      'with hands of two sizes before a lead',
      laid({ hands: { jekyll: 'W1-7', hyde: 'G1-6' }, won: { jekyll: 3, hyde: 0 }, leader: 'jekyll' }),
      [{ type: 'hands-unequal', counts: { jekyll: 7, hyde: 6 } }],
    ],
    [
      'with too few tricks for the cards that are gone',
      laid({ hands: { jekyll: 'W1', hyde: 'W2' }, won: { jekyll: 3, hyde: 3 }, leader: 'jekyll' }),
      [{ type: 'cards-and-tricks', count: 1, tricks: 6, due: 10 }],
    ],
    [
      'with a lead after ten tricks',
      laid({ won: { jekyll: 5, hyde: 5 }, leader: 'jekyll' }),
      [{ type: 'round-played' }],
    ],
    [
      'with four cards set aside',
      laid({ hands: DEALT, leader: 'jekyll', setAside: FIVE.slice(1) }),
      [{ type: 'set-aside', count: 4, due: 5 }],
    ],
    [
      'with the wrong seat to lead first',
      laid({ hands: DEALT, leader: 'hyde' }),
      [{ type: 'first-leader', leader: 'jekyll' }],
    ],
    [
      'with three Potions against none before the first lead of round 1',
      laid({ hands: { jekyll: 'W1-7 2+ 3+ 4+', hyde: 'G1-7 P1-3' }, leader: 'jekyll' }),
      [{ type: 'potions-kept', potions: { jekyll: 3, hyde: 0 } }],
    ],
    [
      'with a leader who owns no trick',
      laid({ hands: EIGHT, won: { jekyll: 0, hyde: 2 }, leader: 'jekyll' }),
      [{ type: 'leader-without-trick', leader: 'jekyll' }],
    ],
    [
      'with a token for a suit of which nothing has been played',
      laid({
        hands: { jekyll: 'W1-4 P1-4', hyde: 'W5-7 P5-7 G1 2+' },
        ranking: ['pride', 'greed', 'wrath'],
        won: { jekyll: 1, hyde: 1 },
        leader: 'hyde',
      }),
      [{ type: 'token-unplayed', suit: 'pride' }],
    ],
    [
      'without a token for a suit that was played and never cleared',
      laid({
        hands: EIGHT,
        setAside: ['G6', '2+', '3+', '4+', '5+'],
        ranking: ['wrath'],
        won: { jekyll: 1, hyde: 1 },
        leader: 'hyde',
      }),
      [
        { type: 'token-missing', suit: 'greed' },
        { type: 'token-missing', suit: 'pride' },
      ],
    ],
    [
      'with a token right after Wrath met a Potion',
      laid({
        hands: { jekyll: 'W2-7 G1-3', hyde: 'G4-7 P1-5' },
        setAside: ['P6', 'P7', '3+', '4+', '5+'],
        ranking: ['wrath'],
        won: { jekyll: 1, hyde: 0 },
        leader: 'jekyll',
      }),
      [{ type: 'tokens-unfit', fitting: [[]] }],
    ],
    [
      'with a trick each where Pride has just taken the only other one',
      laid({
        hands: { jekyll: 'W1-3 G1-3 P1-2', hyde: 'W4-5 G4-5 P3-6' },
        setAside: ['G6', 'G7', '3+', '4+', '5+'],
        ranking: ['wrath', 'pride', 'greed'],
        won: { jekyll: 1, hyde: 1 },
        leader: 'jekyll',
      }),
      [
        { type: 'tokens-unfit', fitting: [['pride', 'wrath', 'greed']] },
        { type: 'tricks-unfit', fitting: [{ jekyll: 2, hyde: 0 }] },
      ],
    ],
    [
      'with the lead for the one who answered with the lower rank',
      laid({
        // Only Jekyll was void: Hyde led G6, Jekyll answered P7, and Pride ranked above Greed.
        hands: { jekyll: 'W1-4 P1-4', hyde: 'W5 G1-5 P5-6' },
        setAside: ['G7', '2+', '3+', '4+', '5+'],
        ranking: ['wrath', 'greed', 'pride'],
        won: { jekyll: 1, hyde: 1 },
        leader: 'hyde',
      }),
      [{ type: 'leader-unfit' }, { type: 'aside-unfit' }],
    ],
    [
      'where one card of a suit is gone, and nobody was void',
      laid({
        hands: { jekyll: 'W1-3 G1-3 P1-2', hyde: 'W4-5 G4-6 P3-5' },
        setAside: ['P6', '2+', '3+', '4+', '5+'],
        ranking: ['wrath', 'greed', 'pride'],
        won: { jekyll: 1, hyde: 1 },
        leader: 'hyde',
      }),
      [{ type: 'aside-unfit' }],
    ],
    [
      'where one trick has placed two tokens, and nobody was void',
      laid({
        hands: { jekyll: 'W1-3 G1-3 P1-3', hyde: 'W4-6 G4-6 P4-6' },
        setAside: ['P7', '2+', '3+', '4+', '5+'],
        ranking: ['wrath', 'greed', 'pride'],
        won: { jekyll: 1, hyde: 0 },
        leader: 'jekyll',
      }),
      [{ type: 'no-past', tricks: 1 }],
    ],
  ])('%s', ([, setup, reasons]) => {
    const found = unreachableReasons(setup);
    expect(found).toMatchObject(reasons);
    expect(found.length).toBe(reasons.length);
    for (const reason of found) expect(say(words.reasons, reason)).toMatch(/^[A-Z\d].*\.$/);
  });
});

describe('Of an impossible position can be asked', () => {
  test.for<readonly [string, Setup, Partial<ReturnType<typeof askable>>]>([
    [
      'who may play and who wins where tricks and cards do not add up',
      laid({ hands: { jekyll: 'W1', hyde: 'W2' }, leader: 'jekyll' }),
      { plays: true, winners: true, greed: true, 'round-end': true, knowledge: true, 'play-on': false },
    ],
    [
      'no exchange where hands are unequal',
      laid({ hands: { jekyll: 'W1 W3', hyde: 'W2' }, leader: 'jekyll' }),
      { plays: true, winners: true, greed: false, 'play-on': false },
    ],
    [
      'nothing of what a seat knows where a card is there twice',
      laid({ hands: { jekyll: 'W1', hyde: 'W1' }, leader: 'jekyll' }),
      { plays: true, knowledge: false, 'play-on': false },
    ],
    [
      'nothing of the marker where the game is over',
      laid({ marker: 10, leader: 'hyde' }),
      { plays: false, 'round-end': false },
    ],
    [
      'everything where it is possible',
      laid({ hands: DEALT, leader: 'jekyll' }),
      { plays: true, winners: true, greed: true, 'round-end': true, knowledge: true, 'play-on': true },
    ],
  ])('%s', ([, setup, can]) => {
    expect(askable(setup)).toMatchObject(can);
  });
});

test('Hands that differ by the card of a lead are told how a trick that is under way is laid out', () => {
  const told = (jekyll: number, hyde: number) =>
    say(words.reasons, { type: 'hands-unequal', counts: { jekyll, hyde } });
  expect(told(4, 5)).toContain('If Jekyll has led and Hyde is to answer');
  expect(told(5, 4)).toContain('If Hyde has led and Jekyll is to answer');
  expect(told(3, 5)).not.toContain('has led');
});
