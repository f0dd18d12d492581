import type { PageTextsWords } from '../text-types/page-texts.ts';
import { amount } from '#words/en/lists-and-amounts';

/** English. */
export const words: PageTextsWords = {
  makers: 'Jekyll vs. Hyde is a game by Geonil, published by Mandoo Games.',
  home: {
    description:
      'Learn Jekyll vs Hyde, a two-player trick-taking game, by playing it: lessons that refuse what is not allowed and say why, annotated games, and a rulebook that runs.',
    turn: (sentence) => `${sentence} Why is that a blunder?`,
  },
  game: {
    description:
      'Jekyll vs Hyde in five minutes: two players, 25 cards, suits whose ranking is made in play, and Potions that turn it over.',
    lede: 'Two players put down a card each, ten times a round, and the stronger card wins the trick. Jekyll wants as many tricks as Hyde; Hyde wants many more, or many fewer.',
    aimTitle: 'What it is about',
    aim: 'Over up to three rounds of ten tricks a marker walks along the Identity Track, from Jekyll’s end to Hyde’s. After each round it moves by the difference in tricks, whoever took more. At Hyde’s end Hyde wins; if three rounds do not bring it there, Jekyll does. So Hyde tries to take nearly everything, or nearly nothing; Jekyll tries to come out even.',
    unusualTitle: 'What is unusual',
    unusual:
      'Wrath, Greed and Pride have no order at the start of a round. The first suit played becomes the lowest, the second the middle one, and the third is then the highest. A Potion has no suit: it wins or loses by its number, and brings about an effect that depends on the card it meets.',
    lookUpTitle: 'Look it up',
    lookUp:
      '[All the rules](/jekyll-vs-hyde/rules/), with their sources, and a [sheet to print](/jekyll-vs-hyde/sheet/) for the table. And [what follows from them](/jekyll-vs-hyde/facts/), counted out, and [what perfect play with open hands says](/jekyll-vs-hyde/findings/).',
    settleTitle: 'An argument at the table?',
    settle: (cases) =>
      `The [casebook](/jekyll-vs-hyde/cases/) has ${amount(cases, 'question')} with their positions and answers. For any other, the [sandbox](/jekyll-vs-hyde/sandbox/) answers: lay out the position, see what the rules say, and send the link.`,
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
    houseIntro:
      'Here no source says anything, so these are no rules: they are what we suggest when somebody asks. What can be put right without anybody having gained knowledge is put right; otherwise the round is dealt again, and the marker stays where it was. A card shown by mistake goes back, for only the player who did nothing wrong has learned from it. What can be counted out exactly, tokens and thefts, is rebuilt from the order of play. Agree on something else if you like.',
    title: 'The rulebook of Jekyll vs Hyde',
    heading: 'The rulebook',
    description:
      'Every rule of Jekyll vs Hyde by chapter, with its sources, and every point on which sources disagree or are silent.',
  },
  chart: {
    lede: 'Where a game can stand, from the deal to the last trick, and which moves lead on from there.',
  },
  replay: {
    part: 'trick',
    description: (title, players) =>
      `${title}: an annotated game of Jekyll vs Hyde, ${players}. Step through it move by move, each with its rule.`,
  },
  sheet: { description: 'The rules of Jekyll vs Hyde on two printed pages, for the table.' },
  progress: {
    description: 'Which rules of Jekyll vs Hyde you know, which you are learning, and when they come back.',
  },
  wordForMistakes: 'mistake',
  otherSubjects: {
    firstLead: 'Who leads first',
    turn: 'Whose turn it is',
    deal: 'Dealing',
    preparation: 'The cards given away',
    ranking: 'The ranking',
    potions: 'Potion effects',
    tricks: 'Won tricks',
    track: 'The marker and who wins',
    match: 'A second game',
    mistakes: 'A mistake',
  },
  drill: {
    needsScript: 'The drill needs JavaScript: its questions are made by the rules in your browser.',
  },
};
