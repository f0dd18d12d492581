import { type Card, type Seat, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Consequence } from '#games/jekyll-vs-hyde/rules/match';
import type { SourceId } from '#games/jekyll-vs-hyde/rules/sources';
import type { SandboxWords } from '../sandbox.ts';
import { amount, list } from '#words/en/common';
import { words as game } from './game.ts';

const { seats, suits, card } = game;

const sources = {
  M: 'the manual',
  L: 'the list',
  J: 'the Japanese summary',
  H: 'the help page',
  F: 'the publisher’s answers',
} as const satisfies Readonly<Record<SourceId, string>>;

function led(played: Card, names: Suit | null): string {
  return names === null ? card(played) : `${card(played)}, naming ${suits[names]}`;
}

function both(acting: readonly Seat[]): string {
  return acting.length === 1 ? `${list(acting.map((seat) => seats[seat]))} still has` : 'Both have';
}

function then(next: Consequence): string {
  switch (next.type) {
    case 'next-round':
      return `Round ${next.next} follows.`;
    case 'roles-change':
      return `${seats[next.by]} has won the first game, and the players change roles.`;
    case 'over':
      if (next.needed === null) return `The game is over: ${seats[next.by]} has won.`;
      return next.winner === 'draw'
        ? 'The match is over, and drawn.'
        : `The match is over: who is ${seats[next.winner]} now has won it.`;
  }
}

