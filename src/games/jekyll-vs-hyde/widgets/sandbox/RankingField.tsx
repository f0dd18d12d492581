import type { Choices, Laid } from '#games/jekyll-vs-hyde/board/edit-position';
import { RANKINGS } from '#games/jekyll-vs-hyde/rules/ranking';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { words } from '#said/jekyll-vs-hyde/sandbox-editor';
import { punctuation } from '#said/punctuation';
import { SelectField } from '#widgets/sandbox/SelectField.tsx';

interface RankingFieldProps {
  readonly laid: Laid;
  readonly choose: (choices: Choices) => void;
}

/** How the suits rank: most verdicts hang on it, so it stands beside the cards, where the table is in sight. */
export function RankingField({ laid: { setup, led }, choose }: RankingFieldProps) {
  return (
    <div class="ranking-field">
      <SelectField
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
    </div>
  );
}
