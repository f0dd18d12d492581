import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import type { Rulings, SwitchId } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import type { ReadingDifference } from '#games/jekyll-vs-hyde/board/compare-answers-between-readings';
import { words as sandbox } from '#said/jekyll-vs-hyde/sandbox-answers';
import { RulingSwitches } from '#widgets/sandbox/RulingSwitches.tsx';
import { switchOf } from './answers-under-each-ruling-reading.ts';

/** Where the readings of each ruling part. */
export type Partings = Readonly<Record<SwitchId, readonly ReadingDifference[]>>;

interface RulingChoicesProps {
  /** Those that are shown. */
  readonly ids: readonly SwitchId[];
  readonly rulings: Rulings;
  readonly partings: Partings;
  /** Whether the card that is led lies on the table already. */
  readonly onTable: boolean;
  readonly choose: (rulings: Rulings) => void;
}

/** The rulings as switches, and what each reading answers here. */
export function RulingChoices({ ids, rulings, partings, onTable, choose }: RulingChoicesProps) {
  return (
    <RulingSwitches
      game={GAME_ID}
      title={sandbox.rulings.title}
      rulings={ids.map((id) => switchOf(id, rulings[id], partings[id], onTable))}
      choose={(id, reading) => {
        choose({ ...rulings, [id]: reading });
      }}
    />
  );
}
