import { isPotion, other, without, type Potion, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { cardsOfMove } from '#games/jekyll-vs-hyde/rules/cards-of-move';
import { mustGivePotion } from '#games/jekyll-vs-hyde/rules/preparation';
import type { Cause, Wish } from './causes-in-rounds-played-on.ts';
import { wishShown } from './causes-in-rounds-played-on.ts';
import { effectAt } from './effect-in-trick-now.ts';
import { isAboutAsGood, type Advised } from './move-result-in-sampled-hands.ts';
import type { Move } from './legal-moves-of-seat.ts';
import { whyTriedMoveIsWorse, type Better } from './why-tried-move-is-worse.ts';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';

/** What an advice says of Potions: that one must be given, and what a led card risks where a Potion and Pride may meet. */

type CauseOfCards = Extract<Cause, { readonly type: 'keeps' | 'burdens' | 'gives' }>;

export type PotionTold =
  /** So many Potions were dealt to the seat that one has to go. */
  | {
      readonly type: 'potion-due';
      readonly seat: Seat;
      readonly held: number;
      /** Why the one that is given goes, and not another; null where that does not tell, or is told as the reason against the other move. */
      readonly cause: CauseOfCards | null;
    }
  /** The led card loses its trick in so many of the hands that were tried out, and an earlier one with it, by Pride. */
  | { readonly type: 'pride-risk'; readonly seat: Seat; readonly often: number; readonly of: number };

/** From such a share of the hands on a risk is told. */
const TELLING = 0.25;

/** What is said of the Potions of the best move, before what speaks against the `rival`; `wishes`: what the seat is told to want, with which it agrees. */
export function potionsTold(
  moves: readonly Advised[],
  better: Better,
  rival: Move | null,
  wishes: readonly Wish[],
  solver: Solver,
): readonly PotionTold[] {
  const { move, worlds, lines } = better;
  const [world] = worlds;
  const { by: seat } = move;
  if (world === undefined) return [];
  if (move.type === 'exchange') {
    if (world.phase !== 'preparation' || !mustGivePotion(world, seat)) return [];
    const held = world.hands[seat].filter(isPotion).length;
    return [{ type: 'potion-due', seat, held, cause: whyThisPotion(moves, better, rival, wishes, solver) }];
  }
  const now = world.tricks.length;
  const often = lines.filter(
    (line) => effectAt(line, now) === 'pride' && line.tricks[now]?.winner === other(seat),
  ).length;
  return move.type === 'lead' && often >= TELLING * lines.length
    ? [{ type: 'pride-risk', seat, often, of: lines.length }]
    : [];
}

/** Why one Potion goes and not another with the same cards beside it: the nearest such move. */
function whyThisPotion(
  moves: readonly Advised[],
  better: Better,
  rival: Move | null,
  wishes: readonly Wish[],
  solver: Solver,
): CauseOfCards | null {
  const [best] = moves;
  const cards = cardsOfMove(better.move);
  const [given, ...more] = cards.filter(isPotion);
  if (best === undefined || given === undefined || more.length > 0) return null;
  const beside = without(cards, [given]);
  const another = moves.find(({ move }) => {
    const [card, ...others] = without(cardsOfMove(move), beside);
    return card !== undefined && others.length === 0 && isOtherPotion(card, given);
  });
  if (another === undefined || another.move === rival || isAboutAsGood(another, best)) return null;
  const cause = whyTriedMoveIsWorse(another.move, better, solver);
  if (cause?.type !== 'keeps' && cause?.type !== 'burdens' && cause?.type !== 'gives') return null;
  return wishes.every((wish) => wish === null || wish === wishShown(cause)) ? cause : null;
}

function isOtherPotion(card: Parameters<typeof isPotion>[0], given: Potion): boolean {
  return isPotion(card) && card !== given;
}
