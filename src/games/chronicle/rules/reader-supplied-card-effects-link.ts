import { bad, good, type Result } from '#kit/parse-result';
import { sealed, unsealed, type LinkProblem } from '#kit/checksummed-link';
import type { History } from './history-card-conditions.ts';
import { OPEN_HISTORY, OPEN_SLOTS, type FilledIn } from './reader-supplied-card-effects.ts';
import { forbidsHistory } from './history.ts';
import { readAbilities, readHistory, writeAbilities, writeHistory } from './encode-cards-in-links.ts';

/** A filled-in set in the address of a page: a field for the abilities, and one for each history card behind its number. */

/** The fragment of a link, without its `#`. */
export function writeFilledInCardsLink({ abilities, history }: FilledIn): string {
  const cards = OPEN_HISTORY.flatMap((id) => {
    const card = history[id];
    return card === undefined ? [] : [`${id}${writeHistory(card)}`];
  });
  // A letter before the first, for a link ends in a letter even where nothing is filled in.
  return sealed([`a${writeAbilities(abilities)}`, ...cards].join('.'));
}

/** The set of a fragment that anybody may have written. Never throws. */
export function readFilledInCardsLink(text: string): Result<FilledIn, LinkProblem> {
  const body = unsealed(text);
  if (!body.ok) return body;
  const set = filledIn(body.value);
  return set === null ? bad({ type: 'damaged' }) : good(set);
}

function filledIn(body: string): FilledIn | null {
  const [first = '', ...rest] = body.split('.');
  const abilities = first.startsWith('a') ? readAbilities(first.slice(1)) : null;
  if (abilities === null || Object.keys(abilities).some((slot) => !OPEN_SLOTS.some((one) => one === slot)))
    return null;
  const history: Record<string, History> = {};
  for (const field of rest) {
    const [, id = '', spelled = ''] = /^(\d+)(\D.*)$/.exec(field) ?? [];
    const card = readHistory(spelled);
    if (card === null || !OPEN_HISTORY.includes(id) || id in history || forbidsHistory(card).length > 0)
      return null;
    history[id] = card;
  }
  return { abilities, history };
}
