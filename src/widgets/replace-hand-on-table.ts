import type { ComponentChildren, VNode } from 'preact';
import type { GameTypes } from '#kit/game';
import type { BySeat } from './face.ts';

/** The `hands` of a table in which one seat's hand is replaced by `hand`, such as one that can be played from; undefined replaces none. */
export function replaceHand<T extends GameTypes>(
  seat: T['seat'],
  hand: VNode | undefined,
): BySeat<T, ComponentChildren> {
  const hands: Partial<Record<T['seat'], ComponentChildren>> = {};
  hands[seat] = hand;
  return hands;
}
