import { cutOversized, limitOfField } from '#kit/cut-oversized-input';
import type { TextExcess } from './replay-problem.ts';

/** The texts by their keys, each as far as it keeps its bounds, and what was over them. Keys stay in their order. */
export function withinBounds<Texts extends Readonly<Partial<Record<string, string>>>>(
  texts: Texts,
): { readonly texts: Texts; readonly excesses: readonly TextExcess[] } {
  const excesses: TextExcess[] = [];
  const kept = { ...texts };
  for (const key in texts) {
    const text = texts[key];
    if (text === undefined) continue;
    const limit = limitOfField(key);
    const read = cutOversized(text, limit);
    if (read.excess === null) continue;
    Object.assign(kept, { [key]: read.text });
    excesses.push(
      read.excess === 'too-long' ? { type: read.excess, key, limit } : { type: read.excess, key },
    );
  }
  return { texts: excesses.length === 0 ? texts : kept, excesses };
}
