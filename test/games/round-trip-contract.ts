import { describe, expect, test } from 'vitest';
import type { GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import type { Notation, Vocabulary } from '#kit/notation-interface';
import { seededRandom, type Random } from '#kit/random';
import { replayFromUrlFragment, replayToUrlFragment } from '#replays/whole-replay-in-url-fragment';
import { readReplay } from '#replays/read-replay';
import { GLYPHS, type Line, type Replay, type Step } from '#replays/replay';
import { findMisspeltWords } from '#replays/text/find-misspelt-words';
import { readText } from '#replays/text/read-replay-text';
import { writeText } from '#replays/text/write-replay-text';
import { writeReplay } from '#replays/write-replay';
import { playersAt, type Lots } from './random-game-generator.ts';

/** A game is the same game as a file, as text and in a link, with all that people wrote beside it. */

export interface RoundTrips<
  T extends GameTypes,
  Position extends Standing<T>,
  Slip extends { readonly type: string },
> {
  readonly machine: Machine<T, Position>;
  readonly notation: Notation<T, Slip>;
  /** The words that can stand in its notation. */
  readonly vocabulary: Vocabulary<Slip>;
  readonly lots: Lots<T>;
  /** How many games are played, and how long one may get. */
  readonly games: number;
  readonly longest: number;
  /** What people might write beside a move, best of all what looks like something else. */
  readonly comments: readonly string[];
}

export function comesBackWhole<
  T extends GameTypes,
  Position extends Standing<T>,
  Slip extends { readonly type: string },
>({
  machine,
  notation,
  vocabulary,
  lots: { tableAt, choice },
  games,
  longest,
  comments,
}: RoundTrips<T, Position, Slip>): void {
  const { game } = machine;
  const seeds = Array.from({ length: games }, (_, seed) => seed);

  /** A line by lot with notes and variations, no longer than `most` moves. */
  function line(
    from: T['state'],
    luck: Random,
    players: number,
    most: number,
    depth: number,
  ): Line<T['action']> {
    const steps: Step<T['action']>[] = [];
    let state = from;
    while (game.toAct(state).length > 0 && steps.length < most) {
      const action = choice(state, luck, players);
      const comment = luck() < 0.1 ? comments[Math.floor(luck() * comments.length)] : undefined;
      const glyph = luck() < 0.1 ? GLYPHS[Math.floor(luck() * GLYPHS.length)] : undefined;
      const forks = depth < 2 && action.type !== 'deal' && luck() < 0.05;
      steps.push({
        action,
        ...(comment !== undefined && { comment }),
        ...(glyph !== undefined && { glyph }),
        ...(forks && { variations: [line(state, luck, players, 3, depth + 1)] }),
      });
      ({ state } = game.apply(state, action));
    }
    return steps;
  }

  function replayBy(seed: number): Replay<T> {
    const luck = seededRandom(seed);
    const rulings = tableAt(seed, luck);
    const [first, second] = game.seats;
    const players = Object.fromEntries([
      [first, 'Ada'],
      [second, 'ベン'],
    ]) as NonNullable<Replay<T>['players']>;
    const moves = line(game.start(rulings), luck, playersAt(game, seed), longest, 0);
    return { game: game.id, title: `Game ${seed}`, players, rulings, moves };
  }

  /** The games of a text that is all right. */
  function gamesIn(text: string): readonly Replay<T>[] {
    const read = readText(text, machine, notation);
    if (!read.ok) throw new Error('There is no game in it');
    return read.value.map(({ replay, problems }) => {
      if (problems.length > 0) throw new Error(JSON.stringify(problems[0]));
      return replay;
    });
  }

  describe(`Each of ${games} games by lot`, () => {
    test('is the same after having been a file, a text, a link, and a file again', async () => {
      for (const seed of seeds) {
        const replay = replayBy(seed);
        const file = readReplay(writeReplay(replay), machine);
        if (!file.ok || file.value.problems.length > 0) throw new Error(`Game ${seed} is refused as a file`);
        expect(file.value.replay).toEqual(replay);

        const text = writeText([file.value.replay], game, notation);
        const link = await replayFromUrlFragment(`#${await replayToUrlFragment(text)}`);
        if (!link.ok) throw new Error(`The link of game ${seed} is refused`);
        const [one, ...more] = gamesIn(link.value);
        if (one === undefined || more.length > 0) throw new Error(`The text of game ${seed} is not one game`);
        expect(one).toEqual(replay);
        expect(writeReplay(one)).toBe(writeReplay(replay));
      }
    });

    test('has no word that is taken for misspelt where something before it is wrong', () => {
      for (const seed of seeds) {
        const text = writeText([replayBy(seed)], game, notation);
        const read = readText(
          text.replace('[Title ', '[Titel '),
          machine,
          notation,
          findMisspeltWords(vocabulary),
        );
        const faults = read.ok ? read.value.flatMap(({ problems }) => problems) : [];
        expect(faults.map(({ fault }) => fault)).toMatchObject([{ type: 'unknown-header' }]);
      }
    });

    test('is stepped through by the chart as the rules play it', () => {
      for (const seed of seeds) {
        const { rulings, moves } = replayBy(seed);
        let position = machine.begin(rulings);
        let state: T['state'] = game.start(rulings);
        for (const { action } of moves) {
          const after = game.apply(state, action);
          const next = machine.play(position, action);
          if (!next.ok) throw new Error(`The chart refuses ${JSON.stringify(action)}`);
          position = next.value;
          ({ state } = after);
          expect(position.context).toEqual({ ...after, refusals: [] });
        }
      }
    });
  });
}
