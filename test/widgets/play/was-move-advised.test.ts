import { expect, test } from 'vitest';
import { wasAdvised } from '#widgets/play/was-move-advised.ts';
import { toyMachine } from '../../games/toy/chart.ts';
import { REPLAY } from '../../games/toy/replay.ts';
import type { Toy } from '../../games/toy/rules.ts';

/** What was advised is asked of the position in which a move was made. */

/** A position after the deal, each time anew: as a hand is dealt, or comes again after a move was taken back. */
function dealt() {
  const [deal] = REPLAY.moves;
  if (deal === undefined) throw new Error('A game begins with a deal');
  const played = toyMachine.play(toyMachine.begin(), deal.action);
  if (!played.ok) throw new Error('The deal is legal');
  return played.value;
}

test('The advised cards are those of the move, in any order, and only there', () => {
  const at = dealt();
  const advised = new Map([[at.context.state, ['N5', 'N2'] as const]]);
  expect(wasAdvised<Toy>(advised, at, ['N2', 'N5'])).toBe(true);
  expect(wasAdvised<Toy>(advised, at, ['N5'])).toBe(false);
  expect(wasAdvised<Toy>(advised, at, [])).toBe(false);
  expect(wasAdvised<Toy>(advised, undefined, ['N5', 'N2'])).toBe(false);
  // As many moves in, but another position: the one that was asked about has been taken back.
  expect(wasAdvised<Toy>(advised, dealt(), ['N5', 'N2'])).toBe(false);
});
