import type { PagesWords } from '../pages.ts';
import { amount } from '#words/en/common';

/** English. */
export const words: PagesWords = {
  home: {
    description:
      'Learn Jekyll vs Hyde, a two-player trick-taking game, by playing it: lessons that refuse what is not allowed and say why, annotated games, and a rulebook that runs.',
    heading: 'The rulebook runs.',
    lede: 'A card game is easier to play than to be told. Here you learn one with cards in hand: what you may not do is refused with the reason, and what you do is explained by the rule it follows.',
    begin: 'Begin the lessons',
    step: 'Step through a game',
    game: [
      'Two players, one body. Twenty-five cards, ten tricks a round, up to three rounds. Hyde wants a lopsided round, and does not care which way it leans. Jekyll wants an even one.',
      'Three suits have no order until they are played, and four Potions steal tricks, swap hands or wipe the order away. [More about the game](/jekyll-vs-hyde/)',
    ],
    waysTitle: 'Five ways in',
    ways: (lessons) => [
      `[Learn it](/jekyll-vs-hyde/lessons/) in ${amount(lessons, 'short lesson')}. An hour and a half if you have never taken a trick, ten minutes if you have taken many.`,
      '[Watch games](/jekyll-vs-hyde/replays/), move by move, with the reasons of both players.',
      '[Practise](/jekyll-vs-hyde/drill/) what you are unsure of. What you miss comes back until you know it.',
      '[Play](/jekyll-vs-hyde/play/) against the computer, as Jekyll or as Hyde, with advice when you want it. Or solve [puzzles](/jekyll-vs-hyde/puzzles/), in which one card is right and it is not the obvious one.',
      '[Ask the rules anything](/jekyll-vs-hyde/sandbox/): lay out a position, see the answer, send the link.',
    ],
    trustTitle: 'Nothing is taken on trust',
    trust: (rules) =>
      `The ${rules} rules of the [rulebook](/jekyll-vs-hyde/rules/) are the program that plays the games on this site. Each has its sources beside it, and where sources disagree you see both readings. The [casebook](/jekyll-vs-hyde/cases/) settles what comes up in play. For the table there is a [sheet to print](/jekyll-vs-hyde/sheet/).`,
    yoursTitle: 'Yours alone',
    yours:
      'No account, no server, no tracking. What you have learned is kept in your browser, and [your progress](/jekyll-vs-hyde/progress/) can be saved to a file and taken along.',
  },
  game: {
    description:
      'Jekyll vs Hyde in five minutes: two players, 25 cards, suits whose ranking is made in play, and Potions that turn it over.',
    lede: 'A trick-taking game for two in which both play with the same cards and want opposite things from them.',
    aimTitle: 'What it is about',
    aim: 'Over up to three rounds of ten tricks a marker walks along the Identity Track, from Jekyll’s end to Hyde’s. After each round it moves by the difference in tricks, whoever took more. At Hyde’s end Hyde wins; if three rounds do not bring it there, Jekyll does. So Hyde tries to take nearly everything, or nearly nothing; Jekyll tries to come out even.',
    unusualTitle: 'What is unusual',
    unusual:
      'Wrath, Greed and Pride have no order at the start of a round. The first suit played becomes the lowest, the second the middle one, and the third is then the highest. A Potion has no suit: it wins or loses by its number, and brings about an effect that depends on the card it meets.',
    learnTitle: 'Learn it',
    learn: (lessons) =>
      `[${amount(lessons, 'lesson')}](/jekyll-vs-hyde/lessons/) that you play, and a [drill](/jekyll-vs-hyde/drill/) that asks until you know. [Your progress](/jekyll-vs-hyde/progress/) stays in your browser.`,
    playTitle: 'Play it',
    play: '[Against the computer](/jekyll-vs-hyde/play/), in either role: three opponents who see no more than you would, advice with reasons, and after each round what your cards have cost.',
    puzzles: (puzzles) =>
      `[Puzzles](/jekyll-vs-hyde/puzzles/): both hands lie open, one card is to be found, and it is not the one that comes to mind. There are ${puzzles}, and as many more as you like.`,
    lookUpTitle: 'Look it up',
    lookUp:
      '[All the rules](/jekyll-vs-hyde/rules/), with their sources, and a [sheet to print](/jekyll-vs-hyde/sheet/) for the table. And [what follows from them](/jekyll-vs-hyde/facts/), counted out, and [what perfect play with open hands says](/jekyll-vs-hyde/findings/).',
    settle: (cases) =>
      `An argument at the table? The [casebook](/jekyll-vs-hyde/cases/) has ${amount(cases, 'question')} with their positions and answers. For any other, the [sandbox](/jekyll-vs-hyde/sandbox/) answers: lay out the position, see what the rules say, and send the link.`,
    games:
      '[All of them, to filter](/jekyll-vs-hyde/replays/), and [your own](/jekyll-vs-hyde/study/): bring a game, write on it, share it. Or [record a game](/jekyll-vs-hyde/record/) as it is played at a real table, also when you see one hand only.',
  },
  lessons: {
    description: (lessons) =>
      `Learn Jekyll vs Hyde by playing it: ${amount(lessons, 'short lesson')} in which wrong cards are refused with the reason.`,
    lede: (lessons, minutes) =>
      `${amount(lessons, 'short lesson')}, ${amount(minutes, 'minute')} in all, each a few paragraphs and then things to do. If you know trick-taking games, lessons 5, 7 and 8 hold what is new.`,
  },
  rulebook: {
    title: 'The rulebook of Jekyll vs Hyde',
    heading: 'The rulebook',
    description:
      'Every rule of Jekyll vs Hyde by chapter, with its sources, and every point on which sources disagree or are silent.',
  },
  replay: {
    description: (title, players) =>
      `${title}: an annotated game of Jekyll vs Hyde, ${players}. Step through it move by move, each with its rule.`,
  },
  sheet: { description: 'The rules of Jekyll vs Hyde on two printed pages, for the table.' },
  search: { description: 'Search the lessons, the rules and the cases of Cabinet.' },
  progress: {
    description: 'Which rules of Jekyll vs Hyde you know, which you are learning, and when they come back.',
  },
  drill: {
    needsScript: 'The drill needs JavaScript: its questions are made by the rules in your browser.',
  },
};
