import { amount } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';
import type { SandboxEditorWords } from '../text-types/sandbox-editor.ts';

const { seats, suits, card } = game;

/** English. */
export const words: SandboxEditorWords = {
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
