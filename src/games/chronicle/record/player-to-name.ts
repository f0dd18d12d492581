import type { Seat } from '#games/chronicle/rules/cards';
import type { Due } from './next-record-entry.ts';

/** The players of whom one is to be named next; none where a card or something else is to be entered. */
export function playersToName(next: Due): readonly Seat[] {
  if (next.type === 'holder') return next.seats;
  if (next.type !== 'choice') return [];
  const seats = next.options.flatMap((option): Seat[] => {
    if (option.type === 'look') return [option.at];
    return option.type === 'take' && option.card === '??' ? [option.from] : [];
  });
  return seats.length < next.options.length ? [] : [...new Set(seats)];
}
