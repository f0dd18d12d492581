import type { MarkerWalk } from '#games/jekyll-vs-hyde/exercises/answer-choice-reason-types';
import type { NotBroken } from '#games/jekyll-vs-hyde/exercises/reason-rule-not-broken';
import { other, suitOf, valueOf, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { Needed } from '#games/jekyll-vs-hyde/rules/return-match';
import { END, ROUNDS } from '#games/jekyll-vs-hyde/rules/track';
import type { ExerciseReasonsWords } from '../text-types/exercise-reasons.ts';
import { amount, list } from '#words/en/lists-and-amounts';
import { say } from '#words/sentence-per-type';
import { words as game } from './names.ts';
import { words as legality } from './legality.ts';
import { forbids } from './exercise-why-forbidden.ts';

const { card, seats, suits, places } = game;

const deeds = {
  deal: 'this is a deal',
  exchange: 'this would be giving cards',
  lead: 'this would be a lead',
  follow: 'this would be an answer to a lead',
} as const;

function needed(rounds: Needed): string {
  return rounds === 'never' ? 'did not win as Hyde' : `needed ${amount(rounds, 'round')} as Hyde`;
}

function suitName(one: Card): string {
  const suit = suitOf(one);
  return suit === null ? card(one) : suits[suit];
}

/** The sum by which the marker walks. */
function walked({ tricks: { jekyll, hyde }, gap, from, to }: MarkerWalk): string {
  const comes = from + gap > to ? `passes ${to}` : `makes ${to}`;
  return `${jekyll} to ${hyde} is a gap of ${gap}, and ${from} + ${gap} ${comes}`;
}

/** English. */
export const words: ExerciseReasonsWords = {
  refused: ({ choice, refusal }) => {
    const sentence = say(legality.refusals, refusal);
    return 'card' in refusal ? sentence : `${choice}: ${sentence}`;
  },
  loses: ({ rule, by, card: lost, to, names }) => {
    const loses = `${seats[by]}’s ${card(lost)} loses to ${card(to)}`;
    const less = `${valueOf(lost)} is less than ${valueOf(to)}`;
    switch (rule) {
      case 'same-suit':
        return `${loses}: one suit, and ${less}.`;
      case 'higher-rank':
        return `${loses}: ${suitName(lost)} ranks below ${suitName(to)}${valueOf(lost) > valueOf(to) ? ', and its higher number does not help' : ''}.`;
      case 'potion-number':
        return `${loses}: with a Potion only the numbers count, and ${less}.`;
      case 'two-potions':
        return `${loses}: of two Potions the higher wins, and ${less}.`;
      case 'off-suit-answer':
        return `${loses}: ${names === null ? 'the suit' : suits[names]} was named but not played, so the numbers decide, and ${less}.`;
    }
  },
  'not-first': ({ by, round, marker }) =>
    round === 1
      ? `${seats[by]} does not lead: in round 1 ${seats[other(by)]} does.`
      : `${seats[by]} does not lead: on ${marker} the marker is on ${seats[other(by)]}’s side.`,
  'not-next': ({ by, card: lost, led }) =>
    `${seats[by]}’s ${card(lost)} lost the trick, and only its winner leads the next${led ? ': having led this one counts for nothing' : ''}.`,
  'other-winner': ({ choice, by, card: winning, beats }) =>
    `“${choice}” leaves this trick to the other side, but it is ${seats[by]}’s: ${card(winning)} beats ${card(beats)}.`,
  'second-trick': ({ choice, from }) =>
    `“${choice}” leaves out the trick that Pride takes from ${seats[from]}.`,
  'no-second-trick': ({ choice, from, pride }) =>
    pride
      ? `“${choice}” takes a trick from ${seats[from]}, who owns none.`
      : `“${choice}” counts an earlier trick taken from ${seats[from]}, but the winner gets this one alone.`,
  'give-count': ({ choice, count, due, round }) =>
    `${choice} would be too ${count < due ? 'few' : 'many'}: in round ${round} each gives ${amount(due, 'card')}.`,
  'greed-count': ({ count, due }) => {
    const given = count === 0 ? 'No card' : amount(count, 'card');
    if (due === 0) return `${given} cannot be given: this is the tenth trick, and no hand has any left.`;
    const few = count < due;
    if (due === 1)
      return `${given} ${few ? 'is too few' : 'cannot be given'}: each has one card left, and gives that.`;
    return `${given} would be too ${few ? 'few' : 'many'}: Greed asks each for two.`;
  },
  'other-gap': ({ marker, from, gap, tricks }) => {
    if (marker < from) return `The marker cannot go to ${marker}: it stands on ${from} and never moves back.`;
    const count = `Jekyll ${tricks.jekyll}, Hyde ${tricks.hyde}`;
    if (marker === from) return `The marker stays on ${marker} only with five tricks each. It is ${count}.`;
    return `For ${marker} the gap would have to be ${marker - from}${marker === END ? ' or more' : ''}. It is ${gap} (${count}).`;
  },
  seen: ({ card: open, where }) =>
    where === 'hand'
      ? `${card(open)} is in your own hand, so it is not in the other.`
      : `${card(open)} lies in the trick that was just taken, so nobody holds it.`,
  match: ({ winner, needed: [first, second] }) => {
    if (winner === 'draw')
      return `It is not drawn: the player who is Jekyll now ${needed(first)}, and the other ${needed(second)}.`;
    const [own, others] = winner === 'jekyll' ? [first, second] : [second, first];
    return first === second
      ? `The player who is ${seats[winner]} now is not ahead: both ${needed(own)}.`
      : `The player who is ${seats[winner]} now ${needed(own)}, and the other ${needed(others)}.`;
  },
  'tokens-gone': ({ choice, card: wrath, own }) =>
    `“${choice}” cannot be: ${card(wrath)} meets a Potion, and all tokens leave the board${own ? ', even the one it has just brought' : ''}.`,
  'not-played': ({ choice, suit, named }) =>
    `“${choice}” gives ${suits[suit]} a token, but ${named ? `${suits[suit]} was only named, and not played` : `no card of ${suits[suit]} has been played`}.`,
  'leader-first': ({ choice, first, second }) =>
    `“${choice}” puts ${suits[second]} below ${suits[first]}, but ${suits[first]} was led, and the leader’s token goes down first.`,
  'token-elsewhere': ({ choice, suit, place, played }) =>
    played === null
      ? `“${choice}” cannot be: ${suits[suit]} was ${places[place]} before this trick, and stays so.`
      : `“${choice}” cannot be: with ${card(played)}, ${suits[suit]} becomes ${places[place]}.`,
  'other-effect': ({ of, against, named, idle }) => {
    const nothing = idle === null ? '' : `, and ${seats[idle]} owns no trick that Pride could take`;
    return named === null
      ? `That is the effect of ${suits[of]}, but the Potion meets ${card(against)}${nothing}.`
      : `That is the effect of ${suits[of]}, which was only named: the Potion meets ${card(against)}${nothing}.`;
  },
  'effect-happens': ({ suit, against }) =>
    `There is one: the Potion meets ${card(against)}, and the effect of ${suits[suit]} is not optional.`,
  'two-potions': ({ of }) =>
    `That is the effect of ${suits[of]}, but both cards are Potions: they cancel each other.`,
  'nothing-to-take': ({ from }) => `Pride would take a trick, but ${seats[from]} owns none.`,
  'not-at-end': (walk) => `Hyde has not won: ${walked(walk)}, short of ${END}.`,
  'at-end': ({ wrong, ...walk }) =>
    `${wrong === 'jekyll-wins' ? 'Jekyll has not held out' : 'No other round is dealt'}: ${walked(walk)}, the last space.`,
  'not-third': ({ round }) => `Jekyll wins only after round ${ROUNDS}, and this is round ${round}.`,
  'third-over': (walk) =>
    `No other round is dealt after round ${ROUNDS}: ${walked(walk)}, short of ${END}, so Jekyll has held out.`,
  'first-goes-on': ({ round, ...walk }) =>
    `The roles change after the first game, and that goes on: it is round ${round}, ${walked(walk)}.`,
  'second-game': ({ wrong, by }) =>
    wrong === 'next-round'
      ? `No other round of this game is dealt: ${seats[by]} has won it.`
      : `${seats[by]} wins this game, but in a return match a second one follows.`,
  'may-lead': ({ choice }) => `${choice} may be led: the leader may play any card.`,
  'may-follow': ({ choice, rule, asked }) => {
    const why = {
      'follow-suit': `${suits[asked]} was led`,
      'potion-instead': `a Potion may stand in for ${suits[asked]}`,
      'follow-named': `${suits[asked]} was named`,
      'void-plays-any': `you hold no ${suits[asked]}`,
    };
    return `${choice} may be played: ${why[rule]}.`;
  },
  'may-give': ({ choice, cards, potions, greed }) => {
    const why = greed
      ? 'in a Greed exchange any cards will do'
      : potions.length > 0
        ? `a Potion has to go, and ${list(potions.map(card))} does`
        : `that is ${amount(cards.length, 'card')}, as many as the round asks for`;
    return `${choice} may be given: ${why}.`;
  },
  unseen: ({ choice }) => `${choice} may be there: not seen in your hand or in the last trick.`,
  'in-sight': ({ choice }) => `${choice}: open to you in the other hand.`,
  'not-broken': (reason) => {
    if (reason.because !== 'other-matter') return kept(reason);
    const { [reason.rule]: said } = forbids;
    return `“${said.charAt(0).toUpperCase()}${said.slice(1)}” does not come into it: ${otherMatter(reason)}.`;
  },
};

function otherMatter({ tried, phase }: NotBroken & { readonly because: 'other-matter' }): string {
  if (phase === 'over') return 'the game is over';
  if (tried !== 'exchange') return deeds[tried];
  if (phase === 'greed') return 'this is a Greed exchange';
  return phase === 'preparation' ? 'this is the preparation' : deeds.exchange;
}

/** How a rule is kept, by what lies on the table. */
function kept(reason: Exclude<NotBroken, { readonly because: 'other-matter' }>): string {
  switch (reason.because) {
    case 'each-once':
      return 'All these cards are different: none lies in both hands.';
    case 'ten-each':
      return 'Count them: Jekyll has ten cards, and Hyde has ten.';
    case 'not-over':
      return 'Nobody has won yet, so the game goes on.';
    case 'right-count':
      return `The number is right: ${amount(reason.count, 'card')} ${whyDue(reason)}.`;
    case 'not-chosen':
      return `${seats[reason.by]} has laid nothing down yet, and is still to choose.`;
    case 'few-potions':
      return reason.potions.length === 0
        ? `${seats[reason.by]} was dealt no Potion, and so need not give one.`
        : `${seats[reason.by]} was dealt only ${list(reason.potions.map(card))}, and a single Potion may be kept.`;
    case 'gives-potion':
      return `A Potion has to go, and one does: ${card(reason.card)}.`;
    case 'held':
      return `Look again: ${seats[reason.by]} does hold ${list(reason.cards.map(card))}.`;
    case 'own-turn':
      return reason.by === null
        ? 'A deal is just what is to come now.'
        : `It is ${seats[reason.by]}’s turn, and that is what is to be done now.`;
    case 'names':
      return reason.suit === null
        ? `${card(reason.card)} is no Potion, so no suit has to be named, and none is.`
        : `${card(reason.card)} is a Potion, and with it a suit is named: ${suits[reason.suit]}.`;
    case 'other-lead':
      return otherLead(reason);
    case 'no-potion-played':
      return `${card(reason.card)} is no Potion.`;
    case 'potion-played':
      return reason.rule === 'follow-suit'
        ? `${suits[reason.asked]} was led, but ${card(reason.card)} is a Potion and may be played instead.`
        : `${card(reason.card)} has no suit: for Potions there is a rule of their own.`;
    case 'follows':
      return `${card(reason.card)} does that: ${suits[reason.asked]} is the suit that was ${reason.rule === 'follow-suit' ? 'led' : 'named'}.`;
    case 'void':
      return `${seats[reason.by]} holds no ${suits[reason.asked]}, and may play any card.`;
  }
}

function whyDue({ rule, count }: NotBroken & { readonly because: 'right-count' }): string {
  if (rule === 'give-count') return `in round ${count}`;
  return count === 1 ? 'when each has one left' : 'for Greed';
}

function otherLead({ rule, card: led, names }: NotBroken & { readonly because: 'other-lead' }): string {
  if (names !== null) return `${card(led)} was led, a Potion: what it named is asked for, ${suits[names]}.`;
  return rule === 'potion-barred'
    ? `${card(led)} was led, and a Potion may always answer a suit.`
    : `No suit was named: ${card(led)} was led, and that is no Potion.`;
}
