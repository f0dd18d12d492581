/**
 * Questions in everyday words, which are not those of the case: typed on a game's own page for questions, and the pages under that game's
 * folder of which one has to be among the first three.
 */
export type EverydayQuestions = readonly (readonly [typed: string, pages: readonly string[]])[];

export const OF_JEKYLL_VS_HYDE: EverydayQuestions = [
  [
    'a potion was led pride named I hold greed may I play a potion',
    ['cases/potion-against-potion/', 'cases/void-in-the-named-suit/'],
  ],
  ['can I see the cards that are left out', ['cases/look-at-the-five/']],
  ['the two cards have equal numbers', ['cases/same-number/']],
  ['how many cards do we give each other', ['cases/how-many-cards/']],
  ['I got a bad card, can I hand it straight back', ['cases/give-back/']],
  ['I put down the wrong colour by accident', ['cases/followed-wrongly/']],
  ['can the pawn go back to Jekyll', ['cases/marker-never-back/']],
  ["I don't want to swap", ['cases/skip-the-exchange/']],
  ['can I lose on purpose', ['cases/must-i-win/']],
  ['can I check how many tricks she won', ['cases/how-many-tricks-have-you/']],
  ['what if I said the wrong colour', ['cases/rename-the-suit/']],
  ['who gets the trick if both play a potion', ['cases/both-play-potions/']],
  ['who starts the next round', ['cases/who-leads-next-round/']],
  ['is the game over when hyde reaches the end', ['cases/when-it-ends/', 'cases/past-the-end/']],
  ['can I look at my old tricks', ['cases/look-through-tricks/']],
  ['which trick is stolen', ['cases/which-trick/']],
  ['we dealt too many cards', ['cases/eleven-cards/']],
  ['do I have to give away a potion if I only have one', ['cases/one-potion/']],
  ['what does the plus mean', ['cases/three-against-three/', 'cases/what-the-plus-does/']],
  [
    'can the other player see my cards',
    ['cases/prove-that-i-am-void/', 'cases/what-i-gave/', 'cases/wait-and-see/'],
  ],
  ['does the strongest colour change every round', ['cases/ranks-carry-over/']],
  ['can I look at the tricks we already took', ['cases/look-through-tricks/']],
  ['jekyll took all ten tricks what happens', ['cases/hyde-loses-everything/']],
  ['do I have to take the trick if i can', ['cases/must-i-win/']],
  ['is a 3+ higher than a 3', ['cases/three-against-three/']],
  ['can I lead a potion', ['cases/potion-as-first-card/', 'cases/lead-anything/']],
  ['who wins the trick', ['cases/leader-privilege/', 'lessons/who-wins/']],
  [
    'who wins if he plays green 5 and I play purple 2',
    ['cases/leader-privilege/', 'cases/only-one-token/', 'lessons/who-wins/'],
  ],
];

