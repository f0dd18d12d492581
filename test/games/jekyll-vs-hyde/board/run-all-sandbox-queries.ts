import { positions, type LaidBoard } from '#games/jekyll-vs-hyde/position-setup-adapter';
import { h, type ComponentType } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { SEATS } from '#games/jekyll-vs-hyde/rules/cards';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import { outcomes } from '#games/jekyll-vs-hyde/rules/outcomes-of-all-card-pairs';
import { unreachableReasons } from '#games/jekyll-vs-hyde/reachability/unreachable-reasons';
import { questionOf } from '#games/jekyll-vs-hyde/rules/position-with-moves';
import { SWITCHES, type SwitchId } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { words as unreachable } from '#said/jekyll-vs-hyde/unreachable-reasons';
import { boardOf, framesOf, questionOn, refusalsOf, shownFrame } from '#replays/board/sandbox-board';
import { endingNow, endings } from '#games/jekyll-vs-hyde/board/round-endings';
import { boardWith, laidOn, readyToLay } from '#games/jekyll-vs-hyde/board/edit-position';
import { rulingReadingDifferences } from '#games/jekyll-vs-hyde/board/compare-answers-between-readings';
import { say } from '#words/sentence-per-type';
import { PositionWorth } from '#games/jekyll-vs-hyde/widgets/worth/PositionWorth.tsx';
import { rulingsOfMoves } from '#games/jekyll-vs-hyde/widgets/sandbox/answers-under-each-ruling-reading';
import { OutcomeRulingSwitches } from '#widgets/sandbox/OutcomeRulingSwitches.tsx';
import RuleAnswersForPosition from '#games/jekyll-vs-hyde/widgets/sandbox/RuleAnswersForPosition.tsx';
import { PositionEditor } from '#games/jekyll-vs-hyde/widgets/sandbox/PositionEditor.tsx';
import PositionFields from '#games/jekyll-vs-hyde/widgets/sandbox/PositionFields.tsx';
import { adapter } from '#games/jekyll-vs-hyde/widgets/sandbox/sandbox-adapter.tsx';
import SandboxHandToPlayFrom from '#games/jekyll-vs-hyde/widgets/sandbox/SandboxHandToPlayFrom.tsx';
import SandboxMoves from '#games/jekyll-vs-hyde/widgets/sandbox/SandboxPlayedMoves.tsx';
import SavePictureOrOpenReplay from '#games/jekyll-vs-hyde/widgets/sandbox/SavePictureOrOpenReplay.tsx';
import { SandboxTable } from '#widgets/sandbox/SandboxTable.tsx';
import { MoveVerdict, VerdictLine } from '#widgets/sandbox/MoveVerdict.tsx';

/** Everything that the sandbox can be asked about what lies on it. Each of these throws where a page would break. */

const IDS = Object.keys(SWITCHES) as readonly SwitchId[];
const nothing = () => undefined;

export function drawn<Props extends object>(part: ComponentType<Props>, props: NoInfer<Props>): string {
  return renderToString(h(part, props));
}

/** A state as the sandbox opens it. */
export function boardOn(state: State): LaidBoard {
  return boardOf(positions, questionOf(state));
}

/** What is worked out, without a picture of it. */
export function askRules(board: LaidBoard): void {
  const question = questionOn(board);
  const { state } = shownFrame(framesOf(positions, board), board.path).position.context;
  for (const id of IDS) rulingReadingDifferences(question, id);
  endings(state);
  endingNow(state);
  if (state.phase === 'lead' || state.phase === 'follow') outcomes(state);
  boardWith(laidOn(readyToLay(board)));
}

/** What is said against the position, if anything, a sentence each. */
export function doubts(board: LaidBoard): readonly string[] {
  return unreachableReasons(board.setup).map((reason) => say(unreachable.reasons, reason));
}

/** Everything that stands on the page, or is opened there. */
export function drawSandbox(board: LaidBoard): string {
  const frames = framesOf(positions, board);
  const frame = shownFrame<JekyllVsHyde>(frames, board.path);
  const { state } = frame.position.context;
  const verdict = { adapter, frame, refusals: refusalsOf(positions, frame, board.tried), tried: board.tried };
  const ready = readyToLay(board);
  const rulings = rulingsOfMoves(questionOn(board));
  return [
    drawn(OutcomeRulingSwitches, { rulings, choose: nothing }),
    drawn(SandboxTable<JekyllVsHyde, Setup>, { adapter, frames, frame, play: nothing, hands: undefined }),
    ...SEATS.map((seat) => drawn(SandboxHandToPlayFrom, { state, seat, hints: true, attempt: nothing })),
    drawn(VerdictLine<JekyllVsHyde, Setup>, verdict),
    drawn(MoveVerdict<JekyllVsHyde, Setup>, verdict),
    drawn(RuleAnswersForPosition, { board, frame, play: nothing, rule: nothing, told: [] }),
    drawn(SandboxMoves, { frames, at: frame.id, jump: nothing }),
    drawn(SavePictureOrOpenReplay, { board, change: nothing, state, play: nothing }),
    drawn(PositionWorth, { state }),
    drawn(PositionEditor, {
      board: ready,
      ready: true,
      active: true,
      change: nothing,
      tell: nothing,
      children: ({ hands, palette }) => [hands?.jekyll, hands?.hyde, palette],
    }),
    drawn(PositionFields, { board: ready, laid: laidOn(ready), change: nothing }),
  ].join('');
}
