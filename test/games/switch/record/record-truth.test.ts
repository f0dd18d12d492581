import { describe, expect, test } from 'vitest';
import { apply } from '#games/switch/rules/apply';
import { CARDS, type Card } from '#games/switch/rules/cards';
import { start } from '#games/switch/rules/state-before-deal';
import type { Action, State } from '#games/switch/rules/state';
import { handOf, seatsAt } from '#games/switch/rules/turn-order';
import { view, type Viewer } from '#games/switch/rules/view';
import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import { adapter } from '#games/switch/widgets/recorder/record-file-adapter';
import { readReplay } from '#replays/read-replay';
import { placeOf, type Place } from '#games/switch/record/card-places-and-contradiction';
import {
  beginRecording,
  due,
  gameOf,
  tableOf,
  type Recording,
} from '#games/switch/record/record-in-progress';
import { back, choose, commit, draw, enter, lay } from '#games/switch/record/enter-tap-by-tap';
import { readRecordFile, recordText } from '#games/switch/record/record-file';
import { observerOf, replayOf } from '#games/switch/record/record-to-replay';
import { isKnown, sees, type Seen } from '#games/switch/record/record';
import type { Result } from '#kit/parse-result';
import { observersAt, seenGame, type SeenGame } from './games-seen-by-observer.ts';

/** Random whole games of two to six, at all tables, fed move by move to the record of one who sits there. */

const GAMES = 150;

