import { SEATS } from '#games/jekyll-vs-hyde/rules/cards';
import type { Match } from '#games/jekyll-vs-hyde/rules/state';
import { END, START, TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import type { Choices, Laid } from '#games/jekyll-vs-hyde/board/edit-position';
import { words } from '#said/jekyll-vs-hyde/sandbox-editor';
import { SelectField } from '#widgets/sandbox/SelectField.tsx';

interface NonCardPositionFieldsProps {
  readonly laid: Laid;
  readonly choose: (choices: Choices) => void;
}

const LEADERS = [...SEATS, null] as const;
const ROUNDS = [1, 2, 3] as const;
const MARKERS = Array.from({ length: END - START + 1 }, (_, index) => START + index);
const COUNTS = Array.from({ length: TRICKS + 1 }, (_, tricks) => tricks);
const MATCHES: readonly Match[] = [
  { game: 1 },
  ...([1, 2, 3, 'never'] as const).map((needed) => ({ game: 2, needed }) as const),
];

/** Whatever of a position is no card in a hand, but the ranking, which stands beside the cards. */
export function NonCardPositionFields({ laid, choose }: NonCardPositionFieldsProps) {
  const { setup } = laid;
  return (
    <div class="fields">
      <SelectField
        label={words.leader}
        options={LEADERS}
        chosen={setup.leader}
        say={(leader) => words.leaders[leader ?? 'nobody']}
        choose={(leader) => {
          choose({ leader });
        }}
      />
      {SEATS.map((seat) => (
        <SelectField
          key={seat}
          label={words.won(seat)}
          options={COUNTS}
          chosen={setup.won[seat]}
          say={String}
          choose={(tricks) => {
            choose({ won: { ...setup.won, [seat]: tricks } });
          }}
        />
      ))}
      <GameFields laid={laid} choose={choose} />
    </div>
  );
}

/** Which round of which game it is, and where the marker stands. */
function GameFields({ laid: { setup }, choose }: NonCardPositionFieldsProps) {
  return (
    <>
      <SelectField
        label={words.round}
        options={ROUNDS}
        chosen={setup.round}
        say={String}
        choose={(round) => {
          choose({ round });
        }}
      />
      <SelectField
        label={words.marker}
        options={MARKERS}
        chosen={setup.marker}
        say={String}
        choose={(marker) => {
          choose({ marker });
        }}
      />
      {(setup.rulings['return-match'] === 'on' || setup.match.game === 2) && (
        <SelectField
          label={words.match}
          options={MATCHES}
          chosen={setup.match}
          say={(match) => (match.game === 1 ? words.firstGame : words.secondGame(match.needed))}
          choose={(match) => {
            choose({ match });
          }}
        />
      )}
    </>
  );
}
