import { beforeAll, describe, expect, test } from 'vitest';
import { isPlaying } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import {
  explainCost,
  rulesOf,
  type Claim,
  type OwnedTrick,
} from '#games/jekyll-vs-hyde/analysis/cost-explanation';
import type {
  Continuation,
  Continuations,
} from '#games/jekyll-vs-hyde/analysis/played-and-better-continuations';
import { sure } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import { endOf } from '#games/jekyll-vs-hyde/analysis/turning-points';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { CARDS, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import type { Action, State, Trick } from '#games/jekyll-vs-hyde/rules/state';
import { createSolver, type Gap } from '#games/jekyll-vs-hyde/solver/solver';
import { words as english } from '#games/jekyll-vs-hyde/words/en/cost-explanation';
import { words as englishGame } from '#games/jekyll-vs-hyde/words/en/names';
import { words as japanese } from '#games/jekyll-vs-hyde/words/ja/cost-explanation';
import { words as japaneseGame } from '#games/jekyll-vs-hyde/words/ja/names';
import { costlyPositions, type Costly } from './positions-with-costly-moves.ts';

/** So many sentences are held to the solver, in each language; `SENTENCES=5000` takes some minutes. */
const SENTENCES = Number(process.env.SENTENCES ?? 600);
/** With more tricks to come it takes longer and is no different. */
const MOST_LEFT = 7;

/** A line played by the engine, move by move: what the claims about it are held to. */
interface Witness {
  /** The position before each move, and what it brought about. */
  readonly moves: readonly {
    readonly state: State;
    readonly action: Action;
    readonly events: readonly Event[];
  }[];
  /** The tricks of the round as they lie in the end, and the gap. */
  readonly tricks: readonly Trick[];
  readonly gap: Gap;
}

function witness(from: State, { action, line }: Continuation): Witness {
  const moves: Witness['moves'][number][] = [];
  let state = from;
  for (const move of [action, ...line]) {
    expect(legal(state).some((one) => sameMove(one, move))).toBe(true);
    const after = apply(state, move);
    moves.push({ state, action: move, events: after.events });
    ({ state } = after);
  }
  const gap = endOf(state);
  if (gap === null || !('finished' in state) || state.finished === null) throw new Error('No end');
  return { moves, tricks: state.finished.tricks, gap };
}

/** All that is said in two or three sentences, and what it is held to. */
interface Said {
  readonly continuations: Continuations;
  readonly claims: readonly Claim[];
  readonly is: Witness;
  readonly would: Witness;
}

const solver = createSolver();
const positions: { readonly costly: Costly; readonly said: readonly Said[] }[] = [];

beforeAll(() => {
  let sentences = 0;
  for (const costly of costlyPositions(solver, MOST_LEFT)) {
    const said = costly.all.map((continuations) => ({
      continuations,
      claims: explainCost(continuations),
      is: witness(continuations.from, continuations.played),
      would: witness(continuations.from, continuations.better),
    }));
    positions.push({ costly, said });
    sentences += said.reduce((sum, { claims }) => sum + claims.length, 0);
    if (sentences >= SENTENCES) break;
  }
}, 600_000);

const all = () => positions.flatMap(({ said }) => said);
const claimsOf = <Type extends Claim['type']>(type: Type) =>
  all().flatMap((said) =>
    said.claims
      .filter((claim): claim is Extract<Claim, { readonly type: Type }> => claim.type === type)
      .map((claim) => ({ ...said, claim })),
  );

/** The events from the first move of a trick of a line to its award. */
function eventsOf({ moves }: Witness, number: number): readonly Event[] {
  return moves
    .filter(({ state }) => 'tricks' in state && state.tricks.length === number - 1)
    .flatMap(({ events }) => events);
}

describe('The lines after a move that has cost something and after a better one', () => {
  test('lead to the gaps that the solver gives, and every move of both sides keeps them', () => {
    for (const { costly, said } of positions) {
      for (const { continuations, is, would } of said) {
        const { first, played, better } = continuations;
        for (const [course, line] of [
          [played, is],
          [better, would],
        ] as const) {
          const value = costly.solution.moves.find(({ action }) => sameMove(action, course.action))?.gap;
          if (value === undefined) throw new Error('No value');
          const seat: Seat = first ?? 'hyde';
          if (first === null) expect(value.low).toBe(value.high);
          expect(line.gap.low).toBe(sure(seat, value));
          for (const { state } of line.moves.slice(1)) {
            const isBetween = state.phase === 'greed' && (state.chosen.jekyll ?? state.chosen.hyde) !== null;
            if (isPlaying(state) && !isBetween) keeps(solver.value(state), first, line.gap);
          }
        }
        const sign = played.action.by === 'jekyll' ? 1 : -1;
        expect(sign * (is.gap.low - would.gap.low)).toBeGreaterThan(0);
      }
    }
  });
});

/** Whether a position still has the gap of a line, whoever shows first in exchanges, or with this seat doing so. */
function keeps(value: Gap, first: Seat | null, gap: Gap): void {
  if (first === null) expect(value).toEqual(gap);
  else expect(sure(first, value)).toBe(gap.low);
}

/** What is claimed of a trick: who takes it, with what, by which rule, and what else it brings. */
function holdsOfTrick(line: Witness, trick: Extract<Claim, { readonly type: 'kept' }>['trick']): void {
  const events = eventsOf(line, trick.trick);
  const { by, card, beats, rule } = trick;
  expect(events).toContainEqual(expect.objectContaining({ type: 'won', by, card, beats, rule }));
  expect(events).toContainEqual(expect.objectContaining({ type: 'awarded', by, trick: trick.trick }));
  const cleared = trick.effects.filter(({ type }) => type === 'cleared');
  expect(events.filter(({ type }) => type === 'cleared').map(({ rule }) => rule)).toEqual(
    cleared.map(({ rule }) => rule),
  );
  const took = trick.effects.flatMap((one) => (one.type === 'took' ? [one.trick] : []));
  expect(events.flatMap((one) => (one.type === 'took-trick' ? [one.trick] : []))).toEqual(took);
  const given = trick.effects.flatMap((one) => (one.type === 'exchanged' ? [one.given] : []));
  expect(events.flatMap((one) => (one.type === 'exchanged' ? [one.given] : []))).toEqual(given);
}

describe('What is claimed', () => {
  test('is two or three things, of every kind that there is', () => {
    const kinds = new Set(all().flatMap(({ claims }) => claims.map(({ type }) => type)));
    expect([...kinds].toSorted()).toEqual([
      'differs',
      'ends',
      'follows',
      'kept',
      'loses-later',
      'would-follow',
    ]);
    for (const { claims } of all()) expect(claims.length).toBeLessThanOrEqual(3);
  });

  test('of what follows at once: the answer, whether it is the only one, and the trick with its effects', () => {
    for (const type of ['follows', 'would-follow'] as const) {
      for (const { claim, is, would } of claimsOf(type)) {
        const line = type === 'follows' ? is : would;
        const [first, second] = line.moves;
        expect(claim.move).toEqual(first?.action);
        if (claim.answer === null) expect(claim.move.type).toBe('follow');
        else expect(claim.answer).toEqual(second?.action);
        const answers = second === undefined ? [] : legal(second.state);
        expect(claim.forced).toBe(claim.answer !== null && answers.length === 1);
        holdsOfTrick(line, claim.trick);
        if (claim.type === 'would-follow') {
          const [now, then] = [is, would].map((one) =>
            eventsOf(one, claim.trick.trick).map(({ type }) => type),
          );
          for (const lack of claim.lacks) {
            const event = lack === 'took' ? 'took-trick' : lack;
            expect(now).toContain(event);
            expect(then).not.toContain(event);
          }
        }
        const next = line.moves.slice(1).find(({ action }) => action.type === 'lead');
        expect(claim.next).toEqual(next?.action ?? null);
        if (claim.next !== null) expect(claim.next.by).toBe(claim.trick.by);
      }
    }
  });

  test('of the end: the tricks of both, the gap, and the one that the better move makes sure of', () => {
    for (const { claim, continuations, is, would } of claimsOf('ends')) {
      const owned = (seat: Seat) => is.tricks.filter(({ owner }) => owner === seat).length;
      expect(claim.owned).toEqual({ jekyll: owned('jekyll'), hyde: owned('hyde') });
      expect(claim.gap).toBe(is.gap.low);
      expect(claim.could).toBe(would.gap.low);
      expect(claim.better).toEqual(continuations.better.action);
    }
  });

  test('of a card that is kept: it stays in that hand until it wins the trick', () => {
    for (const { claim, continuations, would } of claimsOf('kept')) {
      holdsOfTrick(would, claim.trick);
      const { by, card } = continuations.played.action;
      expect(claim.trick).toMatchObject({ by, card });
      staysWith(would, by, card, claim.trick.trick);
    }
  });

  test('of a card that is beaten later: it stays in that hand until it is', () => {
    for (const { claim, continuations, is } of claimsOf('loses-later')) {
      holdsOfTrick(is, claim.trick);
      const { by, card } = continuations.better.action;
      expect(claim.trick).toMatchObject({ beats: card });
      expect(claim.trick.by).not.toBe(by);
      staysWith(is, by, card, claim.trick.trick);
    }
  });

  test('of a trick that changes hands: who owns it in the end in either line, and how', () => {
    for (const { claim, is, would } of claimsOf('differs')) {
      expect(claim.is.by).not.toBe(claim.would.by);
      ownsInTheEnd(is, claim.trick, claim.is);
      ownsInTheEnd(would, claim.trick, claim.would);
    }
  });

  test('never contradicts what is claimed of another move of the position', () => {
    for (const { said } of positions) {
      const known = new Map<string, string>();
      const agree = (about: string, what: unknown) => {
        const told = JSON.stringify(what);
        expect(known.get(about) ?? told, about).toBe(told);
        known.set(about, told);
      };
      for (const { continuations, claims } of said) {
        const { first } = continuations;
        for (const claim of claims) {
          if (claim.type === 'ends') {
            agree(`${JSON.stringify(continuations.played.action)} ${first ?? ''}`, claim.gap);
            agree(`${JSON.stringify(claim.better)} ${first ?? ''}`, claim.could);
            // Gaps that hang on no exchange hold whoever shows first.
            if (first === null) agree(JSON.stringify(claim.better), claim.could);
          }
          if (claim.type === 'follows' || claim.type === 'would-follow') {
            agree(`after ${JSON.stringify(claim.move)} ${first ?? ''}`, [claim.answer, claim.trick]);
          }
        }
      }
    }
  });
});

/** A card lies in a hand at every position of a line up to a trick, in which it is played from there. */
function staysWith({ moves }: Witness, seat: Seat, card: Card, trick: number): void {
  const at = moves.findIndex(({ action }) => 'card' in action && action.card === card);
  const played = moves[at];
  expect(played?.action).toMatchObject({ by: seat });
  expect(played !== undefined && 'tricks' in played.state && played.state.tricks.length).toBe(trick - 1);
  for (const { state } of moves.slice(0, at + 1)) {
    expect('hands' in state && state.hands[seat].includes(card)).toBe(true);
  }
}

function ownsInTheEnd(line: Witness, number: number, { by, how }: OwnedTrick): void {
  const trick = line.tricks[number - 1];
  expect(trick?.owner).toBe(by);
  const events = eventsOf(line, how.type === 'taken' ? how.trick : number);
  switch (how.type) {
    case 'won': {
      const { type, ...facts } = how;
      expect(trick?.winner).toBe(by);
      expect(events).toContainEqual(expect.objectContaining({ type, by, ...facts }));
      return;
    }
    case 'taken':
      expect(events).toContainEqual(
        expect.objectContaining({ type: 'took-trick', rule: how.rule, by, trick: number }),
      );
      return;
    case 'stays': {
      const [first] = line.moves;
      expect(first !== undefined && 'tricks' in first.state && first.state.tricks[number - 1]?.owner).toBe(
        by,
      );
      expect(line.moves.flatMap(({ events }) => events)).not.toContainEqual(
        expect.objectContaining({ type: 'took-trick', trick: number }),
      );
    }
  }
}

describe.each([
  ['English', english, englishGame],
  ['Japanese', japanese, japaneseGame],
] as const)('What is said of it in %s', (_, words, game) => {
  test('names each card and number of the claim, and no other', () => {
    for (const { claims } of all()) {
      for (const claim of claims) {
        const sentence = words.says(claim);
        const facts = JSON.stringify(claim);
        const [cards, numbers] = namesIn(sentence, game.card);
        for (const card of cards) expect(facts, sentence).toContain(`"${card}"`);
        for (const number of numbers) expect(numbersIn(claim), sentence).toContain(number);
        expect(cards.length + numbers.length, sentence).toBeGreaterThan(0);
        for (const rule of rulesOf(claim)) expect(Object.keys(game.rules)).toContain(rule);
      }
    }
  });

  test('differs where the claims differ', () => {
    for (const { claims } of all()) expect(new Set(claims.map(words.says)).size).toBe(claims.length);
  });
});

/** The cards that a sentence names, and the numbers that stand in it besides. */
function namesIn(
  sentence: string,
  name: (card: Card) => string,
): readonly [cards: readonly Card[], numbers: readonly number[]] {
  let rest = sentence;
  const cards: Card[] = [];
  for (const card of CARDS) {
    if (!rest.includes(name(card))) continue;
    cards.push(card);
    rest = rest.replaceAll(name(card), '');
  }
  return [cards, [...rest.matchAll(/\d+/g)].map(([number]) => Number(number))];
}

/** The numbers that a claim holds: gaps, tricks and what is taken when. */
function numbersIn(claim: unknown): readonly number[] {
  if (typeof claim === 'number') return [claim];
  return typeof claim === 'object' && claim !== null ? Object.values(claim).flatMap(numbersIn) : [];
}
