import { SEATS, SUITS, isPotion, type Seat, type Suit } from '#games/jekyll-vs-hyde/cards';
import { RANKINGS } from '#games/jekyll-vs-hyde/ranking';
import type { Match } from '#games/jekyll-vs-hyde/state';
import { END, START, TRICKS } from '#games/jekyll-vs-hyde/track';
import type { Choices, Laid } from '#sandbox/lay';
import { words as game } from '#said/jekyll-vs-hyde';
import { punctuation } from '#said/punctuation';
import { words as sandbox } from '#said/sandbox';
import { Choice } from './Choice.tsx';

interface FieldsProps {
  readonly laid: Laid;
  readonly choose: (choices: Choices) => void;
  readonly nameSuit: (suit: Suit) => void;
}

const LEADERS = [...SEATS, null] as const;
const ROUNDS = [1, 2, 3] as const;
const MARKERS = Array.from({ length: END - START + 1 }, (_, index) => START + index);
const COUNTS = Array.from({ length: TRICKS + 1 }, (_, tricks) => tricks);
const MATCHES: readonly Match[] = [
  { game: 1 },
  ...([1, 2, 3, 'never'] as const).map((needed) => ({ game: 2, needed }) as const),
];

/** Whatever of a position is no card in a hand. */
export function Fields({ laid: { setup, led }, choose, nameSuit }: FieldsProps) {
  const { edit: words } = sandbox;
  const won = (seat: Seat) => (
    <Choice
      key={seat}
      label={words.won(seat)}
      options={COUNTS}
      chosen={setup.won[seat]}
      say={String}
      choose={(tricks) => {
        choose({ won: { ...setup.won, [seat]: tricks } });
      }}
    />
  );
  return (
    <div class="fields">
      {led !== null && isPotion(led.card) && (
        <Choice
          label={words.names(led.card)}
          options={SUITS}
          chosen={led.names ?? 'wrath'}
          say={(suit) => game.suits[suit]}
          choose={nameSuit}
        />
      )}
      <Choice
        label={words.leader}
        options={LEADERS}
        chosen={setup.leader}
        say={(leader) => words.leaders[leader ?? 'nobody']}
        choose={(leader) => {
          choose({ leader });
        }}
      />
      <Choice
        label={led === null ? words.ranking : words.rankingBefore}
        options={RANKINGS}
        chosen={setup.ranking}
        say={(ranking) =>
          ranking.length === 0 ? words.noRanks : punctuation.ranked(ranking.map((suit) => game.suits[suit]))
        }
        choose={(ranking) => {
          choose({ ranking });
        }}
      />
      {SEATS.map(won)}
      <Choice
        label={words.round}
        options={ROUNDS}
        chosen={setup.round}
        say={String}
        choose={(round) => {
          choose({ round });
        }}
      />
      <Choice
        label={words.marker}
        options={MARKERS}
        chosen={setup.marker}
        say={String}
        choose={(marker) => {
          choose({ marker });
        }}
      />
      {(setup.rulings['return-match'] === 'on' || setup.match.game === 2) && (
        <Choice
          label={words.match}
          options={MATCHES}
          chosen={setup.match}
          say={(match) => (match.game === 1 ? words.firstGame : words.secondGame(match.needed))}
          choose={(match) => {
            choose({ match });
          }}
        />
      )}
    </div>
  );
}
