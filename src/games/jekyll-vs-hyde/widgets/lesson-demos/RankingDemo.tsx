import { voice } from '#games/jekyll-vs-hyde/move-and-event-texts.tsx';
import { useState } from 'preact/hooks';
import { isPotion, type Card, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { compare } from '#games/jekyll-vs-hyde/rules/compare-two-cards';
import { rank } from '#games/jekyll-vs-hyde/rules/ranking';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import { words as boards } from '#said/jekyll-vs-hyde/lesson-demos';
import { AnnouncedMessage } from '#widgets/AnnouncedMessage.tsx';
import { EventSentences } from '#widgets/EventSentences.tsx';
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

/** A trick of two cards, of which a Potion that is led names Wrath: what that does to the board. */
function withTrick({ ranking, played }: Board, led: Card, followed: Card): Board {
  const events = compare({ led, names: isPotion(led) ? 'wrath' : null, followed, ranking });
  return {
    ranking: events.find((event) => event.type === 'won')?.ranking ?? ranking,
    played: [...new Set([...played, led, followed])],
    events: events.filter(({ type }) => type === 'token' || type === 'cleared'),
    note: null,
  };
}

/** A card that is put on the one before: where a Potion and Wrath meet so, that wipes the board. */
function withCardOnLast(board: Board, card: Card): Board {
  const last = board.played.at(-1);
  const trick = last === undefined || board.played.includes(card) ? null : withTrick(board, last, card);
  return trick?.events.some(({ type }) => type === 'cleared') === true ? trick : withCard(board, card);
}

/** A board with tokens, which a Potion on Wrath can wipe. */
const BEGUN: Board = { ...(['P2', 'G5'] as const).reduce(withCard, EMPTY), events: [] };

interface RankingDemoProps {
  /** Whether a Potion can be put on Wrath; then the board begins with tokens. */
  readonly potions: boolean;
}

/** The board of suit tokens by itself: play any card, or a Potion against Wrath, and see what it does. */
export default function RankingDemo({ potions }: RankingDemoProps) {
  const [board, set] = useState(potions ? BEGUN : EMPTY);
  return (
    <div role="group" class="board of-cards" aria-label={boards.ranking}>
      <Ranking ranking={board.ranking} />
      <AnnouncedMessage occasion={board}>
        {board.note === null ? <EventSentences face={voice} events={board.events} /> : <p>{board.note}</p>}
      </AnnouncedMessage>
      <CardPicker
        gone={board.played}
        press={(card) => {
          set(potions ? withCardOnLast(board, card) : withCard(board, card));
        }}
      />
      <div class="actions">
        {potions && (
          <button
            type="button"
            class="button"
            onClick={() => {
              set(withTrick(board, '3+', 'W4'));
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
