import type { Game, GameTypes } from '#kit/game';
import type { Notation } from '#kit/notation-interface';
import type { Line, Replay, Step } from '../replay.ts';
import { escapeText } from './escape-text.ts';
import { headerOf } from './replay-headers.ts';
import { NONE } from './parse-games.ts';
import { wrap } from './wrap-lines.ts';

/** Writing replays as text: what is written reads as it was, however a letter wraps it. Moves must be legal. */
export function writeText<T extends GameTypes, Slip extends { readonly type: string }>(
  replays: readonly Replay<T>[],
  game: Game<T>,
  notation: Notation<T, Slip>,
): string {
  return replays
    .map((replay) => {
      const moves = paragraphsOf(replay.moves, game.start(replay.rulings), game, notation);
      const body = moves.map(({ text, depth }) => `${wrap(text, 2 * depth)}\n`).join('');
      return `${headersOf(replay, game)}\n${body && '\n'}${body.replace(/^\n+/, '')}`;
    })
    .join('\n');
}

function headersOf<T extends GameTypes>({ title, players, rulings }: Replay<T>, game: Game<T>): string {
  const named = game.seats.flatMap((seat) => {
    const name = players?.[seat];
    return name === undefined ? [] : [header(headerOf(seat), name)];
  });
  const ruled = Object.entries(rulings ?? {}).map(([id, reading]: [string, unknown]) =>
    // A ruling that is more than a word stands there as JSON, which the game reads.
    header(id, typeof reading === 'string' ? reading : JSON.stringify(reading)),
  );
  return [
    header('Game', game.id),
    ...(title === undefined ? [] : [header('Title', title)]),
    ...(players !== undefined && named.length === 0 ? ['[Players]'] : named),
    ...(rulings !== undefined && ruled.length === 0 ? ['[Rulings]'] : ruled),
  ].join('\n');
}

function header(name: string, value: string): string {
  return wrap(`[${name} "${escapeText(value, 'value')}"]`, 0);
}

interface Paragraph {
  /** With single spaces between its words. */
  text: string;
  /** How far it is indented, in steps. */
  readonly depth: number;
}

/** The moves of a game. On the main line a move may ask for a new paragraph; each variation has its own. */
function paragraphsOf<T extends GameTypes, Slip extends { readonly type: string }>(
  line: Line<T['action']>,
  start: T['state'],
  game: Game<T>,
  notation: Notation<T, Slip>,
): readonly Paragraph[] {
  const paragraphs: Paragraph[] = [];

  /** Puts words behind what is there, or begins a paragraph with them. */
  const put = (words: string, depth: number, begins: boolean) => {
    const last = paragraphs.at(-1);
    if (begins || last === undefined) paragraphs.push({ text: words, depth });
    else last.text += ` ${words}`;
  };

  const walk = (line: Line<T['action']>, from: T['state'], depth: number) => {
    let state = from;
    let open = depth > 0 ? '(' : '';
    let begins = true;
    for (const [index, step] of line.entries()) {
      const fork = state;
      const [on = '', ...fresh] = notesOf(step, notation.write(step.action, fork, index === 0)).split('\n');
      if (depth > 0) put(open + [on, ...fresh].filter((words) => words !== '').join(' '), depth, begins);
      else {
        if (on !== '') put(on, 1, begins);
        for (const words of fresh) put(words, 0, true);
      }
      open = '';
      begins = false;
      ({ state } = game.apply(fork, step.action));
      for (const variation of step.variations ?? []) {
        walk(variation, fork, depth + 1);
        begins = true;
      }
    }
    const last = paragraphs.at(-1);
    if (open !== '') put('()', depth, true);
    else if (depth > 0 && last !== undefined) last.text += ')';
  };

  walk(line, start, 0);
  return paragraphs;
}

/** The words of a move with its glyph, its comment, and the sign that its list of variations is empty. */
function notesOf({ comment, glyph, variations }: Step<object>, words: string): string {
  const commented = comment === undefined ? '' : ` {${escapeText(comment, 'comment')}}`;
  return `${words}${glyph ?? ''}${commented}${variations?.length === 0 ? ` (${NONE})` : ''}`;
}
