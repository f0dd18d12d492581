import { voice } from '#games/jekyll-vs-hyde/face-without-pictures.tsx';
import { useState } from 'preact/hooks';
import type { Card, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { compare } from '#games/jekyll-vs-hyde/rules/compare-two-cards';
import { rank } from '#games/jekyll-vs-hyde/rules/ranking';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import { words as boards } from '#said/jekyll-vs-hyde/lesson-boards';
import { Announcement } from '#widgets/Announcement.tsx';
import { EventSentences } from '#widgets/viewer/EventSentences.tsx';
import { Ranking } from '#games/jekyll-vs-hyde/table/Ranking.tsx';
import { Flask } from '#games/jekyll-vs-hyde/table/SuitMark.tsx';
import { CardPicker } from './CardPicker.tsx';

interface Board {
  readonly ranking: readonly Suit[];
  readonly played: readonly Card[];
  readonly events: readonly Event[];
  /** Said where nothing comes of what was pressed. */
  readonly note: string | null;
}

const EMPTY: Board = { ranking: [], played: [], events: [], note: null };

function withCard(board: Board, card: Card): Board {
  if (board.played.includes(card)) return { ...board, events: [], note: boards.gone };
  const { ranking, events } = rank(board.ranking, { card, names: null });
  const note = events.length === 0 ? boards.noChange : null;
  return { ranking, events, note, played: [...board.played, card] };
}

/** Led Potion, Wrath in answer: what that does to the board. */
function withPotionOnWrath({ ranking, played }: Board): Board {
  const events = compare({ led: '3+', names: 'wrath', followed: 'W4', ranking });
  return {
    ranking: events.find((event) => event.type === 'won')?.ranking ?? ranking,
    played: [...played, '3+', 'W4'],
    events: events.filter(({ type }) => type === 'token' || type === 'cleared'),
    note: null,
  };
}

interface RankingDemoProps {
  /** Whether a Potion can be put on Wrath. */
  readonly potions: boolean;
}

/** The board of suit tokens by itself: play any card, or a Potion against Wrath, and see what it does. */
export default function RankingDemo({ potions }: RankingDemoProps) {
  const [board, set] = useState(EMPTY);
  return (
    <div role="group" class="board" aria-label={boards.ranking}>
      <Ranking ranking={board.ranking} />
      <Announcement occasion={board}>
        {board.note === null ? <EventSentences face={voice} events={board.events} /> : <p>{board.note}</p>}
      </Announcement>
      <CardPicker
        gone={board.played}
        press={(card) => {
          set(withCard(board, card));
        }}
      />
      <div class="actions">
        {potions && (
          <button
            type="button"
            class="button"
            onClick={() => {
              set(withPotionOnWrath(board));
            }}
          >
            <Flask /> {boards.potionOnWrath}
          </button>
        )}
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            set({ ...EMPTY, note: boards.swept });
          }}
        >
          {boards.newRound}
        </button>
      </div>
    </div>
  );
}
