import { h, type ComponentType } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { SEATS } from '#games/jekyll-vs-hyde/rules/cards';
import { toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { outcomes } from '#games/jekyll-vs-hyde/rules/pair-outcomes';
import { unreachableReasons } from '#games/jekyll-vs-hyde/possible/possible';
import { questionOf } from '#games/jekyll-vs-hyde/rules/question';
import { SWITCHES, type SwitchId } from '#games/jekyll-vs-hyde/rules/rulings';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { words as positions } from '#said/jekyll-vs-hyde/positions';
import { boardOf, framesOf, questionOn, shownFrame, type Board } from '#games/jekyll-vs-hyde/board/board';
import { endingNow, endings } from '#games/jekyll-vs-hyde/board/round-endings';
import { boardWith, laidOn, readyToLay } from '#games/jekyll-vs-hyde/board/edit-position';
import { readingDifferences } from '#games/jekyll-vs-hyde/board/reading-differences';
import { say } from '#words/sentences';
import { PlayerHand } from '#games/jekyll-vs-hyde/table/PlayerHand.tsx';
import { Table } from '#games/jekyll-vs-hyde/table/Table.tsx';
import { PositionWorth } from '#games/jekyll-vs-hyde/widgets/worth/PositionWorth.tsx';
import { Answers } from '#games/jekyll-vs-hyde/widgets/sandbox/Answers.tsx';
import { Editor } from '#games/jekyll-vs-hyde/widgets/sandbox/Editor.tsx';
import PlayedMoves from '#games/jekyll-vs-hyde/widgets/sandbox/PlayedMoves.tsx';
import ShareBox from '#games/jekyll-vs-hyde/widgets/sandbox/ShareBox.tsx';

/** Everything that the sandbox can be asked about what lies on it. Each of these throws where a page would break. */

const IDS = Object.keys(SWITCHES) as readonly SwitchId[];
const nothing = () => undefined;

export function drawn<Props extends object>(part: ComponentType<Props>, props: NoInfer<Props>): string {
  return renderToString(h(part, props));
}

/** A state as the sandbox opens it. */
export function boardOn(state: State): Board {
  return boardOf(questionOf(state));
}

/** What is worked out, without a picture of it. */
export function askRules(board: Board): void {
  const question = questionOn(board);
  const { state } = shownFrame(framesOf(board), board.path).position.context;
  for (const id of IDS) readingDifferences(question, id);
  endings(state);
  endingNow(state);
  if (state.phase === 'lead' || state.phase === 'follow') outcomes(state);
  boardWith(laidOn(readyToLay(board)));
}

/** What is said against the position, if anything, a sentence each. */
export function doubts(board: Board): readonly string[] {
  return unreachableReasons(board.setup).map((reason) => say(positions.reasons, reason));
}

/** Everything that stands on the page. */
export function drawSandbox(board: Board): string {
  const frames = framesOf(board);
  const frame = shownFrame(frames, board.path);
  const { state } = frame.position.context;
  const seen = view(state, 'all');
  const hands = SEATS.filter((seat) => 'hands' in state && toAct(state).includes(seat)).map((seat) =>
    drawn(PlayerHand, { state, seat, hints: true, attempt: nothing }),
  );
  return [
    drawn(Answers, { board, frame, play: nothing, rule: nothing }),
    drawn(Table, { view: seen }),
    ...hands,
    drawn(PlayedMoves, { frames, at: frame.id, goTo: nothing }),
    drawn(ShareBox, { board, view: seen }),
    drawn(PositionWorth, { state }),
    drawn(Editor, {
      board: readyToLay(board),
      aim: 'jekyll',
      setAim: nothing,
      change: nothing,
      put: nothing,
      said: '',
    }),
  ].join('');
}
