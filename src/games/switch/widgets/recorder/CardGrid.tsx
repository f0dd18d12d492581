import { useMemo } from 'preact/hooks';
import { CARDS, SUITS, rankOf, suitOf, type Card } from '#games/switch/rules/cards';
import { placeOf, type Place } from '#games/switch/record/card-places-and-contradiction';
import { choosable } from '#games/switch/record/enter-tap-by-tap';
import { due, seatsOf, type Recording } from '#games/switch/record/record-in-progress';
import { handSize } from '#games/switch/rules/deal';
import { SuitMark } from '#games/switch/table/SuitMark.tsx';
import { words as game } from '#said/switch/names';
import { words } from '#said/switch/recorder';
import { CardGrid as Grid } from '#widgets/record/CardGrid.tsx';

interface CardGridProps {
  readonly recording: Recording;
  readonly tap: (card: Card) => void;
}

const ROWS = SUITS.map((suit) => ({ name: suit, cards: CARDS.filter((card) => suitOf(card) === suit) }));

/** All 52 cards. */
export function CardGrid({ recording, tap }: CardGridProps) {
  const can = useMemo(() => choosable(recording), [recording]);
  return (
    <Grid
      rows={ROWS}
      can={can}
      picked={recording.picked}
      first="2C"
      placeOf={(card) => {
        const place = placeIn(recording, card);
        if (place === 'unknown') return null;
        const isSeat = place !== 'deck' && place !== 'played';
        return { name: place, sign: isSeat ? place.slice(1) : undefined, text: words.places(place) };
      }}
      say={game.cardName}
      draw={(card) => (
        <>
          {rankOf(card)}
          <SuitMark suit={suitOf(card)} />
        </>
      )}
      tap={tap}
    />
  );
}

/** Where a card is known to be; while hands are entered, in which of them it is. */
function placeIn(recording: Recording, card: Card): Place {
  const next = due(recording);
  if (next.type !== 'deal' && next.type !== 'turn-up') return placeOf(recording, card);
  const at = recording.picked.indexOf(card);
  if (at < 0) return 'unknown';
  return seatsOf(recording).open[Math.floor(at / handSize(recording.seats))] ?? 'deck';
}
