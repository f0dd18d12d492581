import { isEvil, isWild, strengthOf, suitOf, type Card } from '#games/chronicle/rules/cards';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { alliesOf } from '#games/chronicle/rules/seats';
import { evilVictor } from '#games/chronicle/rules/evil';
import type { Choosing, Playing } from '#games/chronicle/rules/state';
import { isHurtByEvil, isOutOfFame, seenInMeeting } from './ally-worth.ts';
import { LIKELY } from './likely-to-win.ts';
import { shareOfDeals, type RoundEnd, type Thought } from './round-outcomes.ts';
import { guesses } from './rule-of-thumb-opponent.ts';
import { canAlliesMove, waysOut } from './ways-out-of-evil.ts';
import type { Taking } from './why-no-move-is-clearly-better.ts';

/** What a play costs: the Meeting that it wins, surely or likely, brings the seat Evil, which shuts it out. */
export interface Cost {
  readonly type: 'takes';
  readonly card: Card;
  readonly isSure: boolean;
  readonly evil: readonly Card[];
  /** Why it is worth that: in what share of the deals, 0 to 1, Fame comes all the same, and with the other card where that is less often; null where it is said already. */
  readonly yet: {
    readonly fame: number;
    readonly other: { readonly card: Card; readonly fame: number } | null;
    /** By what it nearly always comes where the Evil was taken: by the Angel, who is in hand or not, or with all four; null where neither does, or it is not known. */
    readonly by: 'angel-in-hand' | 'angel' | 'four' | null;
  } | null;
}

/** Evil that lies in the Meeting comes to whoever wins it. */
export interface EvilLies {
  readonly type: 'evil-lies';
  readonly evil: readonly Card[];
  /** How often that is the seat, with the card that is advised, and with the lowest that follows suit where that is another. */
  readonly takings: readonly Taking[];
}

/** What whoever follows an advice has to know beforehand: that it brings Evil which shuts out. */
export function costOf(
  thought: Thought,
  state: Playing | Choosing,
  move: Intent,
  rival: Intent | null,
): readonly Cost[] {
  if (state.phase !== 'meeting' || move.type !== 'play') return [];
  const { turn } = state;
  const wins = guesses(state).find(({ play }) => play.card === move.card)?.wins ?? 0;
  if (wins < LIKELY || isOutOfFame(state, turn)) return [];
  const cards = [...seenInMeeting(state), move.card];
  const allies = { ...state.allies, [turn]: [...alliesOf(state, turn), ...cards] };
  const after = { ...state, allies };
  if (!isOutOfFame(after, turn) || evilVictor(after) === turn) return [];
  const yet = fameAllTheSame(thought, state, move, rival);
  return [{ type: 'takes', card: move.card, isSure: wins === 1, evil: cards.filter(isEvil), yet }];
}

/** Of shares of the deals the ones that differ by less may do so by chance. */
const TELLING = 0.05;

function fameAllTheSame(thought: Thought, state: Playing, move: Intent, rival: Intent | null): Cost['yet'] {
  const share = (one: Intent) =>
    shareOfDeals(thought, one, ({ end }) => end === 'scored' || end === 'all-evil');
  const fame = share(move);
  if (fame === null) return null;
  const less = rival?.type === 'play' ? share(rival) : null;
  const isLess = rival?.type === 'play' && less !== null && fame - less >= TELLING;
  return { fame, other: isLess ? { card: rival.card, fame: less } : null, by: comesBy(thought, state, move) };
}

/** From so many of such deals on it is nearly always so. */
const NEARLY_ALL = 0.9;

/** By what Fame comes to a seat that has taken Evil. */
function comesBy(thought: Thought, state: Playing, move: Intent): NonNullable<Cost['yet']>['by'] {
  const share = (...ends: readonly RoundEnd[]) =>
    shareOfDeals(thought, move, ({ takes, end }) => takes && ends.includes(end)) ?? 0;
  const fame = share('scored', 'all-evil');
  if (fame === 0) return null;
  if (share('all-evil') >= NEARLY_ALL * fame) return 'four';
  // Where allies may change hands, or only the most Evil shuts out, one scores without her.
  if (share('scored') < NEARLY_ALL * fame || canAlliesMove(state)) return null;
  return waysOut(state, state.turn).angel === 'hand' ? 'angel-in-hand' : 'angel';
}

/** What there is to know of Evil that lies in the Meeting, whatever is advised: who does not think of it plays high. */
export function evilLying(thought: Thought, state: Playing | Choosing, best: Intent): readonly EvilLies[] {
  if (state.phase !== 'meeting' || best.type !== 'play') return [];
  const evil = seenInMeeting(state).filter(isEvil);
  if (evil.length === 0 || !isHurtByEvil(state, state.turn)) return [];
  const { lead } = state.meeting;
  const follows = thought.moves.filter(
    (move) => move.type === 'play' && !isWild(move.card) && suitOf(move.card) === lead,
  );
  const strength = (move: Intent) => (move.type === 'play' ? strengthOf(move.card) : 0);
  const [lowest = best] = follows.toSorted((one, other) => strength(one) - strength(other));
  const takings = [...new Set([best, lowest])].flatMap((move): readonly Taking[] => {
    const takes = shareOfDeals(thought, move, (outcome) => outcome.takes);
    return takes === null || move.type !== 'play' ? [] : [{ card: move.card, takes }];
  });
  return [{ type: 'evil-lies', evil, takings }];
}
