import type { DirectAnswersWords } from '../text-types/direct-answers.ts';

/** English. */
export const words: DirectAnswersWords = {
  split: {
    title: (more, less) => `${more} tricks to ${less}`,
    moves: (gap) =>
      `At the end of a round that is a gap of ${gap}: the marker moves ${gap} spaces towards Hyde, whoever has more.`,
    ends: 'At the end of a round that is a gap of 10: the marker reaches the last space, and Hyde wins at once.',
    from: {
      title: (marker, more, less) => `The marker on ${marker}, then ${more} tricks to ${less}`,
      moves: (marker, gap) =>
        `The gap is ${gap}, so the marker goes to ${marker + gap}, whoever has more. Nobody has won yet, unless this was the third round: then Jekyll has.`,
      ends: (marker, gap) =>
        `Hyde wins, whoever has more: from ${marker} a gap of ${gap} takes the marker to the last space.`,
    },
  },
  length: 'A game has one to three rounds of ten tricks.',
  terms: {
    trick: {
      title: 'Trick',
      answer:
        'A trick is one card from each player: one leads, the other follows. The stronger card wins both cards.',
    },
    lead: {
      title: 'Lead',
      answer: 'To lead is to play the first card of a trick. The leader may play any card.',
    },
    follow: {
      title: 'Follow',
      answer:
        'To follow is to answer with a card of the suit that was led. If you hold one you must, or you play a Potion.',
    },
    void: {
      title: 'Void',
      answer: 'You are void when you hold no card of the suit that is asked for. Then you may play any card.',
    },
    suit: {
      title: 'Suit',
      answer:
        'There are three suits: Wrath (red), Greed (green) and Pride (purple), each with the numbers 1 to 7. Potions have none.',
    },
    potion: {
      title: 'Potion',
      answer:
        'A Potion is a card without a suit, worth its number and a half: 2+ is more than 2 and less than 3. With a card of a suit it brings about that suit’s effect.',
    },
    wrath: {
      title: 'Wrath',
      answer:
        'Wrath is the red suit. With a Potion: all tokens leave the board, and the next suit played becomes the lowest.',
    },
    greed: {
      title: 'Greed',
      answer:
        'Greed is the green suit. With a Potion: both players choose two cards from their hands, or the one they have left, and exchange them.',
    },
    pride: {
      title: 'Pride',
      answer:
        'Pride is the purple suit. With a Potion: the winner of this trick also takes one earlier trick from the loser.',
    },
    number: {
      title: 'Number',
      answer:
        'A number does nothing by itself. It decides between two cards of one suit, and where a Potion was played: the higher wins.',
    },
    rank: {
      title: 'Rank',
      answer:
        'None until it is played. Suits are ranked in the order in which they are played in a round: the first is lowest, the last highest. There is no other trump.',
    },
    token: {
      title: 'Token',
      answer: 'A suit’s token on the board shows its rank: lowest, middle or highest.',
    },
    marker: {
      title: 'Marker',
      answer:
        'The marker stands on the Identity Track. After each round it moves towards Hyde by the difference in tricks, and never back.',
    },
    gap: {
      title: 'Gap',
      answer: 'The gap is the difference in tricks at the end of a round, whoever has more.',
    },
    round: {
      title: 'Round',
      answer:
        'A round is a deal, an exchange and ten tricks; then the marker moves. There are three at the most.',
    },
    preparation: { title: 'Preparation' },
    jekyll: {
      title: 'Jekyll',
      answer:
        'Jekyll wants as many tricks as Hyde, and wins if the marker has not reached the last space after the third round.',
    },
    hyde: {
      title: 'Hyde',
      answer:
        'Hyde wants many more tricks than Jekyll or many fewer, and wins as soon as the marker reaches the last space.',
    },
    returnMatch: { title: 'Return match' },
    tie: {
      title: 'Tie',
      answer:
        'No trick is tied: every card of a suit is there once, of two suits the higher rank wins, and a Potion is worth a half more than its number.',
    },
    cheating: {
      title: 'Cheating',
      answer:
        'No source says what happens then. We suggest: what is seen at once is put right; what is noticed later means that the round is dealt again, and the marker stays.',
    },
    colours: {
      title: 'Colours',
      answer:
        'Yes: the colour is the suit. Red is Wrath, green is Greed and purple is Pride. It has to be followed, and it has a rank.',
    },
    score: {
      title: 'Score',
      answer: 'There are no points. After each round the marker moves by the difference in tricks.',
    },
    tieAtTheEnd: {
      title: 'A tie at the end',
      answer:
        'The game cannot be tied. If the marker has not reached the last space after the third round, Jekyll wins; otherwise Hyde has won already.',
    },
    givePotion: {
      title: 'Giving a Potion',
      answer:
        'A single Potion you may keep or give. Whoever is dealt two or more must give at least one of them. A Greed exchange forces none.',
    },
    evenTricks: {
      title: 'Five tricks each',
      answer: 'The gap is 0, so the marker stays where it is. That is what Jekyll wants.',
    },
    cardsEach: { title: 'Cards each' },
    firstOfBoth: { title: 'Jekyll or Hyde first' },
    hydeInRoundOne: {
      title: 'Can Hyde win in round 1?',
      answer:
        'Yes. If either takes all ten tricks of a round, the gap of 10 takes the marker to the last space, and Hyde wins at once.',
    },
    samePotion: {
      title: 'The same Potion twice',
      answer: 'Each Potion is there once, so two of them are never equal: the higher one wins.',
    },
    sameSuit: { title: 'Two cards of one suit' },
    voidPotion: {
      title: 'A Potion without the suit',
      answer:
        'Yes. If you hold no card of the suit that is asked for, you may play any card, a Potion too. To a suit that was led you may play a Potion even if you hold it.',
    },
    setAside: {
      title: 'The five cards that are left over',
      answer:
        'They stay out of this round, unseen, so it is never sure which cards are in play. For the next round all 25 are shuffled again.',
    },
  },
};
