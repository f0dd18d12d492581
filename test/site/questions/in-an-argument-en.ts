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
  ['2+ against 2 who wins', ['cases/three-against-three/']],
  ['i led a potion can he beat it with higher potion', ['cases/potion-against-potion/']],
  ['can i see my friends cards when swapping', ['cases/wait-and-see/']],
  ['do hands get dealt again every round', ['cases/set-aside-returns/']],
  ['hyde got 7 tricks how far does marker move', ['cases/who-has-more/']],
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
  ['wat happens if i cant play any card', ['cases/draw-until-it-fits/']],
  ['i played a jack in 3 player who goes', ['cases/jack-of-three/']],
  ['can i win with two 8s as last cards', ['cases/finish-on-an-eight/']],
  ['can i win with two 9s as last cards', ['cases/finish-with-several/']],
  ['he put 3 4 5 in one turn in a run allowed?', ['cases/two-ranks-in-a-run/']],
  ['do i pick up 2 if i skip with a jack', ['cases/two-on-me/']],
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
  ['someone has all 4 evil what happens', ['cases/all-four-evil-cards/']],
  ['someone has 2 evil cards what happens', ['cases/who-is-shut-out/']],
  ['everybody played face down who wins', ['cases/nothing-but-wilds/']],
  ['i won no cards at all, can i still get fame for fewest green', ['cases/none-of-the-suit/']],
  ['someone ran out of cards does the rest of us keep playing', ['cases/when-does-a-round-end/']],
  ['do hands get dealt again every round', ['cases/dealt-for-every-round/']],
  ['do i keep the angel', ['cases/keep-the-angel/']],
  ['do i get to see the card i steal with the 8', ['cases/what-an-8-does/']],
];
