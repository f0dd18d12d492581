import { voice } from '#games/jekyll-vs-hyde/voice.tsx';
import { useState } from 'preact/hooks';
import { CARDS, SUITS, isPotion, type Card, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { compare } from '#games/jekyll-vs-hyde/rules/compare';
import { RANKINGS } from '#games/jekyll-vs-hyde/rules/ranking';
import { words as game } from '#said/jekyll-vs-hyde/game';
import { punctuation } from '#said/punctuation';
import { words as boards } from '#said/jekyll-vs-hyde/boards';
import { CardFace } from '#games/jekyll-vs-hyde/table/Card.tsx';
import { Events } from '#widgets/viewer/Events.tsx';

/** Any two cards and a ranking: who wins, and why. */
export default function TrickComparer() {
  const [led, lead] = useState<Card>('W4');
  const [followed, follow] = useState<Card>('P2');
  const [named, name] = useState<Suit>('wrath');
  const [order, setOrder] = useState(4);
  const ranking = RANKINGS[order] ?? [];
  const events =
    led === followed ? [] : compare({ led, names: isPotion(led) ? named : null, followed, ranking });
  return (
    <div role="group" class="board comparer" aria-label={boards.comparer}>
      <p class="label">{boards.comparer}</p>
      <div class="comparer-cards">
        <CardChoice label={boards.led} card={led} choose={lead} />
        <CardChoice label={boards.followed} card={followed} choose={follow} />
      </div>
      <div class="fields">
        {isPotion(led) && (
          <label>
            {boards.names}
            <select
              value={named}
              onChange={({ currentTarget }) => {
                name(SUITS.find((suit) => suit === currentTarget.value) ?? named);
              }}
            >
              {SUITS.map((suit) => (
                <option key={suit} value={suit}>
                  {game.suits[suit]}
                </option>
              ))}
            </select>
          </label>
        )}
        <RankingChoice order={order} choose={setOrder} />
      </div>
      <div class="told" role="status">
        {led === followed ? (
          <p>{boards.sameCard}</p>
        ) : (
          <Events face={voice} events={events.filter(({ type }) => type !== 'leads')} />
        )}
      </div>
    </div>
  );
}

interface CardChoiceProps {
  readonly label: string;
  readonly card: Card;
  readonly choose: (card: Card) => void;
}

function CardChoice({ label, card, choose }: CardChoiceProps) {
  return (
    <label class="card-choice">
      {label}
      <CardFace card={card} />
      <select
        value={card}
        onChange={({ currentTarget }) => {
          choose(CARDS.find((one) => one === currentTarget.value) ?? card);
        }}
      >
        {CARDS.map((one) => (
          <option key={one} value={one}>
            {game.card(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface RankingChoiceProps {
  /** The index of a ranking among all. */
  readonly order: number;
  readonly choose: (order: number) => void;
}

/** Which ranks hold before the trick. */
function RankingChoice({ order, choose }: RankingChoiceProps) {
  return (
    <label>
      {boards.before}
      <select
        value={order}
        onChange={({ currentTarget }) => {
          choose(Number(currentTarget.value));
        }}
      >
        {RANKINGS.map((suits, index) => (
          <option key={index} value={index}>
            {suits.length === 0 ? boards.noRanks : punctuation.ranked(suits.map((suit) => game.suits[suit]))}
          </option>
        ))}
      </select>
    </label>
  );
}