function good<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.problem)}`);
  return result.value;
}

function begun({ rulings, seats }: SeenGame, observer: Viewer): Recording {
  return beginRecording({ observer, seats, rulings });
}

/** A game by lot, and through whose eyes it is recorded. */
function tableAt(seed: number) {
  let observer = 'all' as Viewer;
  const game = seenGame(seed, (seats) => {
    const observers = observersAt(seats);
    observer = observers[(seed * 7) % observers.length] ?? 'all';
    return observer;
  });
  return { observer, game };
}

/** Where a card truly lies. */
function truePlace(state: State, card: Card): Place {
  if (state.phase === 'deal') return 'unknown';
  if (state.played.includes(card)) return 'played';
  return seatsAt(state).find((seat) => handOf(state, seat).includes(card)) ?? 'deck';
}

const seeds = Array.from({ length: GAMES }, (_, index) => index + 1);

describe('Whoever looks on', () => {
  test('can enter every move, and the table looks to them as the true one does', () => {
    for (const seed of seeds) {
      const { observer, game } = tableAt(seed);
      let recording = begun(game, observer);
      for (const { seen, after } of game.steps) {
        recording = good(commit(recording, seen));
        expect(view(tableOf(recording), observer)).toEqual(
          observer === 'all'
            ? { ...view(after, observer), deck: expect.anything() as unknown }
            : view(after, observer),
        );
      }
    }
  });

  test('is never told of a card that it lies where nobody has shown it, nor of one where it does not lie', () => {
    let known = 0;
    for (const seed of seeds.slice(0, 80)) {
      const { observer, game } = tableAt(seed);
      let recording = begun(game, observer);
      const buried = game.steps[0]?.seen.type === 'deal' ? game.steps[0].seen.turned : [];
      for (const { seen, after } of game.steps) {
        recording = good(commit(recording, seen));
        for (const card of CARDS) {
          const place = placeOf(recording, card);
          if (place === 'unknown') continue;
          known += 1;
          expect(place).toBe(truePlace(after, card));
          if (place === 'deck') expect(buried).toContain(card);
          if (place === 'deck' || place === 'played' || sees(observer, place)) continue;
          const shown = after.phase === 'deal' ? [] : (after.shown[place] ?? []);
          expect([...shown, ...buried]).toContain(card);
        }
      }
    }
    expect(known).toBeGreaterThan(10_000);
  });

  test('is shown a game that the rules lead to the same table', () => {
    for (const seed of seeds) {
      const { observer, game } = tableAt(seed);
      let recording = begun(game, observer);
      for (const { seen } of game.steps) recording = good(commit(recording, seen));
      let state: State = start(game.rulings);
      for (const { action } of replayOf(recording).moves) ({ state } = apply(state, action));
      expect(state).toEqual(tableOf(recording));
    }
  });

  test('has the very game where all hands are open, but for the order of cards that nobody drew', () => {
    for (const seed of seeds.slice(0, 60)) {
      const game = seenGame(seed, () => 'all');
      let recording = begun(game, 'all');
      for (const { seen } of game.steps) recording = good(commit(recording, seen));
      expect(observerOf(recording)).toBeNull();
      const { actions } = gameOf(recording);
      const { length } = lastDeck(game);
      actions.forEach((action, at) => {
        const truth = game.steps[at]?.action;
        const isLast = at === lastDeck(game).at;
        if (action.type !== 'deal' && action.type !== 'shuffle') expect(action).toEqual(truth);
        else if (truth?.type === 'deal' || truth?.type === 'shuffle') {
          const drawn = truth.deck.length - (isLast ? length : 0);
          if (action.type === 'deal')
            expect(action).toEqual({ ...truth, deck: expect.anything() as unknown });
          expect(action.deck.slice(0, drawn)).toEqual(truth.deck.slice(0, drawn));
          expect(action.deck.toSorted()).toEqual(truth.deck.toSorted());
        }
      });
    }
  });

  test('is a replay only where the whole deck was seen: no order is made up in a file', () => {
    const found = { replay: 0, record: 0 };
    for (const seed of seeds) {
      const game = seenGame(seed, () => 'all');
      let recording = begun(game, 'all');
      for (const { seen } of game.steps) recording = good(commit(recording, seen));
      const file = adapter.gameOf(recording)?.file();
      found[file === undefined ? 'record' : 'replay'] += 1;
      expect(recordText(recording)).not.toContain('"deck"');
      if (file === undefined) continue;
      const read = readReplay(file, switchMachine);
      const actions = read.ok ? read.value.replay.moves.map(({ action }) => action) : [];
      expect(actions.map(withSortedHands)).toEqual(game.steps.map(({ action }) => withSortedHands(action)));
    }
    expect(Math.min(found.replay, found.record)).toBeGreaterThan(0);
  });

  test('has a game like any other as soon as every draw of the others is told and every hand shown', () => {
    const found = { known: 0, hidden: 0 };
    for (const seed of seeds) {
      const { game, observer } = tableAt(seed);
      let recording = begun(game, observer);
      for (const { seen, drawn } of game.steps) {
        const told = drawn.length > 0 && seen.type !== 'deal' ? { ...seen, drew: drawn } : seen;
        recording = good(commit(recording, told));
      }
      const end = game.steps.at(-1)?.after;
      if (observer === 'all' || end === undefined || end.phase === 'deal') continue;
      const dealt = game.steps[0]?.action;
      const hands = dealt?.type === 'deal' ? dealt.hands : {};
      // Who was dealt what is told by what was played of it.
      const isOpen = seatsAt(end).every((seat) => {
        const out = handOf(end, seat).filter((card) => gameOf(recording).unseen.has(card));
        return seat === observer || out.length === 0;
      });
      expect(isKnown(observer, recording.sighted)).toBe(isOpen);
      found[isOpen ? 'known' : 'hidden'] += 1;
      const supposed = gameOf(recording).actions[0];
      if (isOpen && supposed?.type === 'deal') expect(supposed.hands).toEqual(hands);
    }
    expect(Math.min(found.known, found.hidden)).toBeGreaterThan(0);
  });
});

/** A move in which it makes no difference in which order a hand was dealt. */
function withSortedHands(action: Action): unknown {
  if (action.type !== 'deal') return action;
  const hands = Object.entries(action.hands).map(([seat, hand]) => [seat, hand.toSorted()]);
  return { ...action, hands: Object.fromEntries(hands) as unknown };
}

/** The last deck of a game: with which move it came, and how much of it nobody drew. */
function lastDeck({ steps }: SeenGame): { readonly at: number; readonly length: number } {
  const at = steps.findLastIndex(({ action }) => action.type === 'deal' || action.type === 'shuffle');
  const last = steps.at(-1)?.after;
  return { at, length: last === undefined || last.phase === 'deal' ? 0 : last.deck.length };
}

/** Enters a move as a person does, a tap a card. */
function tapped(recording: Recording, seen: Seen): Recording {
  let now = recording;
  const moves = recording.sighted.length;
  const tap = (card: Card) => {
    now = good(enter(now, card));
  };
  if (seen.type === 'deal') {
    [...Object.values(seen.hands).flat(), ...seen.turned].forEach((card) => {
      if (card !== '??') tap(card);
    });
    return now;
  }
  if (seen.type === 'play') {
    seen.cards.forEach(tap);
    if (now.picked.length > 0 && due(now).type === 'turn') now = good(lay(now));
    if (seen.suit !== undefined) now = good(choose(now, seen.suit));
  } else now = good(draw(now));
  // What comes from the deck belongs to the same move.
  if (now.sighted.length === moves) (seen.drew ?? []).forEach(tap);
  return now;
}

describe('Tap by tap', () => {
  test('every game is entered, kept and read again at every tap, and a tap is taken back', () => {
    for (const seed of seeds.slice(0, 40)) {
      const { observer, game } = tableAt(seed);
      let recording = begun(game, observer);
      for (const [at, { seen }] of game.steps.entries()) {
        recording = tapped(recording, seen);
        expect(recording.sighted.map((each) => each.seen)).toHaveLength(at + 1);
        expect(recording.sighted.at(-1)?.seen).toEqual(seen);
        if (at % 3 > 0) continue;
        const before = back(recording);
        const file = readRecordFile(recordText(before));
        expect(file?.ok === true && file.value.problem).toBeNull();
        expect(file?.ok === true && file.value.recording).toEqual(before);
      }
    }
  });
});
