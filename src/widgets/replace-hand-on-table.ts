import type { ComponentChildren, VNode } from 'preact';
import type { GameTypes } from '#kit/game';
import type { BySeat } from './face.ts';

/** What stands in place of one hand of the table; without it the hand lies there as it is seen. */
export function replaceHandOnTable<T extends GameTypes>(
  seat: T['seat'],
  hand: VNode | undefined,
): BySeat<T, ComponentChildren> {
  const hands: Partial<Record<T['seat'], ComponentChildren>> = {};
  hands[seat] = hand;
  return hands;
}
