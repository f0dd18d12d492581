import type { ComponentChildren } from 'preact';
import type { GameTypes } from '#kit/game';
import type { BySeat } from './face.ts';

/** What stands in place of one hand of the table. */
export function handOf<T extends GameTypes>(
  seat: T['seat'],
  hand: ComponentChildren,
): BySeat<T, ComponentChildren> {
  const hands: Partial<Record<T['seat'], ComponentChildren>> = {};
  hands[seat] = hand;
  return hands;
}
