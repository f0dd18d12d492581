import { describe, expect, test } from 'vitest';
import { apply } from '#games/chronicle/rules/apply';
import type { Card } from '#games/chronicle/rules/cards';
import { start } from '#games/chronicle/rules/state-before-deal';
import { alliesOf, handOf, seatsAt } from '#games/chronicle/rules/seats';
import { sameMove } from '#games/chronicle/rules/same-move';
import type { State } from '#games/chronicle/rules/state';
import { view } from '#games/chronicle/rules/view';
import { choose, commit, enter, layDown, settle, showLead } from '#games/chronicle/record/enter-tap-by-tap';
import { due, gameOf, tableOf } from '#games/chronicle/record/next-record-entry';
import { beginRecording, type Recording } from '#games/chronicle/record/record-in-progress';
import { placesIn, type Place } from '#games/chronicle/record/card-places-and-contradiction';
import { readRecordFile, recordText } from '#games/chronicle/record/record-file';
import { hiddenMoves, observerOf, replayOf } from '#games/chronicle/record/record-to-replay';
import { partsOf, type Seen } from '#games/chronicle/record/record';
import { back } from '#games/chronicle/record/take-back';
import type { Result } from '#kit/parse-result';
import { seenGame, type SeenGame } from './games-seen-by-observer.ts';

/** Random games of three to six, at all tables and with cards filled in by lot, fed move by move to the record of one who sits there. */

const GAMES = 150;
const seeds = Array.from({ length: GAMES }, (_, index) => index + 1);
/** What is asked of every step of a game takes long; these have all tables among them. */
const fewer = seeds.filter((seed) => seed % 5 === 0);

function good<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.problem)}`);
  return result.value;
}

function begun({ rulings, seats, observer }: SeenGame): Recording {
  return beginRecording({ observer, seats, rulings });
}

/** Where a card truly lies. */
function truePlace(state: State, card: Card): Place {
  if (state.phase === 'deal') return 'unknown';
  if (state.meeting.laid.some((laid) => laid.card === card)) return 'meeting';
  const holder = seatsAt(state).find((seat) => handOf(state, seat).includes(card));
  if (holder !== undefined) return holder;
  const owner = seatsAt(state).find((seat) => alliesOf(state, seat).includes(card));
  return owner === undefined ? 'out' : `${owner}-allies`;
}

describe('Whoever looks on', () => {
  test('can enter every move, is told what happened, and sees the table as it is; nothing else is said of any move', () => {
    const found = { unseen: 0, whole: 0 };
    for (const seed of seeds) {
      const game = seenGame(seed);
      let recording = begun(game);
      for (const { seen, after, events } of game.steps) {
        recording = good(commit(recording, seen));
        expect(recording.sighted.at(-1)?.events).toEqual(events);
        expect(view(tableOf(recording), game.observer)).toEqual(view(after, game.observer));
        if ('card' in seen && (seen.card as string) === '??') found.unseen += 1;
      }
      found.whole += isToldAsItWas(recording, game);
    }
    expect(found.unseen).toBeGreaterThan(200);
    expect(found.whole).toBeGreaterThan(0);
  });

  test('is never told of a card that it lies where it does not', () => {
    let known = 0;
    for (const seed of fewer) {
      const game = seenGame(seed);
      let recording = begun(game);
      for (const { seen, after } of game.steps) {
        recording = good(commit(recording, seen));
        for (const [card, place] of placesIn(recording)) {
          known += 1;
          if (place !== truePlace(after, card)) throw new Error(`${seed}: ${card} is not ${place}`);
        }
      }
    }
    expect(known).toBeGreaterThan(10_000);
  });
});

/** Whether nothing of a record is unknown, in which case it is the very game; otherwise every move but the hidden ones is. */
function isToldAsItWas(recording: Recording, { rulings, steps }: SeenGame): number {
  let state: State = start(rulings);
  for (const { action } of replayOf(recording).moves) ({ state } = apply(state, action));
  expect(state).toEqual(tableOf(recording));
  const isWhole = observerOf(recording) === null;
  const hidden = hiddenMoves(recording);
  if (isWhole) expect(hidden.size).toBe(0);
  for (const [index, action] of gameOf(recording).actions.entries()) {
    const truth = steps[index]?.action;
    if (hidden.has(action) || (action.type === 'deal' && !isWhole)) continue;
    expect(truth !== undefined && sameMove(action, truth), `move ${index}`).toBe(true);
  }
  return isWhole && recording.observer !== 'all' ? 1 : 0;
}

/** Enters a move as a person does, tap by tap. */
function tapped(recording: Recording, seen: Seen): Recording {
  let now = recording;
  const tap = (card: Card) => {
    now = good(enter(now, card));
  };
  if (seen.type === 'deal') {
    const { history, hands, aside } = seen;
    tap(history.lead);
    now = good(settle(now, history.conditions));
    const open = Object.values(hands).filter((hand) => !hand.includes('??'));
    for (const card of open.flat()) if (card !== '??') tap(card);
    if (aside !== undefined) tap(aside);
    const next = due(now);
    const holder = Object.entries(hands).find(([, hand]) => hand.includes(history.lead))?.[0];
    if (next.type === 'holder') now = good(showLead(now, next.seats.find((seat) => seat === holder) ?? 'p1'));
    return now;
  }
  if (seen.type === 'play') {
    if (seen.card === '??') now = good(layDown(now));
    else tap(seen.card);
  } else {
    const { said: move } = partsOf(seen);
    const spelled = (card: string) =>
      JSON.stringify({ ...move, ...('card' in move && { card }) }, Object.keys(move).toSorted());
    const next = due(now);
    const option =
      next.type === 'choice'
        ? next.options.find((each) => {
            const said = JSON.stringify(each, Object.keys(each).toSorted());
            return (
              said === spelled('??') || ('card' in move ? said === spelled(move.card) : said === spelled(''))
            );
          })
        : undefined;
    if (option === undefined) throw new Error(`No such choice: ${JSON.stringify(seen)}`);
    now = good(choose(now, option));
    if (due(now).type === 'card' && 'card' in seen && seen.card !== '??') tap(seen.card);
  }
  (seen.shown ?? []).forEach(tap);
  return now;
}

describe('Tap by tap', () => {
  test('every game is entered, kept and read again at every tap, and a tap is taken back', () => {
    for (const seed of fewer.slice(0, 10)) {
      const game = seenGame(seed);
      let recording = begun(game);
      for (const [at, { seen }] of game.steps.entries()) {
        recording = tapped(recording, seen);
        expect(recording.sighted).toHaveLength(at + 1);
        expect(recording.sighted.at(-1)?.seen).toEqual(seen);
        if (at % 20 > 0) continue;
        const before = back(recording);
        const file = readRecordFile(recordText(before));
        expect(file?.ok === true && file.value.problem).toBeNull();
        expect(file?.ok === true && file.value.recording).toEqual(before);
      }
    }
  });
});
