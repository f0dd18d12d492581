import type { EverydayQuestions } from './everyday-en.ts';

/** As two typed it who argued: what comes first is read out to the other, so it has to be the page that answers. Typed on a game’s own page. */

export const OF_JEKYLL_VS_HYDE: EverydayQuestions = [
  ['he led a potion i cant follow who wins', ['cases/void-in-the-named-suit/']],
  ['i led green 3 he put 4+ who wins', ['cases/card-or-potion/']],
  ['we forgot to put the red token, noticed 3 tricks later', ['cases/forgot-a-token/']],
  ['potion and purple but he has no tricks to steal', ['cases/pride-finds-nothing/']],
  ['greed on last trick no cards left', ['cases/greed-in-the-last-trick/']],
  ['how do you win', ['cases/how-to-win/']],
  ['who gets first go', ['cases/who-leads-next-round/']],
  ['can hyde win after first round', ['cases/when-it-ends/']],
];

export const OF_SWITCH: EverydayQuestions = [
  ['in the run he played queen of hearts on 10 of hearts', ['cases/leave-out-a-rank/']],
  ['ace of spades in the run after king do i pick suit', ['cases/choose-a-suit-in-a-run/']],
  ['run is on a king and i cant go how many do i pick up', ['cases/run-fails-on-a-king/']],
  ['3 of us i put 2 jacks who goes', ['cases/two-jacks-of-three/']],
  ['is queen special', ['cases/what-a-queen-does/']],
  ['is a jack special', ['cases/colour-of-a-jack/']],
  [
    'run is on a queen and i cant go how many do i pick up',
    ['cases/run-fails-on-a-jack/', 'cases/how-many-to-pick-up/'],
  ],
  ['how do you win', ['cases/how-to-win/']],
  ['someone puts 3 then can i put 5', ['cases/on-a-three/']],
  ['what do 7s do', ['cases/seven-on-a-king/']],
  ['she took 2 cards but should be 4, noticed later', ['cases/drew-the-wrong-number/']],
  ['i drew one card too many', ['cases/drew-the-wrong-number/']],
  ['misdeal, someone has 8 cards', ['cases/dealt-the-wrong-number/']],
];

export const OF_CHRONICLE: EverydayQuestions = [
  ['ive got the angel and a demon do i still score', ['cases/can-the-angel-save-me/']],
  ['3 fame end straight away?', ['cases/three-fame/']],
  ['who leads the next round', ['cases/must-i-lead-the-lead-card/']],
  ['can she choose not to throw away the demon w angel', ['cases/must-the-angel-discard/']],
  ['i dont have wisdom or wilds', ['cases/void-in-the-suit/']],
  ['how do you win', ['cases/three-fame/']],
  ['is a 1 evil', ['cases/which-cards-are-evil/']],
  ['he played face down but had green all along', ['cases/suit-not-followed/']],
];
