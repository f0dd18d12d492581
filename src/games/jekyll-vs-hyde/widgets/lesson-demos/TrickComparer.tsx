import { voice } from '#games/jekyll-vs-hyde/move-and-event-texts.tsx';
import { useState } from 'preact/hooks';
import { isPotion, type Card, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { compare } from '#games/jekyll-vs-hyde/rules/compare-two-cards';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import { withSuit } from '#games/jekyll-vs-hyde/rules/ranking';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { punctuation } from '#said/punctuation';
import { words as boards } from '#said/jekyll-vs-hyde/lesson-demos';
import { CardFace } from '#games/jekyll-vs-hyde/table/Card.tsx';
import { Ranking } from '#games/jekyll-vs-hyde/table/Ranking.tsx';
import { AnnouncedMessage } from '#widgets/AnnouncedMessage.tsx';
import { STEPPING } from '#widgets/use-announcement.ts';
import { EventSentences } from '#widgets/EventSentences.tsx';
import { CardPicker } from './CardPicker.tsx';
import { SuitButtons } from './SuitButtons.tsx';

/** The two places of a trick. */
const PLACES = ['led', 'followed'] as const;
type Place = (typeof PLACES)[number];

/** What is seen on the board is not said as well. */
const SEEN: readonly Event['type'][] = ['leads', 'led', 'followed', 'awarded'];

/** What is said of them, who wins before all else: on a phone little more is seen at once. */
function toldOf(events: readonly Event[]): readonly Event[] {
  const told = events.filter(({ type }) => !SEEN.includes(type));
  return told.toSorted((a, b) => Number(b.type === 'won') - Number(a.type === 'won'));
}

/** Any two cards and a ranking: who wins, and why. A card that is pressed goes to the place that is chosen. */
export default function TrickComparer() {
  const [cards, lay] = useState<Readonly<Record<Place, Card>>>({ led: 'W4', followed: 'P2' });
  const [place, choose] = useState<Place>('led');
  const [named, name] = useState<Suit>('wrath');
  const [ranking, rank] = useState<readonly Suit[]>(['wrath', 'greed', 'pride']);
  const { led, followed } = cards;
  const names = isPotion(led) ? named : null;
  const events = led === followed ? [] : compare({ led, names, followed, ranking });
  const won = events.find((event) => event.type === 'won');
  return (
    <div role="group" class="board of-cards comparer" aria-label={boards.comparer}>
      <p class="label">{boards.comparer}</p>
      <div class="comparer-table">
        {PLACES.map((one) => (
          <PlaceOfTrick
            key={one}
            place={one}
            card={cards[one]}
            chosen={place === one}
            won={won?.card === cards[one]}
            choose={choose}
          />
        ))}
        <Ranking ranking={ranking} />
      </div>
      <AnnouncedMessage occasion={`${led} ${followed} ${named} ${ranking.join(' ')}`} rest={STEPPING}>
        {led === followed ? (
          <p>{boards.sameCard}</p>
        ) : (
          <EventSentences face={voice} events={toldOf(events)} />
        )}
      </AnnouncedMessage>
      <CardPicker
        chosen={cards[place]}
        press={(card) => {
          lay({ ...cards, [place]: card });
          // Whoever has led wants to see it answered.
          choose('followed');
        }}
      />
      {names !== null && <SuitButtons label={boards.names} chosen={named} press={name} />}
      <SuitButtons
        label={boards.before}
        press={(suit) => {
          rank(withSuit(ranking, suit));
        }}
      >
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            rank([]);
          }}
        >
          {boards.noRanks}
        </button>
      </SuitButtons>
    </div>
  );
}

interface PlaceOfTrickProps {
  readonly place: Place;
  readonly card: Card;
  readonly chosen: boolean;
  readonly won: boolean;
  readonly choose: (place: Place) => void;
}

/** A place of the trick with its card, to press: the next card pressed goes there. */
function PlaceOfTrick({ place, card, chosen, won, choose }: PlaceOfTrickProps) {
  return (
    <button
      type="button"
      class="comparer-place"
      aria-pressed={chosen}
      aria-label={punctuation.headed(boards[place], game.card(card))}
      data-won={won ? '' : undefined}
      onClick={() => {
        choose(place);
      }}
    >
      <span>{boards[place]}</span>
      <CardFace card={card} />
    </button>
  );
}
