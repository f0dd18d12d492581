import { count } from './gift-count.ts';
import { deck } from './cards-other-hand-may-hold.ts';
import { effect } from './potion-effect.ts';
import { ending } from './what-follows-round.ts';
import { gift } from './allowed-gifts.ts';
import { leader } from './next-leader.ts';
import { marker } from './marker-move.ts';
import { match } from './match-winner.ts';
import { playable } from './playable-cards.ts';
import { ranking } from './suit-ranking.ts';
import { tricks } from './trick-counts.ts';
import { reasonsOf } from './reasons-for-answer-choices.ts';
import type { AskingKind, JekyllVsHydeKind } from './types.ts';
import { verdict } from './is-it-allowed.ts';
import { winner } from './trick-winner.ts';

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
