import type { DirectAnswersWords } from '../text-types/direct-answers.ts';

/** English. */
export const words: DirectAnswersWords = {
  length: 'Rounds are played until somebody has 3 Fame after one and nobody else has as many.',
  terms: {
    meeting: {
      title: 'Meeting',
      answer:
        'A Meeting is one card from each player, what other games call a trick. The highest strength of the lead suit wins it and collects the cards.',
    },
    lead: {
      title: 'Lead',
      answer: 'To lead is to play the first card of a Meeting. The leader plays any card, face up.',
    },
    leadCard: {
      title: 'Lead Card',
      answer:
        'The Lead Card is named by the history card. Whoever holds it shows it and leads the first Meeting.',
    },
    leadSuit: {
      title: 'Lead suit',
      answer: 'The lead suit is the suit of the card that was led. Whoever has it plays it, or a Wild.',
    },
    follow: {
      title: 'Follow',
      answer: 'To follow is to play a card of the lead suit. If you have one you play it face up, or a Wild.',
    },
    void: {
      title: 'Void',
      answer:
        'You are void when you have no card of the lead suit. Then you play any other card face down, or a Wild face up.',
    },
    wild: {
      title: 'Wild',
      answer:
        'A Wild may be played at any time, always face up. It has neither suit nor strength. There are six: Sage, Fool, Angel, Demon, Dragon and King.',
    },
    ally: {
      title: 'Ally',
      answer: 'Allies are the cards that you have won. They lie face up, for all to see.',
    },
    fame: {
      title: 'Fame',
      answer:
        'Fame is what is scored: 1 for whoever fulfils the condition of the history card best. Whoever has an Evil card gets none. 3 end the game.',
    },
    evil: {
      title: 'Evil',
      answer:
        'Evil are the three 1s and the Demon. Whoever has one among the allies is shut out of scoring; all four are worth 2 Fame.',
    },
    historyCard: { title: 'History card' },
    strength: {
      title: 'Strength',
      answer:
        'Strength is the number on a card, 1 to 10. The highest of the lead suit that lies face up wins the Meeting.',
    },
    ability: {
      title: 'Ability',
      answer:
        'An ability is what a card does when it is played face up, at the end of the Meeting or of the round. Most of their texts are in no source that we have.',
    },
    faceDown: { title: 'Face down' },
    round: {
      title: 'Round',
      answer:
        'A round is a history card, a deal, and Meetings until somebody who played has no card; then Fame is given.',
    },
    suit: {
      title: 'Suit',
      answer:
        'There are three suits: Love (red), Power (blue) and Wisdom (green), each with strengths from 1 to 10. Wilds have none.',
    },
    discardPile: {
      title: 'Discard pile',
      answer: 'The discard pile takes the cards that an ability has discarded. They are nobody’s allies.',
    },
    angel: { title: 'The Angel' },
    demon: {
      title: 'The Demon',
      answer:
        'The Demon is a Wild, and Evil. Whoever has it among the allies is shut out of scoring; all four Evil cards are worth 2 Fame.',
    },
    ones: {
      title: 'The 1s',
      answer:
        'The three 1s are Evil. Whoever has one among the allies is shut out of scoring; all four Evil cards are worth 2 Fame.',
    },
    eights: { title: 'The 8s' },
    unknown: {
      title: 'A card whose ability is open',
      answer:
        'No source that we have says what this card does. Until your table fills it in, it does nothing.',
    },
    tie: {
      title: 'Tie',
      answer:
        'All who tie for the condition score. If several have the most Fame at the end, another round is played.',
    },
    cheating: {
      title: 'Cheating',
      answer:
        'A wrong card that is seen at once goes back to the hand. Of one seen later no source speaks; we suggest to deal the round again.',
    },
    colours: {
      title: 'Colours',
      answer:
        'Yes: the colour is the suit. Red is Love, blue is Power and green is Wisdom. The lead suit has to be followed.',
    },
    trade: {
      title: 'Trading',
      answer:
        'No. Cards and allies change hands only by an ability. Strength 8 takes a card from a hand; others only as your table fills them in.',
    },
    strengthOfWild: {
      title: 'Strength of a Wild',
      answer:
        'A Wild has neither suit nor strength, and wins no Meeting that has a lead suit. Where nobody plays a card of a suit face up, whoever led wins.',
    },
    end: {
      title: 'When the game is over',
      answer:
        'After a round, once somebody has 3 Fame or more. The most Fame wins; a tie plays another round.',
    },
    swapHands: {
      title: 'Swapping hands',
      answer:
        'No known card swaps hands. Strength 8 takes a card from a hand; other abilities are as your table fills them in.',
    },
  },
};
