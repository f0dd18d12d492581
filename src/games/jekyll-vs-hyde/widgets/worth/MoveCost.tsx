import { useState } from 'preact/hooks';
import type { Cost } from '#games/jekyll-vs-hyde/analysis/cost-of-line-move';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { words as explanation } from '#said/jekyll-vs-hyde/cost-explanation';
import { words as worth } from '#said/jekyll-vs-hyde/move-worth';
import { words as line } from '#said/line-of-play-stepper';
import { MoveLabel } from '#games/jekyll-vs-hyde/table/MoveLabel.tsx';
import type { PanelProps } from '#widgets/viewer/panel-and-tab-types.ts';
import { PlayedAndBetterLine } from './PlayedAndBetterLine.tsx';
import { MoveCostReasons } from './MoveCostReasons.tsx';
import { usePlayedAndBetterContinuations } from './use-played-and-better-continuations.ts';
import type { Working } from './use-solver-along-line.ts';

interface MoveCostProps {
  /** The position in which it was made. */
  readonly state: State;
  readonly cost: Cost;
  readonly working: Working;
  readonly panel: Pick<PanelProps<JekyllVsHyde>, 'places' | 'show'>;
  /** Whether the position is shown in which it was chosen: then the better move is told beside it. */
  readonly isChoice: boolean;
}

/** What a move has cost and why, told where it was chosen or after it, with the lines that prove it to be stepped through on the table. */
export function MoveCost({ state, cost, working, panel, isChoice }: MoveCostProps) {
  const continuations = usePlayedAndBetterContinuations(state, cost, working.client);
  const [isShown, show] = useState(false);
  return (
    <div class="move-cost">
      <p class="worth-verdict">{worth.verdict(cost)}</p>
      {isChoice && cost.cost > 0 && (
        <p class="cost-moves" aria-hidden="true">
          {worth.costs.next} <MoveLabel action={cost.played} /> · {worth.costs.better}{' '}
          <MoveLabel action={cost.best} />
        </p>
      )}
      {cost.cost > 0 && (
        <>
          <button
            type="button"
            class="button quiet"
            aria-disabled={continuations === null}
            aria-pressed={isShown}
            onClick={() => {
              show(continuations !== null && !isShown);
            }}
          >
            {line.show}
          </button>
          <div class="reasons-room" role="group" aria-label={explanation.title}>
            {continuations === null ? (
              <p>{explanation.wait}</p>
            ) : (
              <MoveCostReasons continuations={continuations} />
            )}
          </div>
        </>
      )}
      {continuations !== null && isShown && (
        <PlayedAndBetterLine
          continuations={continuations}
          panel={panel}
          told={panel.places.told}
          leave={() => {
            show(false);
          }}
        />
      )}
    </div>
  );
}
