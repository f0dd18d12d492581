import { amount, list } from '#words/en/lists-and-amounts';
import type { PageTextsWords } from '../text-types/page-texts.ts';
import { abilities } from './ability-effects-and-choices.ts';
import { spelled } from './ability-sentences.ts';
import { words as game } from './names.ts';

const big = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** English. */
export const words: PageTextsWords = {
  makers: 'Chronicle is a game by Seiji Kanai, first published in 2009 and later by Z-Man Games.',
  home: {
    description:
      'Learn Chronicle, the trick-taking game in which a history card sets the aim of each round, for three to six: a rulebook that runs, cases from the table, annotated games, and every card text that no source gives shown as open.',
    ask: 'A question from the table',
    watch: 'A game for six',
  },
  game: {
    description:
      'Chronicle in five minutes: three to six players, 36 characters in three suits and six Wilds, and a history card that says what each round is about.',
    lede: 'Three to six players put down a card each, and the highest card of the suit that was led takes them all. When the round is over, a history card says who gets a point: here, who has taken the fewest of Wisdom.',
    aimTitle: 'What it is about',
    aim: 'A trick is a Meeting here, and whoever wins it takes its cards as allies, who lie open. At the end of a round those who fulfil the history card best get 1 Fame; an Evil card shuts its owner out, unless the Angel is there, or all four Evil cards are. When somebody has 3 Fame after a round, the most Fame wins.',
    unusualTitle: 'What is unusual',
    unusual:
      'Whoever cannot follow plays face down, without strength. A Wild goes at any time and never wins. What is good changes with the history card: a Meeting won can be what costs you the round. And cards act: an 8 takes a card unseen from another hand.',
    openTitle: 'What nobody wrote down',
    open: 'Our sources give the frame of the game whole, and the texts of hardly any card. Nothing is made up here: [each of them is listed as open](/chronicle/rules/#open), and until a table fills it in, that card does nothing. Of the twelve history cards they tell one whole: until you fill in more, each round here asks for the fewest of Wisdom.',
    games:
      '[All of them, to filter](/chronicle/replays/), and [your own](/chronicle/study/): bring a game, write on it, share it. Or [record a game](/chronicle/record/) as it is played at a real table, also when you see one hand only.',
  },
  lessons: {
    description: (lessons) =>
      `Learn Chronicle by playing it: ${amount(lessons, 'short lesson')} in which wrong cards are refused with the reason.`,
    lede: (lessons, minutes) =>
      `${amount(lessons, 'short lesson')}, ${amount(minutes, 'minute')} in all, each a few paragraphs and then things to do.`,
  },
  rulebook: {
    title: 'The rulebook of Chronicle',
    heading: 'The rulebook',
    description:
      'Every rule of Chronicle by chapter, with the section of the manual it comes from, every point on which the manual is silent, and every card whose text is in no source.',
  },
  open: {
    title: 'What is open',
    intro:
      'A value has the same ability in every suit. These are all abilities with what our sources say of them. A 1 has none: it is Evil. The Angel has none either: what she does is part of the rules above.',
    slot: (slot, { time, effect }) => {
      const when = time === 'open' ? 'When: open.' : `${big(spelled.times[time])}.`;
      return `${when} ${effect === 'open' ? abilities.open(slot) : `Its owner ${abilities.effects[effect]}.`}`;
    },
    history: 'The history cards',
    historyIntro: (known, half, open) =>
      `There are twelve. Our sources tell ${known === 1 ? 'one' : known} of them whole, of ${half} only what earns Fame, and of the other ${open} nothing.`,
    card: (lead, conditions) =>
      `Fame for ${list(conditions.map(game.condition))}. Lead Card: ${lead === 'open' ? 'open' : game.card(lead)}.`,
  },
  abilities: {
    asked:
      'what does the fool do what does the sage do dragon king demon card powers effects which power does a card have',
  },
  sheet: {
    description: 'The rules of Chronicle on two printed pages, for the table, with what is open.',
    open: (slots) =>
      `Open, for no source we have says what they do: ${list(slots.map((slot) => game.kinds[slot]))}.`,
  },
  chart: {
    lede: 'Where a game can stand, from the history card to the last Fame, and which moves lead on from there.',
  },
  replay: {
    part: 'Meeting',
    description: (title, players) =>
      `${title}: an annotated game of Chronicle, ${players}. Step through it move by move, each with its rule.`,
  },
  progress: {
    description: 'Which rules of Chronicle you know, which you are learning, and when they come back.',
  },
  wordForMistakes: 'mistake',
  otherSubjects: {
    winner: 'Who wins a Meeting',
    turn: 'Whose turn it is',
    lead: 'Who leads',
    deal: 'Dealing',
    abilities: 'What a card does',
    allies: 'Won cards',
    leftover: 'Cards left in hand',
    angel: 'The Angel',
    evil: 'Evil cards',
    fame: 'Who gets Fame',
    ending: 'Who wins the game',
    mistakes: 'A mistake',
  },
  drill: {
    needsScript: 'The drill needs JavaScript: its questions are made by the rules in your browser.',
  },
};