/** English. */
export const words: SandboxWords = {
  title: 'Sandbox',
  intro:
    'Lay out any position, and the rules say what may be played, who takes the trick, and why. The link proves it to anybody.',
  noScript: 'The sandbox needs JavaScript: its answers are worked out by the rules in your browser.',
  start: {
    label: 'Begin with',
    empty: 'Empty table',
    random: 'At random',
    kind: 'Kind of position',
    kinds: {
      preparation: 'The preparation',
      lead: 'A card to lead',
      follow: 'A card to follow',
      void: 'The follower is void',
      'potion-led': 'A Potion is led',
      'potion-led-void': 'A Potion is led, and the follower is void in the suit it names',
      greed: 'A Greed exchange',
      'empty-board': 'No tokens on the board',
      'last-trick': 'The last trick',
      'last-round': 'The third round',
      'hydes-side': 'The marker on Hyde’s side',
    },
    draw: 'Draw one',
    find: 'Find me one',
    games: 'From a game',
    game: 'Game',
    choose: 'Choose a game',
    moment: 'Moment',
    cases: 'From a case',
    case: 'Case',
    casebook: 'The casebook, with all answers',
    loading: 'Fetching…',
    notLoaded: 'It could not be fetched. Try again when you are online.',
    show: 'Lay it out',
    round: (round, of) => (of === 1 ? `Round ${round}` : `Round ${round} of the second game`),
    moments: {
      preparation: 'The preparation',
      lead: (trick, leader) => `Trick ${trick}: ${seats[leader]} is to lead`,
      follow: (trick, leader, played, names) =>
        `Trick ${trick}: ${seats[leader]} has led ${led(played, names)}`,
      greed: (trick) => `Trick ${trick}: the Greed exchange`,
    },
  },
  find: {
    any: 'any',
    conditions: {
      phase: 'What is to be done',
      round: 'Round',
      trick: 'Trick',
      leader: 'Leader',
      tokens: 'Tokens on the board',
      above: 'One suit above another',
      led: 'Led is',
      asked: 'Suit asked for',
      followerVoid: 'The follower is void in it',
      answer: 'Answered by',
      effect: 'Effect',
    },
    led: { potion: 'a Potion', evil: 'an Evil card' },
    yes: 'yes',
    no: 'no',
    potion: 'a Potion',
    twoPotions: 'none: two Potions',
    holds: (seat) => `${seats[seat]} holds, among others`,
    search: 'Search',
    stop: 'Stop',
    looking: (games) => `Looking: ${amount(games, 'game')} so far.`,
    stopped: (games) => `Stopped after ${amount(games, 'game')}.`,
    found: (games) => `Found in game ${games}: it lies on the table.`,
    none: (games) => `Looked at ${amount(games, 'game')} and found none.`,
  },
  table: {
    tools: 'What to do with the table',
    edit: 'Set the table',
    done: 'Done',
    undo: 'Undo',
    redo: 'Redo',
    worth: 'What each card is worth',
    dealNext: 'Deal by lot',
    share: 'Share',
    hint: 'Press a card of whoever is to act, and the game goes on.',
  },
  edit: {
    title: 'Set the table',
    how: 'Choose a place, then press cards to put them there; press again to take them back. Or drag a card to its place, or type.',
    where: 'Cards go to',
    spots: {
      jekyll: 'Jekyll’s hand',
      hyde: 'Hyde’s hand',
      led: 'the table, led',
      aside: 'those set aside',
      box: 'the box',
    },
    badges: { jekyll: 'J', hyde: 'H', led: '▲', aside: '–', box: '' },
    cards: 'All cards',
    suitOf: (suit) => (suit === null ? 'Potions' : suits[suit]),
    put: (moved, from, to) => `${card(moved)}, ${places[from]}: put it ${into[to]}`,
    moved: (moved, spot, count) => {
      const where = `${card(moved)} is ${places[spot]} now`;
      return spot === 'jekyll' || spot === 'hyde' || spot === 'aside'
        ? `${where}: ${amount(count, 'card')} there.`
        : `${where}.`;
    },
    typed: { jekyll: 'Jekyll’s hand', hyde: 'Hyde’s hand', aside: 'Set aside' },
    typedHint: 'W1 G3 2+',
    typedProblems: {
      'unknown-card': ({ found }) =>
        `“${found}” is no card: write W1 to W7, G1 to G7, P1 to P7, and 2+ to 5+, with spaces between them.`,
      'typed-twice': ({ card: twice }) => `${card(twice)} is written twice; there is only one.`,
    },
    names: (potion) => `${card(potion)} names`,
    leader: 'To lead',
    leaders: { ...seats, nobody: 'nobody yet: the preparation' },
    ranking: 'Ranking, lowest first',
    rankingBefore: 'Ranking before this trick',
    noRanks: 'no suit ranked yet',
    round: 'Round',
    marker: 'Marker on',
    won: (seat) => `${seats[seat]}’s tricks`,
    match: 'Return match',
    firstGame: 'the first game',
    secondGame: (needed) =>
      `the second game; the first Hyde ${needed === 'never' ? 'did not win' : `needed ${amount(needed, 'round')}`}`,
  },
  possible: {
    yes: 'This can come up in a game.',
    no: 'The rules answer, but as it lies this cannot come up in a game:',
  },
  answers: {
    title: 'What the rules say',
    toAct: {
      preparation: (acting, count) => `${both(acting)} to give ${amount(count, 'card')}.`,
      lead: (seat) => `${seats[seat]} is to lead.`,
      follow: (seat, suit) => `${seats[seat]} is to answer: ${suits[suit]} is asked for.`,
      greed: (acting, count) => `${both(acting)} to choose ${amount(count, 'card')} for the Greed exchange.`,
      deal: 'Hyde is to deal.',
      over: 'Nobody is to act any more.',
      noCards: (seat) => `It would be ${seats[seat]}’s turn, but there is no card in that hand.`,
    },
    phase: 'Phase',
    nothing: 'Lay out some cards, and the rules answer here.',
    taken: (seat) => `${seats[seat]} takes the trick.`,
  },
  pairs: {
    title: 'Card against card',
    toLead: (leader, follower) =>
      `Down the side what ${seats[leader]} could lead, along the top what ${seats[follower]} holds. Choose a field to see why.`,
    toFollow: (_, follower) => `Along the top what ${seats[follower]} holds. Choose a field to see why.`,
    none: 'There is no pair of cards to compare: put a card into each hand.',
    table: 'Who would take the trick',
    cell: (played, winner, effect) => {
      if (winner === null) return `${card(played)} may not be played`;
      return `${card(played)}: ${seats[winner]} takes it${effect === null ? '' : `, with the effect of ${suits[effect]}`}`;
    },
    legend: {
      takes: (seat) => `${seats[seat]} takes the trick`,
      barred: 'may not be played',
      effect: 'with the effect of that suit',
    },
    pair: (lead, names, follow) => `${led(lead, names)}, against ${card(follow)}`,
    play: 'Play it',
  },
  rulings: {
    title: 'Where sources differ',
    same: 'Nothing here depends on it.',
    parts: 'Here it makes a difference:',
    says: (ids) => `So says ${list(ids.map((id) => sources[id]))}.`,
    noSource: 'No source says so.',
    takes: ({ by, card: winning, beats }) =>
      `${seats[by]} takes the trick: ${card(winning)} beats ${card(beats)}.`,
    would: (lead, { by, card: winning, beats }) =>
      `${led(lead.card, lead.names ?? null)}, against ${card(winning === lead.card ? beats : winning)}: ${seats[by]} takes the trick.`,
    more: (pairs) => `And so on for ${amount(pairs, 'pair')} more.`,
    end: then,
    others: 'Points that change nothing in the play',
  },
  ending: {
    title: 'If the round ended so',
    now: ({ tricks, end, next }) =>
      `${tricks.jekyll} : ${tricks.hyde} is a gap of ${end.gap}. ${
        end.gap === 0
          ? `The marker would stay on ${end.marker}`
          : `The marker would go from ${end.from} to ${end.marker}`
      }, ${seats[end.side]}’s side${next.type === 'next-round' ? `: ${seats[end.side]} leads round ${next.next}.` : `. ${then(next)}`}`,
    all: 'Every way in which the ten tricks can be shared',
    columns: ['Jekyll', 'Hyde', 'Gap', 'Marker', 'Then'],
    next: ({ end, next }) =>
      next.type === 'next-round' ? `${seats[end.side]} leads round ${next.next}.` : then(next),
  },
  knows: {
    title: 'What each seat knows',
    surely: (seat, other) => `${seats[seat]} gave ${seats[other]} these, and they are still there:`,
    unseen: (seat, other, cards, held) =>
      `${seats[seat]} has not seen ${amount(cards, 'card')}; ${seats[other]} holds ${held} of them:`,
    voids: (other, named) =>
      `${seats[other]} could not follow: of what was in that hand then, nothing is ${list(named.map((suit) => suits[suit]))}.`,
    all: (seat, other) => `${seats[seat]} knows every card that ${seats[other]} holds.`,
    note: 'Both have seen the cards of the tricks before. What was exchanged before this position is not part of it.',
  },
  line: { title: 'What was played from here' },
  share: {
    picture: 'As a picture',
    game: 'As a game',
    madeUp:
      'A replay begins with a deal. Moves are made up that lead to this position, and what was played from it follows, every branch of it.',
    viewer: 'Open in the viewer',
    noGame:
      'A replay begins with a deal, and no game leads to this position. The link to the sandbox shows it all the same.',
    replay: {
      title: 'From the sandbox',
      comment: 'Up to here the moves are made up. This is the position that was laid out.',
    },
  },
  link: {
    copy: 'Copy link',
    copied: (characters) => `Copied, ${characters} characters:`,
    notCopied: 'Your browser did not let it be copied. Here it is:',
  },
};

const places = {
  jekyll: 'in Jekyll’s hand',
  hyde: 'in Hyde’s hand',
  led: 'on the table',
  aside: 'set aside',
  box: 'in the box',
} as const;
const into = {
  jekyll: 'into Jekyll’s hand',
  hyde: 'into Hyde’s hand',
  led: 'on the table',
  aside: 'aside',
  box: 'into the box',
} as const;
