import { CARDS, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { HAND_SIZE } from '#games/jekyll-vs-hyde/rules/deal';
import { infer } from '#games/jekyll-vs-hyde/rules/infer-hidden-cards';
import { due, tableOf, type Recording } from './record-in-progress.ts';
import { eyesOf } from './record.ts';
import { view, type View } from '#games/jekyll-vs-hyde/rules/view';

/** Where a card is as far as the observer knows: in a hand, set aside, played, or nobody knows. */
export type Place = Seat | 'aside' | 'played' | 'unknown';

/** The place of every card while a recording stands like this; of a deal, the hands as far as they are entered. */
export function places(recording: Recording): Readonly<Record<Card, Place>> {
  const state = tableOf(recording);
  const eyes = eyesOf(recording.observer, state);
  const next = due(recording);
  const seen = view(state, eyes);
  const inference = eyes === 'all' ? null : infer(view(state, eyes));
  const place = (card: Card): Place => {
    if (next.type === 'deal') return dealtSoFar(recording, next.to, card);
    for (const seat of ['jekyll', 'hyde'] as const) if (seen.hands[seat].includes(card)) return seat;
    if (inference?.held.includes(card)) return inference.seat;
    if (seen.setAside.includes(card) || inference?.aside.includes(card)) return 'aside';
    return isPlayed(seen, card) ? 'played' : 'unknown';
  };
  return Object.fromEntries(CARDS.map((card) => [card, place(card)])) as Record<Card, Place>;
}

/** With both hands open Jekyll's ten cards come first. */
function dealtSoFar({ picked, observer }: Recording, to: Seat, card: Card): Place {
  const at = picked.indexOf(card);
  if (at < 0) return 'unknown';
  return observer === 'all' && at < HAND_SIZE ? 'jekyll' : to;
}

function isPlayed({ tricks, led, followed }: View, card: Card): boolean {
  return (
    led?.card === card ||
    followed === card ||
    tricks.some((trick) => trick.led.card === card || trick.followed === card)
  );
}
