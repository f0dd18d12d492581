import { count } from './count.ts';
import { deck } from './deck.ts';
import { effect } from './effect.ts';
import { ending } from './ending.ts';
import { gift } from './gift.ts';
import { leader } from './leader.ts';
import { marker } from './marker.ts';
import { match } from './match.ts';
import { playable } from './playable.ts';
import { ranking } from './ranking.ts';
import { tricks } from './tricks.ts';
import { reasonsOf } from './reasons.ts';
import type { AskingKind, JekyllVsHydeKind } from './types.ts';
import { verdict } from './verdict.ts';
import { winner } from './winner.ts';

/** Every kind of question about Jekyll vs Hyde. */
export const KINDS: readonly JekyllVsHydeKind[] = [
  winner,
  playable,
  ranking,
  effect,
  tricks,
  leader,
  count,
  gift,
  marker,
  ending,
  verdict,
  deck,
  match,
].map(complete);

/** The same kind, which makes nothing about a rule that it does not list, and says what speaks for or against each choice. */
function complete(kind: AskingKind): JekyllVsHydeKind {
  return {
    ...kind,
    make(rule, chance) {
      if (!kind.rules.includes(rule)) throw new RangeError(`The kind ${kind.id} does not ask about ${rule}`);
      const exercise = kind.make(rule, chance);
      return { ...exercise, reasons: reasonsOf(exercise) };
    },
  };
}
