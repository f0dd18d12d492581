import type { PageTextsWords } from '../text-types/page-texts.ts';
import { amount } from '#words/en/lists-and-amounts';

/** English. */
export const words: PageTextsWords = {
  makers: 'Switch is a folk game that nobody owns; the rules here are those of one house.',
  home: {
    description:
      'Learn Switch, the card game of twos that pile up, mirrors, runs and reversals, for two to six: lessons that refuse what is not allowed and say why, annotated games, and a rulebook that runs.',
    strong: (sentence) => `${sentence} What makes that so strong?`,
    blunder: (sentence) => `${sentence} Why is that a blunder?`,
  },
  game: {
    description:
      'Switch in five minutes: two to six players, an ordinary pack of cards, and trick cards that pile penalties up, mirror, turn and skip.',
    lede: 'Two to six players in turn put down a card that matches the last one in suit or rank, and many a card does something more. Whoever has no card left first wins.',
    aimTitle: 'What it is about',
    aim: 'Whoever plays the last card of the hand first wins. You play a card that matches the top one in suit or rank, or several of one rank at once; if you cannot or will not, you draw one. But a trick card does not win: who plays one last has to draw again.',
    unusualTitle: 'What is unusual',
    unusual:
      '2s and the 5♥ are passed on and grow until somebody picks them all up. A 3 begins a run, in which only the rank counts, up to the Ace. A 7 becomes what it covers, 8s turn the direction, Jacks skip, and an Ace goes on anything and chooses a suit.',
    houseTitle: 'One house of many',
    house:
      'Switch is a folk game, and every family plays it a little differently. Here it is played by [one set of house rules](/switch/rules/), written down in full. Where they are silent or say two things, both readings are shown, and a table can choose.',
    games:
      '[All of them, to filter](/switch/replays/), and [your own](/switch/study/): bring a game, write on it, share it. Or [record a game](/switch/record/) as it is played at a real table, also when you see one hand only.',
  },
  lessons: {
    description: (lessons) =>
      `Learn Switch by playing it: ${amount(lessons, 'short lesson')} in which wrong cards are refused with the reason.`,
    lede: (lessons, minutes) =>
      `${amount(lessons, 'short lesson')}, ${amount(minutes, 'minute')} in all, each a few paragraphs and then things to do. If you know games of this kind, look at lessons 5 to 7: runs, and 7s that stand for the card below them, are seldom played elsewhere.`,
  },
  rulebook: {
    title: 'The rulebook of Switch',
    heading: 'The rulebook',
    description:
      'Every rule of Switch by chapter, with the section it comes from, and every point on which the house rules are silent or contradict themselves.',
    source: 'House rules',
  },
  sheet: { description: 'The rules of Switch on two printed pages, for the table.' },
  chart: {
    lede: 'Where a game can stand, from the deal to the last card, and which moves lead on from there.',
  },
  replay: {
    part: 'turn',
    description: (title, players) =>
      `${title}: an annotated game of Switch, ${players}. Step through it move by move, each with its rule.`,
  },
  progress: {
    description: 'Which rules of Switch you know, which you are learning, and when they come back.',
  },
  wordForMistakes: 'mistake',
  otherSubjects: {
    jacks: 'A Jack',
    eights: 'An 8',
    turn: 'Whose turn it is',
    deal: 'Dealing',
    drawing: 'Drawing and the deck',
    ending: 'Finishing and who wins',
    mistakes: 'A mistake',
  },
  drill: {
    needsScript: 'The drill needs JavaScript: its questions are made by the rules in your browser.',
  },
};
