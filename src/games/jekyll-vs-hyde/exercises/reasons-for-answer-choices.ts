import { isPotion, other, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { judge } from '#games/jekyll-vs-hyde/rules/judge';
import { mustGivePotion } from '#games/jekyll-vs-hyde/rules/preparation';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import { verdicts } from '#games/jekyll-vs-hyde/rules/card-verdicts';
import { knownCards } from '#games/jekyll-vs-hyde/rules/view';
import { reasonAgainstPotionEffectChoice, greedCount } from './reason-against-potion-effect-choice.ts';
import { reasonAgainstRoundEndingChoice } from './reason-against-round-ending-choice.ts';
import { notBroken } from './reason-rule-not-broken.ts';
import { reasonAgainstRankingChoice } from './reason-against-ranking-choice.ts';
import type { Reason } from './answer-choice-reason-types.ts';
import { has, the, toldBy, type Told } from './events-of-exercise-proof.ts';
import type { Choice, JekyllVsHydeExercise } from './types.ts';

/** An exercise before anybody has said what speaks against its choices. */
export type Unreasoned = Omit<JekyllVsHydeExercise, 'reasons'>;

/**
 * What the rules have to say of each choice: why it is wrong, or where several are picked, why it is right. Null where it is the
 * one that is right, and where it says that something is allowed, for the refusal of that is the reason.
 */
export function reasonsOf(exercise: Unreasoned): readonly (Reason | null)[] {
  const { before, proof, choices, right, pick } = exercise;
  const told = toldBy(before, proof);
  return choices.map((choice, index) => {
    if (pick === 'one' && right.includes(index)) return null;
    return reasonFor(exercise, told, choice, right.includes(index));
  });
}

function reasonFor(exercise: Unreasoned, told: Told, choice: Choice, isRight: boolean): Reason | null {
  const { kind, before, viewer, proposed } = exercise;
  switch (choice.type) {
    case 'seat':
      return kind === 'winner' ? loses(told, choice.seat) : notLeading(told, choice.seat);
    case 'card':
      if (viewer === 'all') throw new Error('Cards are chosen from one hand');
      if (kind === 'deck') return deckReason(before, viewer, choice.card, isRight);
      return cardReason(before, viewer, choice.card);
    case 'cards':
      if (viewer === 'all') throw new Error('Cards are given from one hand');
      return giftReason(before, viewer, choice.cards);
    case 'ranking':
      return reasonAgainstRankingChoice(told, choice.ranking);
    case 'outcome':
      return reasonAgainstPotionEffectChoice(told, choice.outcome);
    case 'tricks':
      return tricksReason(told, choice);
    case 'count':
      return countReason(told, choice.count);
    case 'marker': {
      const { from, gap, tricks } = the(told, 'gap');
      return { type: 'other-gap', rule: 'gap-moves', marker: choice.marker, from, gap, tricks };
    }
    case 'ending':
      return reasonAgainstRoundEndingChoice(told, choice.ending);
    case 'match':
      return {
        type: 'match',
        rule: 'fewer-rounds',
        winner: choice.winner,
        needed: the(told, 'match-decided').needed,
      };
    case 'verdict': {
      const [move] = proposed;
      return choice.rule === null || move === undefined ? null : notBroken(before, move, choice.rule);
    }
  }
}

function loses(told: Told, by: Seat): Reason {
  const { rule, beats, card, names } = the(told, 'won');
  return { type: 'loses', rule, by, card: beats, to: card, names };
}

function notLeading(told: Told, by: Seat): Reason {
  const { before } = told;
  if (before.phase === 'preparation') {
    return { type: 'not-first', rule: 'first-leader', by, round: before.round, marker: before.marker };
  }
  const { beats } = the(told, 'won');
  const led = before.phase === 'follow' && before.leader === by;
  return { type: 'not-next', rule: 'winner-leads', by, card: beats, led };
}

/** Why a card of a hand may be played now, or may not. */
function cardReason(state: State, seat: Seat, card: Card): Reason {
  const verdict = verdicts(state, seat).find((one) => one.card === card);
  switch (verdict?.type) {
    case 'may-lead':
      return { type: 'may-lead', rule: 'lead-any' };
    case 'may-follow':
      return { type: 'may-follow', rule: verdict.rule, asked: verdict.asked };
    case 'barred':
      return refused(verdict.refusals);
    default:
      throw new Error(`${seat} is not to play ${card} now`);
  }
}

function giftReason(state: State, by: Seat, cards: readonly Card[]): Reason {
  const refusals = judge(state, { type: 'exchange', by, cards });
  if (refusals.length > 0) return refused(refusals);
  const greed = state.phase === 'greed';
  const forced = state.phase === 'preparation' && mustGivePotion(state, by);
  const potions = forced ? cards.filter(isPotion) : [];
  const rule = greed ? 'greed-any-card' : forced ? 'forced-potion' : 'give-count';
  return { type: 'may-give', rule, cards, potions, greed };
}

function refused([refusal]: readonly Refusal[]): Reason {
  if (refusal === undefined) throw new Error('What is barred is refused');
  return { type: 'refused', rule: refusal.rule, refusal };
}

function deckReason(state: State, viewer: Seat, card: Card, isRight: boolean): Reason {
  if (isRight) {
    const isInSight = 'hands' in state && knownCards(state, viewer).includes(card);
    return { type: isInSight ? 'in-sight' : 'unseen', rule: 'the-cards' };
  }
  const where = 'hands' in state && state.hands[viewer].includes(card) ? 'hand' : 'trick';
  return { type: 'seen', rule: 'the-cards', card, where };
}

function tricksReason(told: Told, { tricks }: Choice & { readonly type: 'tricks' }): Reason {
  const { before } = told;
  if (!('tricks' in before)) throw new Error('A trick is played in a round');
  const { rule, by, card, beats } = the(told, 'won');
  const loser = other(by);
  const owned = tricksOwned(before.tricks);
  if (tricks[by] <= owned[by]) return { type: 'other-winner', rule, tricks, by, card, beats };
  if (has(told, 'took-trick')) return { type: 'second-trick', rule: 'pride-takes', tricks, from: loser };
  const pride = has(told, 'nothing-to-take');
  return {
    type: 'no-second-trick',
    rule: pride ? 'pride-nothing' : 'take-trick',
    tricks,
    from: loser,
    pride,
  };
}

function countReason(told: Told, count: number): Reason {
  const { before } = told;
  if (before.phase === 'preparation') {
    return { type: 'give-count', rule: 'give-count', count, due: before.round, round: before.round };
  }
  return greedCount(told, count);
}
