import type { Advice } from '#kit/evaluate-sampled-deals';
import { isEvil, type Card } from '#games/chronicle/rules/cards';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';

/** Another play is about as good as the best one, and rids its player of Evil. */
export interface EvenSheds {
  readonly type: 'even-sheds';
  readonly move: Intent;
  readonly card: Card;
  readonly isSure: boolean;
}

/** What is looked at of what speaks for a play. */
interface Said {
  readonly type: string;
  readonly card?: Card;
  readonly isSure?: boolean;
  readonly condition?: unknown;
}

/** The first of the plays that are about as good by which Evil goes to somebody else, where the best one lays none. */
export function evenSheds(
  best: Intent,
  even: readonly Intent[],
  reasonsFor: (move: Intent) => readonly Said[],
): EvenSheds | null {
  if (best.type !== 'play' || isEvil(best.card)) return null;
  for (const move of even) {
    const shed = reasonsFor(move).find(({ type, condition }) => type === 'sheds' && condition === 'evil');
    if (shed?.card !== undefined)
      return { type: 'even-sheds', move, card: shed.card, isSure: shed.isSure === true };
  }
  return null;
}

/** Of what is about as good as the best, Evil that one is rid of is what is named. */
export function withEvil<Why>(advice: Advice<Intent, Why>, evil: EvenSheds | null): Advice<Intent, Why> {
  return evil === null || advice.rival === null ? advice : { ...advice, even: [evil.move] };
}
