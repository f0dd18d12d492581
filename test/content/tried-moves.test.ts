import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chronicleMachine } from '#games/chronicle/machine-with-statechart-and-dealing';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import type { GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import { readReplay } from '#replays/read-replay';
import { lineThrough } from '#replays/replay-frames';
import { expected } from '#widgets/scene/match-attempt-to-authored-line.ts';
import { LESSONS_BY_GAME, attribute, scene, tags } from './lesson-sources.ts';

/** Whoever tries something is told why it is the answer or why not: every legal move of every "Try it" has a sentence. */

tellsOfEveryTry(jekyllVsHydeMachine);
tellsOfEveryTry(switchMachine);
tellsOfEveryTry(chronicleMachine);

function tellsOfEveryTry<G extends GameTypes, Position extends Standing<G>>(
  machine: Machine<G, Position>,
): void {
  const { game } = machine;
  const { lessons = [], japanese = [] } = LESSONS_BY_GAME.find((one) => one.game === game.id) ?? {};

  /** The legal moves of whoever is asked, in each position of the task, and what the scene says of each. */
  const tries = (tag: string) => {
    const file = new URL(
      `../../content/${game.id}/scenes/${attribute(tag, 'name') ?? ''}.json`,
      import.meta.url,
    );
    const reading = readReplay(readFileSync(file), machine);
    if (!reading.ok) throw new Error(`${tag} cannot be read`);
    const { frames } = reading.value;
    const line = lineThrough(frames);
    const at = Number(attribute(tag, 'at'));
    const to = Number(attribute(tag, 'to') ?? at + 1);
    const answered = (here: number) => frames[frames[here]?.next[0] ?? 0]?.step?.action;
    const seat = answered(line[at] ?? 0)?.by;
    if (seat === undefined) throw new Error(`${tag} has no answer`);
    // Where each move after the first may be any, none of them is another than was asked for.
    return line
      .slice(at, /\sany\b/.test(tag) ? at + 1 : to)
      .filter((here) => answered(here)?.by === seat)
      .map((here) => {
        const state = frames[here]?.position.context.state;
        if (state === undefined) throw new Error(`${tag} begins nowhere`);
        return game
          .legal(state)
          .filter(({ by }) => by === seat)
          .map((action) => expected(game, frames, here, action));
      });
  };

  const written = [...lessons, ...japanese].flatMap(({ file, body }) =>
    tags(body, 'TryIt').map((tag) => ({ file, tag })),
  );
  describe(`“Try it” in the lessons of ${game.id}`, () => {
    // Where one card is due, a second that is pressed takes the place of the first.
    test.each(
      [...lessons, ...japanese].flatMap(({ file, body }) =>
        [...body.matchAll(/(<TryIt\b[^>]*>)([^]*?)<\/TryIt>/g)].map(([, tag = '', text = '']) => ({
          file,
          tag,
          text,
        })),
      ),
    )('in $file asks for no more cards than can be laid down: $tag', ({ tag, text }) => {
      const isOfOne = tries(tag)
        .flat()
        .flatMap((one) => (one.kind === 'possible' ? [] : (one.frames[0]?.step?.action ?? [])))
        .every((action) => !('cards' in action && Array.isArray(action.cards) && action.cards.length > 1));
      if (isOfOne) expect(text).not.toMatch(/\bgive two cards\b|card too many|2枚渡/);
    });

    // What stands above the sentence says that already: “Allowed, but not asked for.”
    test.each(written)('in $file does not say twice that a move is allowed: $tag', ({ tag }) => {
      const name = `${attribute(tag, 'name') ?? ''}.json`;
      const said = ['', 'ja/'].map((language) =>
        readFileSync(new URL(`../../content/${language}${game.id}/scenes/${name}`, import.meta.url), 'utf8'),
      );
      expect(said.join('').match(/"(?:Allowed|[^"、。]*(?:でき|出せ|渡せ)ますが、)[^"]*"/g)).toBeNull();
    });

    test.each(written)('in $file has a sentence for whatever may be played: $tag', ({ tag }) => {
      const positions = tries(tag);
      const attempts = positions.flat();
      const silent = attempts.filter(
        (one) => one.kind !== 'possible' && one.frames[0]?.step?.comment === undefined,
      );
      expect(silent).toEqual([]);
      expect(attribute(tag, 'otherwise') !== undefined).toBe(
        attempts.some(({ kind }) => kind === 'possible'),
      );
    });
  });
}

/** How a task says what it wants of the trick, or that it is about something else. */
const GOALS = /\b(win|lose|loses|losing|have (the|this) trick|two tricks|highest suit)\b/i;

describe('A card that is called wrong for who takes the trick', () => {
  const { lessons = [] } = LESSONS_BY_GAME.find(({ game }) => game === 'jekyll-vs-hyde') ?? {};
  const asked = lessons.flatMap(({ body }) =>
    [...body.matchAll(/(<TryIt\b[^>]*>)(.*?)<\/TryIt>/gs)].map(([, tag = '', text = '']) => ({ tag, text })),
  );

  test.each(asked)('is so by what the task has said it wants: $tag', ({ tag, text }) => {
    const winners = triedAt(tag).map(
      ({ position: { context } }) => context.events.find((event) => event.type === 'won')?.by,
    );
    expect(winners).not.toEqual([]);
    if (new Set(winners).size > 1) expect(text.replaceAll(/\s+/g, ' ')).toMatch(GOALS);
  });

  /** Where the answer and the mistakes lead that the scene tells of. */
  function triedAt(tag: string) {
    const { frames } = scene(attribute(tag, 'name') ?? '');
    const id = lineThrough(frames)[Number(attribute(tag, 'at'))] ?? 0;
    return (frames[id]?.next ?? []).flatMap((next) => frames[next] ?? []);
  }
});
