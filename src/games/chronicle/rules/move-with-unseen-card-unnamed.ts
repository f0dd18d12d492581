import { pick, type Random } from '#kit/random';
import { dueIn } from './to-act.ts';
import { legal } from './legal.ts';
import { CARDS, type Card, type Seat } from './cards.ts';
import type { EffectMove, InGame, Play } from './state.ts';

/** A move as whoever makes it can mean it: a card that its maker does not see is not named, and chance says which it is. */
export type Intent = Play | Unnamed<EffectMove>;
type Unnamed<Move> = Move extends { readonly type: 'take' | 'give' | 'claim' }
  ? Omit<Move, 'card'> & { readonly card: Card | '??' }
  : Move;

/** What a move is to whoever makes it. */
export function intentOf(state: InGame, action: Play | EffectMove): Intent {
  switch (action.type) {
    case 'take':
      return sees(state, action.by, action.from) ? action : { ...action, card: '??' };
    case 'give': {
      const owner = state.phase === 'effect' ? dueIn(state).owner : action.by;
      return sees(state, action.by, owner) ? action : { ...action, card: '??' };
    }
    case 'claim': {
      const isDown = state.meeting.laid.some(({ card, down }) => down && card === action.card);
      return isDown && action.from !== action.by ? { ...action, card: '??' } : action;
    }
    default:
      return action;
  }
}

/** Whether an intent names all its cards, and so is a move already. */
export function isNamed(intent: Intent): intent is Play | EffectMove {
  return !('card' in intent && intent.card === '??');
}

/** All moves that an intent can turn out to be: where it does not name the card, of any card. */
export function allMeant(intent: Intent): readonly (Play | EffectMove)[] {
  return isNamed(intent) ? [intent] : CARDS.map((card) => ({ ...intent, card }));
}

/** All that whoever is to act can mean to do, each once. */
export function intents(state: InGame): readonly Intent[] {
  const all = new Map<string, Intent>();
  for (const action of legal(state)) {
    if (action.type === 'deal') continue;
    const intent = intentOf(state, action);
    all.set(JSON.stringify(intent), intent);
  }
  return [...all.values()];
}

/** What an intent comes to: of the cards that it does not name, one by chance. Refuses (throws) what cannot be done. */
export function carriedOut(state: InGame, intent: Intent, chance: Random): Play | EffectMove {
  if (isNamed(intent)) return intent;
  const text = JSON.stringify(intent);
  const ways = legal(state).flatMap((action) =>
    action.type !== 'deal' && JSON.stringify(intentOf(state, action)) === text ? [action] : [],
  );
  if (ways.length === 0) throw new Error(`Nothing that is meant by ${intent.type} can be done`);
  return pick(ways, chance);
}

/** Whether a seat sees the hand of another. */
function sees({ looking }: InGame, seat: Seat, other: Seat): boolean {
  return seat === other || (looking?.by === seat && looking.at === other);
}
