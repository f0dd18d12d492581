import { readFileSync, readdirSync } from 'node:fs';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { readReplay } from '#replays/read-replay';
import type { Line, Replay } from '#replays/replay';
import { translatedReplay } from '#replays/translated-replay';

/** Where something is said in a game: the move it stands beside, and the states on the way there and on. */

export interface Place {
  /** As translations name it: `4` on the main line, `4.v0.1` the second move of its first variation. */
  readonly way: string;
  readonly action: Action;
  readonly before: State;
  readonly after: State;
  /** The states of the game from its first deal up to `after`. */
  readonly past: readonly State[];
  /** The states that follow on the same line, to its end. */
  readonly rest: readonly State[];
  readonly comment: string;
  /** Another place of the same game that has a comment. */
  readonly other: (way: string) => Place;
}

const CONTENT = new URL('../../../content/', import.meta.url);

type Folder = 'replays' | 'scenes';

export function namesIn(folder: Folder): readonly string[] {
  return readdirSync(new URL(`jekyll-vs-hyde/${folder}/`, CONTENT)).map((file) => file.replace('.json', ''));
}

/** The places of a game that have a comment; `language` is a folder of translations, or null for the original. */
export function placesIn(folder: Folder, name: string, language: string | null): readonly Place[] {
  return placesOf(replayOf(folder, name, language));
}

function replayOf(folder: Folder, name: string, language: string | null): Replay<JekyllVsHyde> {
  const json = (path: string): Record<string, unknown> =>
    JSON.parse(readFileSync(new URL(path, CONTENT), 'utf8')) as never;
  const original = json(`jekyll-vs-hyde/${folder}/${name}.json`);
  const laid =
    language === null
      ? null
      : translatedReplay(original, json(`${language}/jekyll-vs-hyde/${folder}/${name}.json`));
  if (laid?.ok === false) throw new Error(`${name} is not all translated`);
  const reading = readReplay(JSON.stringify(laid?.value ?? original), jekyllVsHydeMachine);
  if (!reading.ok || reading.value.problems.length > 0) throw new Error(`${name} cannot be read`);
  return reading.value.replay;
}

/** The place of a move of the main line, with the words that stand beside it elsewhere. */
export function placeAt(folder: Folder, name: string, index: number, comment: string): Place {
  const replay = replayOf(folder, name, null);
  const moves = replay.moves.map((move, at) => (at === index ? { ...move, comment } : move));
  const place = placesOf({ ...replay, moves }).find(({ way }) => way === String(index));
  if (place === undefined) throw new Error(`${name} has no move ${index}`);
  return { ...place, way: `${name} ${index}` };
}

/** What is said of every game and stands beside none: the place is before the first deal. */
export function nowhere(way: string, comment: string): Place {
  const state = start();
  return {
    way,
    comment,
    action: { type: 'deal', jekyll: [], hyde: [] },
    before: state,
    after: state,
    past: [state],
    rest: [],
    other: () => {
      throw new Error('Nothing else is said there');
    },
  };
}

function placesOf({ moves, rulings }: Replay<JekyllVsHyde>): readonly Place[] {
  const found: Place[] = [];
  const other = (way: string): Place => {
    const place = found.find((each) => each.way === way);
    if (place === undefined) throw new Error(`Nothing is said at ${way}`);
    return place;
  };
  const walk = (line: Line<Action>, past: readonly State[], before: string): void => {
    const states = [...past];
    for (const { action } of line) states.push(apply(last(states), action).state);
    for (const [index, { action, comment, variations = [] }] of line.entries()) {
      const at = past.length + index;
      const way = `${before}${index}`;
      if (comment !== undefined) {
        found.push({
          way,
          action,
          comment,
          other,
          before: last(states.slice(0, at)),
          after: last(states.slice(0, at + 1)),
          past: states.slice(0, at + 1),
          rest: states.slice(at + 1),
        });
      }
      for (const [number, variation] of variations.entries()) {
        walk(variation, states.slice(0, at), `${way}.v${number}.`);
      }
    }
  };
  walk(moves, [start(rulings)], '');
  return found;
}

function last(states: readonly State[]): State {
  const state = states.at(-1);
  if (state === undefined) throw new Error('There is no state');
  return state;
}
