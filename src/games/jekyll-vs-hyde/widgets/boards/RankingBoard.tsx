import { voice } from '#games/jekyll-vs-hyde/voice.tsx';
import { useState } from 'preact/hooks';
import { SUITS, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { compare } from '#games/jekyll-vs-hyde/rules/compare';
import { rank } from '#games/jekyll-vs-hyde/rules/ranking';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import { words as game } from '#said/jekyll-vs-hyde/game';
import { words as boards } from '#said/jekyll-vs-hyde/boards';
import { Events } from '#widgets/viewer/Events.tsx';
import { Ranking } from '#games/jekyll-vs-hyde/table/Ranking.tsx';
import { Flask, SuitMark } from '#games/jekyll-vs-hyde/table/SuitMark.tsx';

interface Board {
  readonly ranking: readonly Suit[];
  readonly events: readonly Event[];
}

const EMPTY: Board = { ranking: [], events: [] };
/** Led Potion, Wrath in answer: what that does to the board. */
function potionOnWrath(ranking: readonly Suit[]): Board {
  const events = compare({ led: '3+', names: 'wrath', followed: CARD_OF.wrath, ranking });
  return {
    ranking: events.find((event) => event.type === 'won')?.ranking ?? ranking,
    events: events.filter(({ type }) => type === 'token' || type === 'cleared'),
  };
}

const CARD_OF = { wrath: 'W4', greed: 'G4', pride: 'P4' } as const;

/** The board of suit tokens by itself: play a suit, a Potion, or a Potion against Wrath, and see what it does. */
export default function RankingBoard() {
  const [{ ranking, events }, set] = useState(EMPTY);
  return (
    <div role="group" class="board" aria-label={boards.ranking}>
      <p class="label">{boards.ranking}</p>
      <Ranking ranking={ranking} />
      <div class="told" role="status">
        {events.length > 0 ? (
          <Events face={voice} events={events} />
        ) : (
          ranking.length > 0 && <p>{boards.noChange}</p>
        )}
      </div>
      <div class="actions">
        {SUITS.map((suit) => (
          <button
            key={suit}
            type="button"
            class="button"
            onClick={() => {
              set(rank(ranking, { card: CARD_OF[suit], names: null }));
            }}
          >
            <SuitMark suit={suit} /> {game.suits[suit]}
          </button>
        ))}
        <button
          type="button"
          class="button"
          onClick={() => {
            set(rank(ranking, { card: '3+', names: null }));
          }}
        >
          <Flask /> {boards.potion}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            set(potionOnWrath(ranking));
          }}
        >
          <Flask /> {boards.potionOnWrath}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            set(EMPTY);
          }}
        >
          {boards.newRound}
        </button>
      </div>
    </div>
  );
}
