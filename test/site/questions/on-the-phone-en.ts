import type { EverydayQuestions } from './everyday-en.ts';

/** As it is typed with a thumb in the middle of an argument, in small letters and in whatever words come. On a game’s own page. */

export const OF_JEKYLL_VS_HYDE: EverydayQuestions = [
  ['can i play a potion if i still have the suit', ['cases/potion-although-holding/']],
  ['does a potion have to follow', ['cases/potion-although-holding/', 'cases/potion-against-potion/']],
  ['what if both cards are the same number', ['cases/same-number/']],
  ['who starts next round', ['cases/who-leads-next-round/']],
  ['wrath 3 vs potion 3+ who wins', ['cases/three-against-three/']],
  ['do potions beat everything', ['cases/potion-against-highest/']],
  ['what happens if hyde wins no tricks', ['cases/hyde-loses-everything/']],
  ['can i look at my old tricks', ['cases/look-through-tricks/']],
  ['how many cards do we swap with greed', ['cases/how-many-for-greed/']],
  ['he didnt follow suit but had one', ['cases/followed-wrongly/']],
];

export const OF_SWITCH: EverydayQuestions = [
  ['what happens when deck runs out', ['cases/deck-is-empty/']],
  ['can u finish on a 2', ['cases/finish-on-a-two/']],
  ['can i put a 2 on his 2', ['cases/two-on-me/']],
  ['do i have to pick up if i can play', ['cases/must-i-play/']],
  ['who goes first', ['cases/who-begins/']],
  [
    'can i play 2 cards at once',
    ['cases/three-nines/', 'cases/a-row-of-one-suit/', 'cases/two-ranks-in-a-run/'],
  ],
  ['forgot to say last card', ['cases/say-last-card/']],
  ['can an ace go on anything', ['cases/ace-on-a-two/']],
  ['does 8 skip with 2 players', ['cases/eight-of-two-players/']],
  ['how do i stop the 5 of hearts', ['cases/out-of-the-five-of-hearts/']],
];

export const OF_CHRONICLE: EverydayQuestions = [
  ['do i have to follow suit with a wild', ['cases/wild-though-i-can-follow/']],
  ['what if both give the same number of cards', ['cases/a-tie-on-the-condition/']],
  ['can a joker be led', ['cases/a-wild-led/']],
  ['who leads the next trick', ['cases/who-leads-next/']],
  ['can a face down card win', ['cases/can-a-face-down-card-win/']],
  ['what if 2 people have the same most cards', ['cases/a-tie-on-the-condition/']],
  ['i have one evil card am i out', ['cases/one-evil-card/']],
  ['can i play face down if i have the suit', ['cases/hide-a-card-of-the-suit/']],
  ['when does the game end', ['cases/three-fame/']],
  ['do i have to steal with the 8', ['cases/must-the-8-take/']],
];
