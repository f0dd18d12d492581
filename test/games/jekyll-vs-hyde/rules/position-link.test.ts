import { describe, expect, test } from 'vitest';
import { MAX_QUESTION } from '#kit/input-limits';
import { words } from '#said/sandbox';
import { say } from '#words/sentence-per-type';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import { readQuestion, writeQuestion } from '#games/jekyll-vs-hyde/rules/position-link';
import { sealed } from '#kit/checksummed-link';
import { positionOf, questionOf, type Question } from '#games/jekyll-vs-hyde/rules/position-with-moves';
import { randomGame } from '#games/jekyll-vs-hyde/rules/random-play';
import { SWITCHES, type Rulings } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { readSetup } from '#games/jekyll-vs-hyde/casebook/read-case-setup';
import { setupOf } from '#games/jekyll-vs-hyde/rules/position-setup';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import { seededRandom, pick, type Random } from '#kit/random';

/** Questions in links. */

const GAMES = 10_000;

const TABLES: readonly Rulings[] = SWITCHES['led-potion'].flatMap((ledPotion) =>
  SWITCHES['return-match'].map((returnMatch) => ({ 'led-potion': ledPotion, 'return-match': returnMatch })),
);

/** Every state of a game by lot, from before the first deal to the end. */
function* states(seed: number): Generator<State> {
  const state = start(TABLES[seed % TABLES.length]);
  yield state;
  for (const moved of randomGame(state, seededRandom(seed))) yield moved.state;
}

function read(link: string): Question {
  const question = readQuestion(link);
  if (!question.ok) throw new Error(`${link}: ${question.problem.type}`);
  return question.value;
}

function rebuilt(link: string): State {
  const position = positionOf(read(link));
  if (!position.ok) throw new Error(`${link}: move ${position.problem.move} is refused`);
  return position.value;
}

/** What has to be the same: all but the cards in the piles, and what was given in exchanges before. */
function seen(state: State): string {
  if (state.phase === 'over' || state.phase === 'deal') {
    const { finished } = state;
    return written({ ...state, finished: finished && { ...finished, tricks: tricksOwned(finished.tricks) } });
  }
  return written({ ...state, tricks: tricksOwned(state.tricks), exchanges: null });
}

