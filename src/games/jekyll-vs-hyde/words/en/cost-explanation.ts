import type { Claim, OwnedTrick, TrickClaim } from '#games/jekyll-vs-hyde/analysis/cost-explanation';
import type { PlayedTrick } from '#games/jekyll-vs-hyde/analysis/tricks-of-line';
import type { Follow, Lead } from '#games/jekyll-vs-hyde/rules/state';
import type { CostExplanationWords } from '../text-types/cost-explanation.ts';
import { amount, list } from '#words/en/lists-and-amounts';
import { gapInWords } from './gap-in-words.ts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;

function move(action: Lead | Follow): string {
  const names = action.type === 'lead' ? action.names : undefined;
  return names === undefined ? card(action.card) : `${card(action.card)} (naming ${suits[names]})`;
}

/** What a trick brings about besides, after who gets it. */
function effects({ effects }: PlayedTrick): string {
  const said = effects.map((effect) => {
    switch (effect.type) {
      case 'cleared':
        return ', with the ranking wiped';
      case 'took':
        return `, and trick ${effect.trick} with it`;
      case 'exchanged': {
        const { jekyll, hyde } = effect.given;
        return `, once ${seats.jekyll}’s ${list(jekyll.map(card))} and ${seats.hyde}’s ${list(hyde.map(card))} have changed hands`;
      }
    }
  });
  return said.join('');
}

const LACKS = {
  cleared: ', with the ranking left as it is',
  took: ', with no other trick taken',
  exchanged: ', with no exchange',
} as const;

/** What follows at once upon the move that was played. */
function follows({ answer, forced, move: played, trick, next }: TrickClaim): string {
  const besides = effects(trick);
  if (answer !== null) {
    const answers = `${seats[answer.by]} ${forced ? 'has to answer' : 'answers'} with ${card(answer.card)}`;
    const takes = trick.by === answer.by ? 'takes the trick' : `leaves the trick to ${seats[trick.by]}`;
    return `${answers} and ${takes}${besides}.`;
  }
  const gets = trick.by === played.by ? 'wins the trick' : `leaves the trick to ${seats[trick.by]}`;
  const then = next === null ? '' : `; ${seats[next.by]} then leads ${move(next)}`;
  return `${card(played.card)} ${gets}${besides}${then}.`;
}

/** The same of a move that was not played. */
function wouldFollow(claim: Extract<Claim, { readonly type: 'would-follow' }>): string {
  const { answer, forced, move: better, trick, lacks } = claim;
  const besides = [effects(trick), ...lacks.map((one) => LACKS[one])].join('');
  if (answer !== null) {
    const answers = `${seats[answer.by]} would ${forced ? 'have to answer' : 'answer'} with ${card(answer.card)}`;
    const takes = trick.by === answer.by ? 'take the trick' : `leave the trick to ${seats[trick.by]}`;
    return `After ${move(better)} ${answers} and ${takes}${besides}.`;
  }
  const gets = trick.by === better.by ? 'win the trick' : `leave the trick to ${seats[trick.by]}`;
  return `${card(better.card)} would ${gets}${besides}.`;
}

function how({ how }: OwnedTrick): string {
  switch (how.type) {
    case 'won':
      return `${card(how.card)} over ${card(how.beats)}`;
    case 'taken':
      return `taken by Pride’s effect in trick ${how.trick}`;
    case 'stays':
      return 'who keeps it';
  }
}

/** English. */
export const words: CostExplanationWords = {
  title: 'Why',
  wait: 'Looking for the reason.',
  says: (claim) => {
    switch (claim.type) {
      case 'follows':
        return follows(claim);
      case 'ends': {
        const { gap, owned, better, could, first } = claim;
        const given =
          first === null
            ? 'If both play well from here on,'
            : `If both play well from here on, and ${seats[first]} chooses first in each Greed exchange,`;
        return `${given} ${seats.jekyll} ends with ${amount(owned.jekyll, 'trick')} and ${seats.hyde} with ${owned.hyde}: a gap of ${gap}. After ${move(better)} it would be ${could}.`;
      }
      case 'would-follow':
        return wouldFollow(claim);
      case 'kept': {
        const { better, trick } = claim;
        return `After ${move(better)}, ${card(trick.card)} would stay in hand and win trick ${trick.trick} against ${card(trick.beats)}.`;
      }
      case 'loses-later': {
        const { trick } = claim;
        return `${card(trick.beats)}, kept in hand, loses trick ${trick.trick} to ${card(trick.card)}.`;
      }
      case 'differs': {
        const { trick, better, is, would } = claim;
        return `If both play well from here on, trick ${trick} ends with ${seats[is.by]} (${how(is)}). After ${move(better)} it would end with ${seats[would.by]} (${how(would)}).`;
      }
    }
  },
  openHands: (known, best) => {
    if (known === null) return `With both hands open ${move(best)} is best.`;
    switch (known.standing) {
      case 'best':
        return `With both hands open ${move(known.move)} is best as well.`;
      case 'better':
        return `With both hands open ${move(known.move)} is better as well; best is ${move(best)}.`;
      case 'no-better':
        return `With both hands open ${move(best)} is best, which nobody could know.`;
    }
  },
  lucky: (played, formerly) =>
    `As the hands really lay, ${move(played)}${formerly ? ', which you played then,' : ''} happens to cost nothing. That is luck: you could not see them, and over all hands that you might have met it does worse.`,
  harmless: (better, ...gaps) => {
    const [is, would] = gaps.map(gapInWords);
    return is === would
      ? `This time it made no difference: with both hands open the round ends with a gap of ${is} after either.`
      : `This time you were lucky: with both hands open it leads to a gap of ${is}, and ${move(better)} to ${would}.`;
  },
  after: (played, formerly) => `After ${move(played)}${formerly ? ', which you played then' : ''}:`,
  asGood: ({ played, can }) =>
    `With both hands open ${move(played)} is as good as any move: the gap stays ${gapInWords(can)}.`,
};
