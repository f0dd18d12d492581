import { pick, shuffle, type Random } from '#kit/random';
import { other, sorted, without, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { judge } from '#games/jekyll-vs-hyde/rules/judge';
import { greedCount } from '#games/jekyll-vs-hyde/rules/potions';
import { countDue, setsOf, type Exchanging } from '#games/jekyll-vs-hyde/rules/preparation';
import type { Chosen, InRound, Table } from '#games/jekyll-vs-hyde/rules/state';
import { hiddenFrom, type HiddenHand } from '#games/jekyll-vs-hyde/rules/possible-opponent-hands';
import type { SeatView, Shown } from '#games/jekyll-vs-hyde/rules/view';

/**
 * Hands that a seat may be playing against. All that goes in is what the seat sees, so nothing that comes out can be more
 * than a guess.
 */

/**
 * A state that looks to the seat exactly as its view does, drawn so that every such state is as likely. What the other seat
 * has laid face down for an exchange is drawn as well, among all that it may give. Refuses (throws) a view between rounds.
 */
export function sampleHiddenCards(view: SeatView, chance: Random): InRound {
  const { viewer, rulings, match, round, marker, ranking, tricks, exchanges } = view;
  const unknown = hiddenFrom(view);
  const drawn = drawFrom(unknown, chance);
  const own = view.hands[viewer].filter(isOpen);
  const theirs = sorted([...unknown.known, ...drawn]);
  const table: Table = {
    rulings,
    match,
    round,
    marker,
    hands: viewer === 'jekyll' ? { jekyll: own, hyde: theirs } : { jekyll: theirs, hyde: own },
    setAside: without(unknown.unseen, drawn),
    ranking,
    tricks,
    exchanges,
  };
  return withPhase(table, view, chance);
}

function isOpen(card: Shown): card is Card {
  return card !== '??';
}

/** The table in the phase that the view shows. */
function withPhase(
  table: Table,
  { phase, leader, led, followed, chosen, viewer }: SeatView,
  chance: Random,
): InRound {
  const own = chosen[viewer]?.filter(isOpen) ?? null;
  const laid: Chosen = viewer === 'jekyll' ? { jekyll: own, hyde: null } : { jekyll: null, hyde: own };
  const hasChosen = chosen[other(viewer)] !== null;
  if (phase === 'preparation') {
    const state: Exchanging = { phase, ...table, chosen: laid };
    return hasChosen ? withGift(state, other(viewer), chance) : state;
  }
  if (leader !== null) {
    if (phase === 'lead') return { phase, ...table, leader };
    // Whether the led card brought its token matters to what is said of the trick, and to nothing else.
    if (phase === 'follow' && led !== null) return { phase, ...table, leader, led, ledToken: false };
    if (phase === 'greed' && led !== null && followed !== null) {
      const count = greedCount(table.hands[viewer].length);
      const state: Exchanging = { phase, ...table, leader, led, followed, count, chosen: laid };
      return hasChosen ? withGift(state, other(viewer), chance) : state;
    }
  }
  throw new Error(`No cards are held in phase ${phase}`);
}

/** The other seat has laid cards down: any that it may give. */
function withGift<S extends Exchanging>(state: S, seat: Seat, chance: Random): S {
  const sets = setsOf(state.hands[seat], countDue(state));
  const legal = sets.filter((cards) => judge(state, { type: 'exchange', by: seat, cards }).length === 0);
  return { ...state, chosen: { ...state.chosen, [seat]: pick(legal, chance) } };
}

/**
 * The unseen cards of the other hand: first how many Potions, as often as there are such hands, then which cards. A position that
 * somebody has laid out need have come from no deal: where no hand fits what was seen, any unseen cards are drawn.
 */
function drawFrom(
  { count, evil, potions, mostPotions, unseen }: HiddenHand,
  chance: Random,
): readonly Card[] {
  const hands = Array.from(
    { length: mostPotions + 1 },
    (_, held) => choices(potions.length, held) * choices(evil.length, count - held),
  );
  const all = hands.reduce((sum, each) => sum + each, 0);
  if (all === 0) return shuffle(unseen, chance).slice(0, count);
  let left = chance() * all;
  const held = hands.findIndex((each) => (left -= each) < 0);
  return [...shuffle(potions, chance).slice(0, held), ...shuffle(evil, chance).slice(0, count - held)];
}

/** In how many ways `taken` of `all` things can be taken. */
function choices(all: number, taken: number): number {
  if (taken < 0 || taken > all) return 0;
  let ways = 1;
  for (let each = 1; each <= taken; each += 1) ways = (ways * (all - taken + each)) / each;
  return ways;
}