/** As text, whatever the order in which keys were set: a hundred times as fast to compare as objects. */
function written(facts: object): string {
  return JSON.stringify(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

describe(`Every position of ${GAMES} random games`, () => {
  test('is rebuilt from its link, which is under 300 characters, and the same may be played', () => {
    let longest = 0;
    for (let seed = 0; seed < GAMES; seed += 1) {
      for (const state of states(seed)) {
        const link = writeQuestion(questionOf(state));
        longest = Math.max(longest, link.length);
        const again = rebuilt(link);
        if (seen(again) !== seen(state)) expect.fail(`${link}\n${seen(again)}\n${seen(state)}`);
        // What may be played follows from what is the same: a tenth of the games is enough to see that.
        if (seed % 10 === 0 && written(legal(again)) !== written(legal(state))) expect.fail(link);
      }
    }
    expect(longest).toBeGreaterThan(50);
    expect(longest).toBeLessThan(300);
  });
});

/** Positions that no game has, and moves that no rule allows: a link has to hold them all the same. */
const SETUPS: readonly (readonly [string, unknown, readonly Action[]])[] = [
  ['with nothing on the table', { hands: { jekyll: [], hyde: [] } }, []],
  ['with a card twice', { hands: { jekyll: ['W1', 'W1'], hyde: ['2+', '2+', '5+'] }, leader: 'hyde' }, []],
  [
    'with all that can be set',
    {
      rulings: { 'led-potion': 'named-suit', 'return-match': 'on' },
      match: { game: 2, needed: 'never' },
      round: 3,
      marker: 7,
      leader: 'jekyll',
      hands: { jekyll: ['W7', 'G1', 'P7', '4+'], hyde: ['P1'] },
      setAside: ['G7', '2+'],
      ranking: ['pride', 'wrath', 'greed'],
      won: { jekyll: 10, hyde: 9 },
    },
    [
      { type: 'lead', by: 'jekyll', card: '4+', names: 'pride' },
      { type: 'follow', by: 'jekyll', card: 'W7' },
      { type: 'exchange', by: 'hyde', cards: ['P1', 'P1', '2+'] },
      { type: 'exchange', by: 'jekyll', cards: [] },
      { type: 'deal', jekyll: ['W1', '5+'], hyde: [] },
      { type: 'lead', by: 'hyde', card: 'W1', names: 'greed' },
    ],
  ],
];

describe('A question', () => {
  const [some = start()] = Array.from(states(7)).filter(({ phase }) => phase === 'greed');
  const question = questionOf(some);

  test.for(SETUPS)('is the same after a link, %s', ([, json, moves]) => {
    const setup = readSetup(json);
    if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
    const whole = { setup: setup.value, moves };
    expect(read(writeQuestion(whole))).toEqual(whole);
  });

  test('of a whole game is one too, from before the deal to the end', () => {
    const from = start({ 'return-match': 'on' });
    const played = Array.from(randomGame(from, seededRandom(1)));
    const whole = { setup: setupOf(from), moves: played.map(({ action }) => action) };
    const link = writeQuestion(whole);
    expect(link.length).toBeLessThan(MAX_QUESTION);
    expect(read(link)).toEqual(whole);
    expect(positionOf(whole)).toEqual({ ok: true, value: played.at(-1)?.state });
  });

  test('says which of its moves is refused, and why', () => {
    const [lead] = question.moves;
    if (lead?.type !== 'lead') throw new Error('A card is led first');
    const moves = [lead, lead, lead];
    expect(positionOf({ ...question, moves })).toMatchObject({
      ok: false,
      problem: { move: 1, action: lead, refusals: [{ type: 'not-now', phase: 'follow' }] },
    });
  });

  test('is read with a # before it and with white space that a letter brought in', () => {
    const link = writeQuestion(question);
    expect(read(`#${link.slice(0, 20)}\n  ${link.slice(20)} `)).toEqual(question);
  });
});

// --------------------------------------------------------------------------------------------------------- mutated

/** What can happen to a link on its way: letters lost, doubled, changed, swapped or cut off. */
function mutated(link: string, luck: Random): string {
  const at = Math.floor(luck() * link.length);
  const letter = pick(LETTERS, luck);
  return pick(
    [
      link.slice(0, at),
      link.slice(at),
      link.slice(0, at) + link.slice(at + 1),
      link.slice(0, at) + letter + link.slice(at),
      link.slice(0, at) + letter + link.slice(at + 1),
      link.slice(0, at) + link.slice(at - 3, at) + link.slice(at),
      link.slice(0, at) + link.slice(at + 1, at + 2) + link.charAt(at) + link.slice(at + 2),
    ],
    luck,
  );
}

const LETTERS = Array.from('WGPXwgpjhlfgdrmtsax0123456789.#%+-_ \u00e9\ud83c\0');

/** A link that somebody has made: what stands in it may be anything, and its check is right. */
function forged(link: string, luck: Random): string {
  let body = link.slice(7);
  for (let times = 1 + Math.floor(luck() * 3); times > 0; times -= 1) body = mutated(body, luck);
  return sealed(body);
}

/** Whatever is read can be asked, and written again. */
function ask(link: string): 'question' | 'problem' {
  const read = readQuestion(link);
  if (!read.ok) {
    expect(say(words.link.problems, read.problem)).toMatch(/^The link .+\.$/);
    return 'problem';
  }
  const position = positionOf(read.value);
  if (position.ok) {
    legal(position.value);
    expect(positionOf(questionOf(position.value)).ok).toBe(true);
  }
  expect(readQuestion(writeQuestion(read.value))).toEqual(read);
  return 'question';
}

describe('A link', () => {
  const links = Array.from({ length: 40 }, (_, seed) => Array.from(states(seed)))
    .flat()
    .map((state) => writeQuestion(questionOf(state)));

  test('holds letters, digits and full stops, and ends in no full stop', () => {
    expect(links.filter((link) => !/^[0-9A-Za-z.]*[0-9A-Za-z]$/.test(link))).toEqual([]);
  });

  test('that has changed on its way is noticed, 10,000 times', () => {
    const luck = seededRandom(1);
    let changed = 0;
    for (let count = 0; count < 10_000; count += 1) {
      const link = pick(links, luck);
      const other = mutated(link, luck);
      if (other.replace(/\s/g, '').replace(/^#/, '') === link) continue;
      changed += 1;
      if (ask(other) === 'question') expect.fail(`${link}\n${other}`);
    }
    expect(changed).toBeGreaterThan(9_000);
  });

  test('that somebody has forged gives a question or a problem, 10,000 times', () => {
    const luck = seededRandom(2);
    const outcomes = Array.from({ length: 10_000 }, () => ask(forged(pick(links, luck), luck)));
    expect(outcomes.filter((outcome) => outcome === 'question').length).toBeGreaterThan(500);
    expect(outcomes.filter((outcome) => outcome === 'problem').length).toBeGreaterThan(1_000);
  });

  test.for([
    ['that is empty', '', 'no-question'],
    ['of words', 'Jekyll vs Hyde', 'no-question'],
    ['of another version', '2abcde.00', 'unknown-version'],
    ['with a check that is not its own', '1abcde.00', 'damaged'],
    ['of no fields', sealed(''), 'damaged'],
    ['of too many fields', sealed('.'.repeat(7_000)), 'damaged'],
    ['with half a deal', sealed('00.r1m0.0t0...x.dW1'), 'damaged'],
    ['with a marker beyond the track', sealed('00.r1m11.0t0...x'), 'damaged'],
    ['with two tokens', sealed('00.r1m0.0t0wg...x'), 'damaged'],
    ['with a card that is none', sealed('00.r1m0.0t0.W8..x'), 'damaged'],
    ['with a Potion that is none', sealed('00.r1m0.0t0.X7..x'), 'damaged'],
    ['with an empty move', sealed('00.r1m0.0t0...x.'), 'damaged'],
    ['with a suit named by the one who follows', sealed('00.r1m0.0t0...x.ljW1.fjW1p'), 'damaged'],
    ['that is too long', '1'.repeat(MAX_QUESTION + 1), 'too-long'],
  ] as const)('%s says so', ([, link, type]) => {
    expect(readQuestion(link)).toMatchObject({ ok: false, problem: { type } });
    ask(link);
  });
});
