import type { GameTypes } from '#kit/game';
import type { Vocabulary } from '#kit/notation-interface';
import { describe } from '#kit/validate-object';
import type { Item } from './parse-games.ts';
import type { PlacedFault, Spell } from './read-replay-text.ts';

/** A rank and a suit, or something as short with a figure in it. */
const LIKE_A_CARD = /^(?=.*\d)[\p{L}\d+]{2,3}$/u;

/**
 * Besides what is wrong where the moves could not be read on: words behind it that can stand nowhere, and slips in what stands beside the
 * moves. Where nothing could be read and most words look like nothing that could stand there, the text is no game, and more of them would
 * say nothing more. A keyword that is misspelt is told as that, for what would have to stand in its place may well follow it.
 */
export function findMisspeltWords<T extends GameTypes, Slip extends object>(
  vocabulary: Vocabulary<Slip>,
): Spell<T, Slip> {
  return (items, slips, isGame) => {
    const all = allIn(items);
    const words = all.filter((item) => item.type === 'word');
    const unknown = words
      .filter(({ text }) => !vocabulary.knows(text))
      .map(({ text, at }) => ({ at, fault: faultIn<T, Slip>(text, vocabulary) }));
    const strange = unknown.filter(({ fault }) => 'meant' in fault && fault.meant === null);
    if (!isGame && strange.length * 2 > words.length) return outermost(slips);
    const wrong = [...unknown, ...all.filter((item) => item.type === 'slip')];
    return outermost([
      ...slips.map((slip) => {
        const spelt = wrong.find(({ at, fault }) => at === slip.at && isKeyword(fault));
        return spelt === undefined ? slip : { ...slip, fault: spelt.fault };
      }),
      ...wrong
        .filter(({ at }) => slips.every((slip) => slip.at !== at))
        .map(({ at, fault }) => ({ at, fault, move: null, variation: [] })),
    ]);
  };
}

function faultIn<T extends GameTypes, Slip extends object>(
  text: string,
  { keywords, noCard }: Vocabulary<Slip>,
): PlacedFault<T, Slip>['fault'] {
  const found = describe(text);
  const word = text.toLowerCase();
  const meant = keywords.find((keyword) => isClose(word, keyword.toLowerCase())) ?? null;
  return meant === null && LIKE_A_CARD.test(text) ? noCard(found) : { type: 'misspelt', found, meant };
}

function isKeyword(fault: object): boolean {
  return 'meant' in fault && fault.meant !== null;
}

/** Whether one word is the other but for a letter or two, of which a short word has one. */
function isClose(word: string, keyword: string): boolean {
  return keyword.length > 3 && distance(word, keyword) <= (keyword.length > 4 ? 2 : 1);
}

/** How many letters have to be put in, left out, changed, or changed about with the next. */
function distance(one: string, other: string): number {
  const rows: number[][] = [];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Math.max(row, column);
  for (let row = 0; row <= one.length; row += 1) {
    rows.push([]);
    for (let column = 0; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]; // prettier-ignore
      const steps =
        row === 0 || column === 0
          ? [Math.max(row, column)]
          : [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1)];
      rows[row]?.push(Math.min(...steps, ...(isSwapped ? [at(row - 2, column - 2) + 1] : [])));
    }
  }
  return at(one.length, other.length);
}

/** Slips without what is not closed within something else that is not: all of it ends where the text does. */
function outermost<One extends { readonly at: number; readonly fault: object }>(
  slips: readonly One[],
): readonly One[] {
  const isOpen = ({ fault }: One) => 'type' in fault && fault.type === 'unclosed';
  const first = Math.min(...slips.filter(isOpen).map(({ at }) => at));
  return slips.filter((slip) => !isOpen(slip) || slip.at === first);
}

/** What stands in a line and in its variations. */
function allIn(items: readonly Item[]): readonly Exclude<Item, { readonly type: 'variation' }>[] {
  return items.flatMap((item) => (item.type === 'variation' ? allIn(item.line ?? []) : [item]));
}
