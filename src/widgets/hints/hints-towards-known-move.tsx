import { mainRuleOfMoveEvents } from '#kit/main-rule-of-move-events';
import type { GameTypes } from '#kit/game';
import { punctuation } from '#said/punctuation';
import { words } from '#said/hints';
import type { PlayingFace } from '../face.ts';
import type { HintFacet } from './move-hint-adapter.ts';
import type { Hints } from './ProgressiveHints.tsx';

/** The hints at a move that is legal in a state; what follows on it, as far as it belongs to what the move is about, may be known as well. */
export function moveHints<T extends GameTypes>(
  { machine, RuleLink, words: said }: Pick<PlayingFace<T>, 'machine' | 'RuleLink' | 'words'>,
  { telling, kind }: HintFacet<T>,
  state: T['state'],
  moves: readonly [T['action'], ...T['action'][]],
): Hints {
  const [move] = moves;
  return [
    <>
      {words.rule}
      {punctuation.afterLabel}
      <RuleLink rule={mainRuleOfMoveEvents(machine.game, telling, state, moves)} />
    </>,
    narrowed(machine.game, state, kind, said.move, move),
    punctuation.ended(said.move(move)),
  ];
}

/**
 * Narrows down what a move may be without giving it away: its kind, and where that says nothing, or all, one of the others, which it is
 * not. Where there are but two, either would be the answer.
 */
function narrowed<T extends GameTypes>(
  game: Pick<PlayingFace<T>['machine']['game'], 'legal' | 'same'>,
  state: T['state'],
  kind: (move: T['action']) => string,
  name: (move: T['action']) => string,
  move: T['action'],
): string {
  const alike = kind(move);
  const others = game.legal(state).filter((one) => one.by === move.by && !game.same(one, move));
  const different = others.filter((one) => kind(one) !== alike);
  const narrows = different.length > 0 && different.length < others.length;
  const ruledOut = different.length > 0 ? different : others;
  // In the middle, as with the choices of a question.
  const other = ruledOut[Math.floor(ruledOut.length / 2)];
  return narrows || other === undefined || others.length === 1 ? alike : words.not(name(other));
}
