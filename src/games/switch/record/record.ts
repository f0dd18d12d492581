import { bad, good, type Result } from '#kit/parse-result';
import { apply } from '#games/switch/rules/apply';
import { CARDS, firstTwice, without, type BySeat, type Card, type Seat } from '#games/switch/rules/cards';
import type { Event } from '#games/switch/rules/event';
import { judge } from '#games/switch/rules/judge';
import type { Refusal } from '#games/switch/rules/refusal';
import type { Rulings } from '#games/switch/rules/ruling-switches';
import type { Action, Play, State } from '#games/switch/rules/state';
import { handOf, seatsAt } from '#games/switch/rules/turn-order';
import type { Shown, Viewer } from '#games/switch/rules/view';
import { supposedDeal, supposeInHand, supposeOnDeck, type SupposedGame } from './supposed-game.ts';

/** A game as somebody has seen it who sat at the table: with one hand in sight, or with all. What nobody has shown stays unknown. */

/** A deal as it was seen: hands that nobody shows are `??`. The cards that were turned up, until one was no trick card. */
export interface SeenDeal {
  readonly type: 'deal';
  readonly hands: BySeat<readonly Shown[]>;
  readonly turned: readonly Card[];
}
/** The cards that came from the deck with a move, the first first; none where they were not seen. */
interface Drawn {
  readonly drew?: readonly Card[];
}
export interface SeenPlay extends Play, Drawn {}
export interface SeenDraw extends Drawn {
  readonly type: 'draw';
  readonly by: Seat;
}
/** The played cards were shuffled, which nobody follows. */
export interface SeenShuffle extends Drawn {
  readonly type: 'shuffle';
}
/** What is done after the deal. */
export type SeenMove = SeenPlay | SeenDraw | SeenShuffle;
export type Seen = SeenDeal | SeenMove;

/** What stands above the moves of a record. */
export interface RecordHead {
  /** Who looked on; `all` sees every hand. The deck nobody sees. */
  readonly observer: Viewer;
  /** How many sit at the table. */
  readonly seats: number;
  readonly title?: string;
  /** Who sat where; a seat may be left out. */
  readonly players?: Readonly<Partial<Record<Seat, string>>>;
  /** Only what the table chose; a ruling left out has its default. */
  readonly rulings?: Partial<Rulings>;
  /** Whether it is said to end where it stands. */
  readonly finished?: boolean;
}

/** What happened, and the game as it may be since then. */
export interface Sighted {
  readonly seen: Seen;
  readonly game: SupposedGame;
  readonly events: readonly Event[];
  /** Whether somebody drew cards that were not seen. */
  readonly hidden: boolean;
}

/** Whether the observer sees the hand of a seat. */
export function sees(observer: Viewer, seat: Seat): boolean {
  return observer === 'all' || observer === seat;
}

/** A move that can have been, in a game that fits what was seen before and now. */
interface Fitting {
  readonly game: SupposedGame;
  readonly action: Action;
}

/**
 * The game in which a move that was seen is possible, or why there is none. Of the cards that were drawn some may still be missing,
 * for they are entered one by one.
 */
export function fit(game: SupposedGame, observer: Viewer, seen: Seen): Result<Fitting, readonly Refusal[]> {
  const { action, game: supposed } = fitting(game, observer, seen);
  const refusals = judgedAsSeen(supposed.state, observer, action);
  if (refusals.length > 0) return bad(refusals);
  const drew = seen.type === 'deal' ? [] : (seen.drew ?? []);
  const deck = action.type === 'shuffle' ? action.deck : deckOf(supposed.state);
  const strange = firstTwice(drew) ?? drew.find((card, at) => seen.type !== 'deal' && deck[at] !== card);
  if (strange !== undefined) return bad([{ type: 'dealt-twice', rule: 'the-cards', card: strange }]);
  return good({ game: supposed, action });
}

/** What the judge says. Of a hand that the observer does not see, only what is laid can be spoken of. */
function judgedAsSeen(state: State, observer: Viewer, action: Action): readonly Refusal[] {
  const refusals = judge(state, action);
  const isSeen = action.type !== 'play' || state.phase === 'deal' || sees(observer, action.by);
  if (isSeen || !refusals.some((refusal) => 'firsts' in refusal)) return refusals;
  return judge({ ...state, hands: { ...state.hands, [action.by]: action.cards } }, action);
}