export const OF_SWITCH: EverydayQuestions = [
  [
    'may I play two cards',
    ['cases/three-nines/', 'cases/must-i-play-both/', 'cases/a-row-of-one-suit/', 'cases/which-lies-on-top/'],
  ],
  [
    'may I play more than one card',
    ['cases/three-nines/', 'cases/must-i-play-both/', 'cases/a-row-of-one-suit/', 'cases/which-lies-on-top/'],
  ],
  ['what is a run', ['cases/on-a-three/', 'rules/', 'lessons/runs/']],
  ['the run', ['cases/on-a-three/', 'rules/', 'lessons/runs/']],
  ['how does a run begin', ['cases/on-a-three/', 'rules/', 'cases/a-three-has-to-fit/']],
  ['two 2s lie, I have no 2', ['cases/two-on-me/']],
  ['there are no more cards to take', ['cases/deck-is-empty/', 'cases/nothing-left-to-draw/']],
  ['I forgot to say I have only one card', ['cases/say-last-card/']],
  ['someone won, do the rest of us keep going', ['cases/play-for-second-place/']],
  ['do I have to take the cards or can I pass the 2 on', ['cases/two-on-me/', 'cases/must-i-answer/']],
  ['is the king special', ['cases/what-a-king-does/', 'cases/king-turned-up/']],
  ['my final card is an ace', ['cases/finish-on-an-ace/']],
  ['how do I avoid taking five cards', ['cases/out-of-the-five-of-hearts/']],
  ['can I throw in a card when it is not my go', ['cases/same-card-out-of-turn/']],
  ['one card is missing from the pack', ['cases/a-card-is-lost/']],
  ['can I take a card instead of playing one', ['cases/must-i-play/']],
  ['do I have to play if I can', ['cases/must-i-play/', 'cases/must-i-answer/']],
  ['how many cards do you start with', ['cases/how-many-each/']],
  ['who plays first', ['cases/who-begins/']],
  [
    'can I put two jacks down together',
    ['cases/two-jacks-of-three/', 'cases/three-nines/', 'cases/must-i-play-both/'],
  ],
  ['the pile ran out', ['cases/deck-is-empty/']],
  ['can I block a 2 with an ace', ['cases/ace-on-a-two/']],
  ['what can I play on a 7', ['cases/seven-on-a-king/']],
  ['I made a mistake in a run', ['cases/three-four-six/', 'cases/leave-out-a-rank/']],
  [
    'does the next person miss a turn',
    [
      'cases/jack-of-two-players/',
      'cases/one-eight/',
      'cases/answer-a-jack/',
      'cases/jack-the-other-way-round/',
      'cases/jack-in-a-run/',
      'cases/three-jacks-of-four/',
    ],
  ],
  ['can I play straight after drawing', ['cases/play-what-i-drew/', 'cases/play-after-picking-up/']],
  [
    'he played a 2 on my 2, do I draw 4',
    ['cases/three-twos/', 'cases/two-on-me/', 'cases/answer-with-two-twos/'],
  ],
  ['queen on a queen', ['cases/suit-or-rank/']],
  ['can i play a 2 on a jack', ['cases/suit-or-rank/']],
  ['can I put two kings down at once', ['cases/three-nines/', 'cases/must-i-play-both/']],
  ['what does an eight do', ['cases/one-eight/', 'lessons/eights-and-jacks/']],
];

export const OF_CHRONICLE: EverydayQuestions = [
  [
    'I have no card of the lead suit can I win the trick',
    ['cases/void-in-the-suit/', 'cases/can-a-face-down-card-win/'],
  ],
  ['can I play a joker whenever I want', ['cases/wild-though-i-can-follow/']],
  ['how many points do I need', ['cases/three-fame/']],
  ['I have one bad card, do I get points', ['cases/one-evil-card/']],
  ['what happens with the cards I did not play', ['cases/cards-left-in-hand/']],
  ['can I refuse to take a card with the eight', ['cases/must-the-8-take/']],
  ['may I hide a good card to lose', ['cases/hide-a-card-of-the-suit/']],
  [
    'we have the same number of cards, who gets the point',
    ['cases/a-tie-on-the-condition/', 'cases/a-tie-at-the-top/'],
  ],
  ['I can not follow, do I have to show my card', ['cases/show-a-card-off-suit/']],
  ['someone stole my only card', ['cases/my-last-card-was-taken/']],
  ['whose go is it after a trick', ['cases/who-leads-next/']],
  ['can I throw away a wild face down', ['cases/a-wild-face-down/']],
  ['when is the game finished', ['cases/three-fame/']],
  ['what if two people win', ['cases/a-tie-at-the-top/', 'cases/a-tie-on-the-condition/']],
  ['do I have to play the same colour', ['cases/must-i-follow/']],
  ['who goes first', ['cases/must-i-lead-the-lead-card/']],
  ['is evil bad', ['cases/one-evil-card/']],
  ['does the angel help', ['cases/can-the-angel-save-me/', 'cases/angel-left-in-hand/']],
  ['how many cards does everyone get', ['cases/how-many-cards-for-three/']],
  [
    'nobody has a card of the suit',
    ['cases/nothing-but-wilds/', 'cases/void-in-the-suit/', 'cases/low-card-on-a-wild/'],
  ],
  ['what power does the six have', ['cases/what-a-6-does/']],
];
