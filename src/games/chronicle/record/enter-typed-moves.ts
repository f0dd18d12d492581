import { good, type Result } from '#kit/parse-result';
import type { Card } from '#games/chronicle/rules/cards';
import { cardIn, conditionIn, seatIn } from '#games/chronicle/rules/notation';
import { choose, enter, layDown, settle, showLead, type Barred } from './enter-tap-by-tap.ts';
import { due } from './next-record-entry.ts';
import type { Recording } from './record-in-progress.ts';
import type { SeenChoice } from './record.ts';

/** Entering a record by words, as moves are written in a text. */

export interface EnteredMoves {
  /** Null where the words are none that can stand here; `twice` where they name a card that is picked already. */
  readonly entered: Result<Recording, Barred> | 'twice' | null;
  /** How many of the words were taken. */
  readonly taken: number;
}

/** Words of a text that say no more than what is due anyway. */
const LITTLE: readonly string[] = [
  'deal', 'take', 'discard', 'take-ally', 'claim', 'give', 'give-ally', 'look', 'exchange', 'leftover', 'evil',
  'from', 'to', 'at', 'with', 'for',
]; // prettier-ignore
const ENDS: readonly string[] = ['joins', 'leaves', 'discarded', 'kept'];

/**
 * Enters the first of some words: a card, `down` where somebody lays one unseen, a condition, a seat where one is asked for, and for an
 * effect as many as its choice takes. A card that is picked already stays, for whoever types says what is so.
 */
export function enterTypedMoves(recording: Recording, words: readonly string[]): EnteredMoves {
  const [word = ''] = words;
  const next = due(recording);
  const said = word.toLowerCase();
  const one = (entered: EnteredMoves['entered']): EnteredMoves => ({ entered, taken: 1 });
  if (said.endsWith(':') || LITTLE.includes(said)) return one(good(recording));
  if (next.type === 'choice') return entersChoice(recording, next.options, words);
  const condition = conditionIn(word);
  const { begun } = recording;
  if (condition !== null && begun?.type === 'deal' && recording.picked.length === 0)
    return one(settle(recording, [...begun.conditions, condition]));
  if (said === 'down' && next.type === 'play') return one(next.hidden ? layDown(recording) : good(recording));
  const seat = seatIn(word);
  if (next.type === 'holder' && seat !== null && next.seats.includes(seat))
    return one(showLead(recording, seat));
  const card = cardIn(word);
  if (card === null || next.type === 'conditions' || next.type === 'holder' || next.type === 'nothing')
    return one(null);
  return one(recording.picked.includes(card) ? 'twice' : enter(recording, card));
}

/** The words of a choice: its cards and seats in any order, and little words between them. */
function entersChoice(
  recording: Recording,
  options: readonly SeenChoice[],
  words: readonly string[],
): EnteredMoves {
  const found: string[] = [];
  for (const [index, word] of words.entries()) {
    const said = word.toLowerCase();
    if (LITTLE.includes(said)) continue;
    if (cardIn(said) === null && seatIn(said) === null && !ENDS.includes(said)) break;
    found.push(said);
    // `P2` is a card and a seat: with a little word behind it, more is to come.
    if (LITTLE.includes((words[index + 1] ?? '').toLowerCase())) continue;
    for (const option of options) {
      const card = cardSaid(option, found);
      if (card === undefined) continue;
      const chosen = choose(recording, option);
      const names = card !== null && chosen.ok && due(chosen.value).type === 'card';
      return { entered: names ? enter(chosen.value, card) : chosen, taken: index + 1 };
    }
  }
  return { entered: null, taken: 1 };
}

/** The card that words name besides all that a choice says; null where they name none, undefined where they say another choice. */
function cardSaid(option: SeenChoice, words: readonly string[]): Card | null | undefined {
  const all = essentials(option).map((word) => word.toLowerCase());
  const wanted = all.filter((word) => word !== '??').toSorted();
  if (words.toSorted().join() === wanted.join()) return null;
  if (!all.includes('??')) return undefined;
  const at = words.findIndex(
    (word, index) => cardIn(word) !== null && words.toSpliced(index, 1).join() === wanted.join(),
  );
  return cardIn(words[at] ?? '') ?? undefined;
}

function essentials(option: SeenChoice): readonly string[] {
  switch (option.type) {
    case 'look':
      return [option.at];
    case 'exchange':
      return [option.card, option.with, option.for];
    case 'leftover':
      return [option.adds ? 'joins' : 'leaves'];
    case 'angel':
      return [option.discards ? 'discarded' : 'kept'];
    case 'give':
    case 'give-ally':
      return [option.card, option.to];
    default:
      return [option.card, option.from];
  }
}