function fitting(game: SupposedGame, observer: Viewer, seen: Seen): Fitting {
  if (seen.type === 'deal') return { game, action: supposedDeal(seen.hands, seen.turned) };
  const drew = seen.drew ?? [];
  const { state } = game;
  if (seen.type === 'shuffle') {
    const under = state.phase === 'shuffle' ? state.played.slice(0, -1) : [];
    return { game, action: { type: 'shuffle', deck: [...drew, ...without(under, drew)] } };
  }
  if (seen.type === 'draw') return { game: supposeOnDeck(game, drew), action: { type: 'draw', by: seen.by } };
  const { by, cards, suit } = seen;
  const held = sees(observer, by) ? game : supposeInHand(game, by, cards);
  return {
    game: supposeOnDeck(held, drew),
    action: { type: 'play', by, cards, ...(suit !== undefined && { suit }) },
  };
}

/** A move cannot be entered: it breaks a rule, or another number of cards was drawn. */
export type SeenFault =
  | { readonly type: 'illegal'; readonly refusals: readonly Refusal[] }
  | { readonly type: 'wrong-count'; readonly found: number; readonly due: number };

/** What a move that was seen leads to, or why it cannot have been. */
export function see(game: SupposedGame, observer: Viewer, seen: Seen): Result<Sighted, SeenFault> {
  const fits = fit(game, observer, seen);
  if (!fits.ok) return bad({ type: 'illegal', refusals: fits.problem });
  const { action } = fits.value;
  const { state, events } = apply(fits.value.game.state, action);
  const actions = [...fits.value.game.actions, action];
  const drawn = drawnIn(events);
  const drew = seen.type === 'deal' ? undefined : seen.drew;
  if (drew === undefined ? drawn.count > 0 && isSeen(observer, drawn.by) : drew.length !== drawn.count)
    return bad({ type: 'wrong-count', found: drew?.length ?? 0, due: drawn.count });
  const unseen = new Map(fits.value.game.unseen);
  if (seen.type === 'deal') {
    const open = [...Object.values(seen.hands).flat(), ...seen.turned];
    for (const card of CARDS) if (!open.includes(card)) unseen.set(card, 0);
  } else {
    if (action.type === 'shuffle') for (const card of action.deck) unseen.set(card, actions.length - 1);
    const shown = [...(seen.type === 'play' ? seen.cards : []), ...(drew ?? [])];
    for (const card of shown) unseen.delete(card);
  }
  const hidden = drawn.count > 0 && drew === undefined;
  return good({ seen, game: { state, actions, unseen }, events, hidden });
}

/** How many cards come from the deck with a move, and to whom. */
export function drawnIn(events: readonly Event[]): { readonly count: number; readonly by: Seat | null } {
  const drawings = events.filter((event) => event.type === 'drew');
  const count = drawings.reduce((sum, event) => sum + event.count, 0);
  return { count, by: drawings[0]?.by ?? null };
}

function isSeen(observer: Viewer, by: Seat | null): boolean {
  return by !== null && sees(observer, by);
}

function deckOf(state: State): readonly Card[] {
  return state.phase === 'deal' ? [] : state.deck;
}

/** Whether the order in which the cards of the deck lie was made up: nobody has seen it, and it is more than one card. */
export function isDeckMadeUp(sighted: readonly Sighted[]): boolean {
  const last = sighted.at(-1)?.game;
  return last !== undefined && deckOf(last.state).filter((card) => last.unseen.has(card)).length > 1;
}

/**
 * Whether a record is a game like any other: every card that anybody held was seen, and with which move it came. In which order
 * cards lie that nobody drew makes no difference.
 */
export function isKnown(observer: Viewer, sighted: readonly Sighted[]): boolean {
  if (observer === 'all') return true;
  const last = sighted.at(-1)?.game;
  if (last === undefined || last.state.phase === 'deal' || sighted.some(({ hidden }) => hidden)) return false;
  const { state, unseen } = last;
  return seatsAt(state).every((seat) => handOf(state, seat).every((card) => !unseen.has(card)));
}
