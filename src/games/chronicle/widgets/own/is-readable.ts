import { chronicleMachine } from '#games/chronicle/machine';
import { isWhole } from '#widgets/own/writing-adapter.ts';

/** Whether the text of a game that is to be kept can be read again whole. */
export function isReadable(text: string): boolean {
  return isWhole(text, chronicleMachine);
}
