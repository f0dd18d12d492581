import { describe, expect, test } from 'vitest';
import type { GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import { seededRandom } from '#kit/random';
import { lineThrough } from '#replays/replay-frames';
import { perft } from '#replays/perft';
import { readReplay } from '#replays/read-replay';
import type { Replay } from '#replays/replay';
import { writeReplay } from '#replays/write-replay';
import { playedGame } from './actions-of-random-games.ts';

/** What every game has to keep, whatever its rules are: it is what the shell relies on. */

export interface Contracted<T extends GameTypes, Position extends Standing<T>> {
  readonly machine: Machine<T, Position>;
  /** The tables to play at: all combinations of rulings that change play. */
  readonly tables: readonly Partial<T['rulings']>[];
  /** The ids of all rules: every event and refusal cites one. */
  readonly rules: readonly string[];
  /** How many games are played at each table. */
  readonly games: number;
}

export function keepsContract<T extends GameTypes, Position extends Standing<T>>({
  machine,
  tables,
  rules,
  games,
}: Contracted<T, Position>): void {
  const { game } = machine;
  const stateOf = ({ context }: Position): T['state'] => context.state;

  const all = tables.flatMap((rulings) =>
    Array.from({ length: games }, (_, seed) => ({
      seed,
      rulings,
      moves: playedGame(machine, seed, rulings),
    })),
  );
  const everywhere = all.flatMap(({ moves }) => moves);

  describe(`${game.id} keeps what every game promises`, () => {
    test('as many as may play have a seat', () => {
      const { fewest, most } = game.players;
      expect(fewest).toBeGreaterThan(0);
      expect(most).toBeGreaterThanOrEqual(fewest);
      expect(game.seats).toHaveLength(most);
      expect(new Set(game.seats).size).toBe(most);
    });

    test('the same chance deals the same cards, and a deal is due at the start', () => {
      const start = game.start();
      expect(game.toAct(start)).toEqual(['dealer']);
      expect(game.deal(start, seededRandom(1))).toEqual(game.deal(start, seededRandom(1)));
      expect(game.deal(start, seededRandom(1))).not.toEqual(game.deal(start, seededRandom(2)));
    });

    test('a state and an action are plain JSON, which nothing changes once they are there', () => {
      for (const { action, after } of everywhere) {
        for (const value of [action, stateOf(after)])
          expect(JSON.parse(JSON.stringify(value))).toEqual(value);
      }
    });

    test('who acts is the dealer or has a seat at the table, and has something legal to do', () => {
      for (const { before } of everywhere) {
        const state = stateOf(before);
        const acting = game.toAct(state);
        if (acting.includes('dealer')) {
          expect(acting).toHaveLength(1);
          expect(game.legal(state)).toEqual([]);
          continue;
        }
        const seats: readonly string[] = game.seatsIn(state);
        expect(acting.filter((seat) => !seats.includes(seat))).toEqual([]);
        const choosing = game.legal(state).flatMap((action) => ('by' in action ? [action.by] : []));
        expect(new Set(choosing)).toEqual(new Set(acting));
      }
    });

    test('what is legal is just what the judge lets pass, and no action stands in the list twice', () => {
      for (const { before, action } of everywhere) {
        const state = stateOf(before);
        const legal = game.legal(state);
        expect(legal.filter((each) => game.judge(state, each).length > 0)).toEqual([]);
        expect(game.judge(state, action)).toEqual([]);
        if (!game.toAct(state).includes('dealer')) {
          expect(legal.filter((each) => game.same(each, action))).toHaveLength(1);
        }
      }
    });

    test('an action that was legal once is refused by rules where it is not, and cannot be applied', () => {
      for (const { moves } of all) {
        for (const [index, { after }] of moves.entries()) {
          // Some way off in the same game: mostly out of turn, or with cards that lie elsewhere by then.
          const other = moves[(index * 7 + 3) % moves.length]?.action;
          if (other === undefined) continue;
          const refusals = game.judge(stateOf(after), other);
          if (refusals.length === 0) continue;
          expect(refusals.filter(({ rule }) => !rules.includes(rule))).toEqual([]);
          expect(() => game.apply(stateOf(after), other)).toThrow();
          expect(machine.play(after, other)).toEqual({ ok: false, problem: refusals });
        }
      }
    });

    test('every event cites a rule', () => {
      const cited = everywhere.flatMap(({ after }) => after.context.events.map(({ rule }) => rule));
      expect(cited.length).toBeGreaterThan(0);
      expect(cited.filter((rule) => !rules.includes(rule))).toEqual([]);
    });

    test('the chart goes where the rules lead, and is entered anywhere as if it had come there', () => {
      for (const { before, action, after } of everywhere) {
        const applied = game.apply(stateOf(before), action);
        expect(stateOf(after)).toEqual(applied.state);
        expect(after.context.events).toEqual(applied.events);
        const entered = machine.enter(stateOf(after));
        expect(stateOf(entered)).toEqual(stateOf(after));
        expect(machine.place(entered)).toEqual(machine.place(after));
      }
    });

    test('whoever sees all sees the same as the table; a choice made in secret changes nothing for the others', () => {
      for (const { before } of everywhere) {
        const state = stateOf(before);
        expect(JSON.stringify(game.view(state, 'all'))).not.toContain('??');
        const [first, second] = game.toAct(state);
        if (first === undefined || second === undefined) continue;
        const choices = game.legal(state).filter((action) => 'by' in action && action.by === first);
        for (const seat of game.seatsIn(state).filter((each) => each !== first)) {
          const views = choices.map((choice) =>
            JSON.stringify(game.view(game.apply(state, choice).state, seat)),
          );
          expect(new Set(views).size).toBe(1);
        }
      }
    });

    test('what is written is read as the same action; anything else is refused and never throws', () => {
      for (const { action } of everywhere) {
        expect(game.readAction(JSON.parse(JSON.stringify(action)))).toEqual({ ok: true, value: action });
        expect(game.same(action, action)).toBe(true);
        expect(game.readAction({ ...action, unheardOf: 1 }).ok).toBe(false);
      }
      for (const json of [null, 1, '', [], {}, { type: 'unheard-of' }, { type: null }]) {
        expect(game.readAction(json).ok).toBe(false);
      }
      for (const json of [null, 1, '', [], { 'unheard-of': 'x' }])
        expect(game.readRulings(json).ok).toBe(false);
      for (const rulings of tables) expect(game.readRulings(rulings)).toEqual({ ok: true, value: rulings });
    });

    test('a game that is kept as a file is the same game again', () => {
      for (const { rulings, moves } of all) {
        const replay: Replay<T> = {
          game: game.id,
          rulings,
          moves: moves.map(({ action }) => ({ action })),
        };
        const read = readReplay(writeReplay(replay), machine);
        if (!read.ok) throw new Error('It is refused');
        expect(read.value.problems).toEqual([]);
        expect(read.value.replay).toEqual(replay);
        const line = lineThrough(read.value.frames).map(
          (id) => read.value.frames[id]?.position.context.state,
        );
        expect(line.slice(1)).toEqual(moves.map(({ after }) => stateOf(after)));
      }
    });

    test('as many sequences of one move are counted as the seat to be counted has choices', () => {
      for (const { before } of everywhere) {
        const state = stateOf(before);
        const [first] = game.toAct(state);
        const own = game.legal(state).filter((action) => 'by' in action && action.by === first);
        expect(perft(game, state, { alike: JSON.stringify }).next().value).toBe(BigInt(own.length));
      }
    });

    test('when nobody is to act the game is over: nothing is legal any more', () => {
      for (const { moves } of all) {
        const end = moves.at(-1)?.after;
        if (end === undefined) throw new Error('Nothing was played');
        expect(game.toAct(stateOf(end))).toEqual([]);
        expect(game.legal(stateOf(end))).toEqual([]);
        for (const { action } of moves) expect(game.judge(stateOf(end), action)).not.toEqual([]);
      }
    });
  });
}
