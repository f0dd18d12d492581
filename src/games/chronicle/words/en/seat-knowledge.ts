import type { HiddenPlace } from '#games/chronicle/rules/card-place-reason';
import { amount, anyOf, list } from '#words/en/lists-and-amounts';
import type { SeatKnowledgeWords } from '../text-types/seat-knowledge.ts';
import { words as game } from './names.ts';

const { seats, suits } = game;

const place = (one: HiddenPlace) => {
  if (one === 'down') return 'the cards face down in the Meeting';
  return one === 'pile' ? 'the discard pile' : `${seats[one]}’s hand`;
};

/** English. */
export const words: SeatKnowledgeWords = {
  title: 'What this player can know',
  openHands: 'All hands are open. See the game as one of the players to learn what that seat can know.',
  noHands: 'Nobody holds cards here.',
  own: (seat, cards) => `${seats[seat]}’s own hand: ${amount(cards, 'card')}`,
  hand: (seat, cards) => `${seats[seat]}: ${amount(cards, 'card')}`,
  hidden: (known, hidden, lacks) => {
    if (hidden === 0) return 'and nothing else';
    const more = known === 0 ? 'none of them known' : `and ${amount(hidden, 'card')} more`;
    return lacks.length === 0 ? more : `${more}; no ${list(lacks.map((suit) => suits[suit]))}`;
  },
  laidDown: 'Face down in the Meeting, neither a Wild nor of the lead suit',
  playedBy: (some) => `played by ${list(some.map((seat) => seats[seat]))}`,
  pile: 'Under the top card of the discard pile',
  cards: (count) => amount(count, 'card'),
  unseen: (count) => `Not seen, somewhere in these places: ${amount(count, 'card')}`,
  open: (count) => `Open: ${amount(count, 'card')}`,
  reasons: {
    own: ({ seat }) => `It is in ${seats[seat]}’s own hand.`,
    ally: ({ seat }) => `It lies open among ${seats[seat]}’s allies.`,
    laid: ({ seat }) => `${seats[seat]} has played it in this Meeting.`,
    discarded: () => 'It lies open on top of the discard pile.',
    aside: () => 'It was laid aside face up.',
    looked: ({ seat }) => `This player has just looked into ${seats[seat]}’s hand.`,
    shown: ({ seat }) => `It is the Lead Card: ${seats[seat]} has shown it and not played it since.`,
    unseen: ({ lacks, unchanged, notDown, may }) =>
      [
        ...lacks.map(
          ({ seat, suit, move }) =>
            `Not in ${seats[seat]}’s hand: it could not follow ${suits[suit]} in move ${move}, and no card that this can be has come to it since.`,
        ),
        unchanged.length > 0 &&
          `Not in ${list(unchanged.map(place))}: since this one was seen, no card that it can be has come there.`,
        notDown === 'wild' && 'Not face down in the Meeting: a Wild is played open.',
        notDown === 'lead' && 'Not face down in the Meeting: a card of the lead suit is played open.',
        may.length === 1
          ? `So it can only be in ${may.map(place).join()}.`
          : `Nothing rules it out in ${anyOf(may.map(place))}.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  down: 'Whoever plays face down has no card of the lead suit, and is known to have none until a card comes to that hand. A Wild may be held all the same, unless the table has settled that it must be played.',
};
