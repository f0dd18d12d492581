import { expect, test } from 'vitest';
import { wasAdvised } from '#widgets/play/was-move-advised.ts';
import { toyMachine } from '../../games/toy/chart.ts';
import { REPLAY } from '../../games/toy/replay.ts';
import type { Card, Toy } from '../../games/toy/rules.ts';

/** What was advised is asked of the position in which a move was made. */

/** A position after the deal, each time anew: as a hand is dealt, or comes again after a move was taken back. */
function dealt() {
  const [deal] = REPLAY.moves;
  if (deal === undefined) throw new Error('A game begins with a deal');
  const played = toyMachine.play(toyMachine.begin(), deal.action);
  if (!played.ok) throw new Error('The deal is legal');
  return played.value;
}

test('What was advised, or called about as good, is that very move, and only there', () => {
  const at = dealt();
  const move = (card: Card) => ({ type: 'choose', by: 'bob', card }) as const;
  const advised = new Map([[at.context.state, [move('N5'), move('N6')]]]);
  const asked = (where: typeof at | undefined, card: Card) =>
    wasAdvised<Toy>((one, other) => toyMachine.game.same(one, other), advised, where, move(card));
  expect(asked(at, 'N5')).toBe(true);
  expect(asked(at, 'N6')).toBe(true);
  expect(asked(at, 'N2')).toBe(false);
  expect(asked(undefined, 'N5')).toBe(false);
  // As many moves in, but another position: the one that was asked about has been taken back.
  expect(asked(dealt(), 'N5')).toBe(false);
});
