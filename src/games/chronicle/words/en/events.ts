import { type Card, type Seat } from '#games/chronicle/rules/cards';
import type { Due } from '#games/chronicle/rules/state';
import { amount, list } from '#words/en/lists-and-amounts';
import { abilities } from './ability-effects-and-choices.ts';
import type { EventsWords } from '../text-types/events.ts';
import { words as game } from './names.ts';

const { seats, suits, card, condition } = game;

function cards(held: readonly Card[]): string {
  return list(held.map(card));
}

function who(some: readonly Seat[]): string {
  return list(some.map((seat) => seats[seat]));
}

function big(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function failed(effect: Due['effect']): string {
  return effect === 'leftover-hand' || effect === 'angel-discards' ? '' : ` (${abilities.effects[effect]})`;
}

/** English. */
export const words: EventsWords = {
  history: ({ round, lead, conditions }) =>
    `Round ${round}: ${big(card(lead))} is the Lead Card; Fame is for ${list(conditions.map(condition))}.`,
  'laid-aside': ({ card: aside }) => `${big(card(aside))} is laid aside face up.`,
  dealt: ({ players, each }) => `${amount(players, 'player')} are dealt ${amount(each, 'card')} each.`,
  'first-leader': ({ by, card: lead }) =>
    `${seats[by]} shows ${card(lead)}, the Lead Card, and leads with any card.`,
  played: ({ rule, by, card: played }) => {
    switch (rule) {
      case 'lead-any':
        return `${seats[by]} leads ${card(played)}.`;
      case 'wild-open':
        return `${seats[by]} plays ${card(played)}, a Wild.`;
      default:
        return `${seats[by]} plays ${card(played)}.`;
    }
  },
  'played-down': ({ by }) => `${seats[by]} is void in the lead suit and plays a card face down.`,
  'suit-set': ({ rule, suit }) =>
    rule === 'lead-any'
      ? `${suits[suit]} is the lead suit.`
      : `The first card that is no Wild sets the lead suit: ${suits[suit]}.`,
  'no-suit-yet': () => 'A Wild has no suit: the first card that is none will set it.',
  'passed-over': ({ by }) => `${seats[by]} has no card and is passed over.`,
  open: ({ card: played }) =>
    `${big(card(played))} does nothing more: no source tells its ability, nor that of most cards.`,
  ability: ({ owner, card: acting, effect }) =>
    `${big(card(acting))} takes effect for ${seats[owner]}: ${abilities.effects[effect]}.`,
  'no-effect': ({ owner, effect }) =>
    `It cannot be applied, so nothing happens for ${seats[owner]}${failed(effect)}.`,
  'to-choose': ({ by, effect }) => `${seats[by]} has to choose: ${abilities.choices[effect]}.`,
  'took-unseen': ({ by, from }) => `${seats[by]} takes a card unseen from ${seats[from]}’s hand.`,
  gave: ({ by, to }) => `A card goes from ${seats[by]}’s hand to ${seats[to]}’s.`,
  looked: ({ by, at }) => `${seats[by]} looks at ${seats[at]}’s hand.`,
  discarded: ({ from, card: gone }) => `${seats[from]} loses ${card(gone)} to the discard pile.`,
  'took-ally': ({ by, from, card: taken }) =>
    `${big(card(taken))} goes from ${seats[from]}’s allies to ${seats[by]}’s.`,
  'gave-ally': ({ by, to, card: given }) =>
    `${big(card(given))} goes from ${seats[by]}’s allies to ${seats[to]}’s.`,
  exchanged: ({ by, card: given, with: other, for: wanted }) =>
    `${seats[by]} gives ${card(given)} and gets ${card(wanted)} from ${seats[other]}’s allies.`,
  'took-discard': ({ by, card: taken }) =>
    `${seats[by]} takes ${card(taken)} from the discard pile as an ally.`,
  claimed: ({ by, from, card: taken }) =>
    `${seats[by]} takes ${card(taken)}, played by ${seats[from]}, as an ally.`,
  'to-be-discarded': () => 'The cards of this Meeting will be discarded.',
  'winner-set': ({ by }) => `${seats[by]} wins this Meeting, whatever is played.`,
  'lowest-set': () => 'The lowest card of the lead suit wins this Meeting.',
  'meeting-won': ({ rule, by, card: best }) => {
    if (best === null) return `${seats[by]} wins the Meeting by an ability.`;
    return rule === 'lowest-wins'
      ? `${big(card(best))} is the lowest: ${seats[by]} wins the Meeting.`
      : `${big(card(best))} is the highest: ${seats[by]} wins the Meeting.`;
  },
  'leader-wins': ({ by }) => `No card has strength here: ${seats[by]} led and wins the Meeting.`,
  collected: ({ by, cards: won }) =>
    won.length === 0
      ? `Nothing is left for ${seats[by]} to collect.`
      : `${seats[by]} collects ${cards(won)}.`,
  'meeting-discarded': ({ cards: gone, unseen }) => {
    if (gone.length === 0) return 'Nothing is left to be discarded.';
    return `Discarded: ${cards(gone)}${unseen > 0 ? `; ${amount(unseen, 'card')} face down` : ''}.`;
  },
  leads: ({ by }) => `${seats[by]} leads the next Meeting.`,
  'round-over': ({ seats: empty }) =>
    `The round is over: ${who(empty)} ${empty.length === 1 ? 'has' : 'have'} played the last card.`,
  'left-over': ({ by, cards: left, adds }) =>
    adds
      ? `${seats[by]} adds what is left in hand to the allies: ${cards(left)}.`
      : `${seats[by]} discards what is left in hand: ${cards(left)}.`,
  absolved: ({ by, cards: gone }) => `The Angel discards ${seats[by]}’s Evil: ${cards(gone)}.`,
  'not-absolved': ({ by }) => `${seats[by]} has the Angel and keeps the Evil cards.`,
  'evil-victory': ({ by }) => `${seats[by]} owns all four Evil cards: 2 Fame, and nobody else gets any.`,
  'shut-out': ({ by, cards: evil }) => `${seats[by]} is shut out of scoring by ${cards(evil)}.`,
  scored: ({ condition: fulfilled, seats: best }) =>
    `${who(best)} ${best.length === 1 ? 'gets 1 Fame' : 'get 1 Fame each'} for ${condition(fulfilled)}.`,
  'evil-wanted': ({ condition: wanted }) =>
    `${big(condition(wanted))} is asked for, so Evil shuts nobody out of that.`,
  'nobody-scored': ({ condition: missed }) => `Nobody gets Fame for ${condition(missed)}.`,
  tied: ({ seats: top, fame }) => `${who(top)} have ${fame} Fame each: another round is played.`,
  won: ({ by, fame }) => `${seats[by]} has ${fame} Fame, the most, and wins.`,
};
