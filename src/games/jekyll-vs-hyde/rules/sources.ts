/**
 * The sources, point by point: what each is about, in the words of this rulebook (ids of rules and rulings, and the few topics
 * below). Whoever cites a point cites one that is listed here and is about the thing in question; a test holds that.
 *
 * M the English manual by section and heading, its questions in section 7 counted; L the 26-point list; J the Japanese summary
 * by its headings, where `3 A` to `3 C-3` and `4` are of `各ラウンドの流れ`; H the help page of an online table; F the Italian
 * publisher's questions and answers. H and F are known by what they say, not by the letter.
 */
const POINTS = {
  'M 1': ['round-count', 'next-round', 'hyde-wins', 'jekyll-wins'],
  'M 2': ['the-cards', 'track-spaces'],
  'M 3': ['deal-ten', 'first-leader', 'set-up'],
  'M 4': ['turns', 'round-count', 'next-round'],
  'M 5 Preparation Phase': [
    'give-count',
    'give-together',
    'forced-potion',
    'greed-any-card',
    'potion-pass-greed',
  ],
  'M 5 Trick-Taking Rules': [
    'first-leader',
    'turns',
    'lead-any',
    'name-suit',
    'follow-suit',
    'potion-instead',
    'follow-named',
    'void-plays-any',
  ],
  'M 5 Determining Trick Winner': [
    'same-suit',
    'higher-rank',
    'effect-first',
    'potion-number',
    'off-suit-answer',
    'led-potion',
    'two-potions',
    'potions-cancel',
  ],
  'M 5 Suit Ranking': ['rank-lowest', 'rank-middle', 'rank-highest', 'rank-no-potion'],
  'M 5 Potion Effects': [
    'effect-actual-suit',
    'pride-takes',
    'greed-exchanges',
    'greed-any-card',
    'own-cards',
    'wrath-clears',
    'wrath-own-token',
    'wrath-token',
    'potions-cancel',
    'two-potions',
  ],
  'M 6': ['gap-moves', 'hyde-wins', 'next-round', 'jekyll-wins', 'turns', 'set-up'],
  'M 7.1': ['gap-moves', 'set-up'],
  'M 7.2': ['greed-exchanges'],
  'M 7.3': ['effect-actual-suit'],
  'M 7.4': ['potions-cancel', 'two-potions'],
  'M 7.5': ['potion-number'],
  'M 7.6': ['hyde-wins', 'next-round', 'jekyll-wins', 'game-over', 'round-count', 'return-match'],

  'L 1': ['turns', 'round-count', 'return-match'],
  'L 2': ['deal-ten'],
  'L 3': ['give-together', 'own-cards'],
  'L 4': ['forced-potion', 'greed-any-card', 'potion-pass-greed'],
  'L 5': ['first-leader'],
  'L 6': ['turns'],
  'L 7': ['lead-any', 'own-cards', 'turns'],
  'L 8': ['follow-suit', 'potion-instead', 'void-plays-any', 'turns'],
  'L 9': ['name-suit', 'follow-named', 'potion-barred', 'void-plays-any'],
  'L 10': ['same-suit'],
  'L 11': ['higher-rank'],
  'L 12': ['effect-first', 'potion-number', 'off-suit-answer', 'led-potion'],
  'L 13': ['take-trick', 'winner-leads'],
  'L 14': ['rank-lowest'],
  'L 15': ['rank-lowest'],
  'L 16': ['rank-middle'],
  'L 17': ['rank-highest'],
  'L 18': ['rank-no-potion'],
  'L 19': ['pride-takes'],
  'L 20': ['greed-exchanges', 'greed-any-card', 'own-cards'],
  'L 21': ['wrath-clears', 'wrath-own-token', 'wrath-token'],
  'L 22': ['two-potions', 'potions-cancel'],
  'L 23': ['potion-number'],
  'L 24': ['gap-moves'],
  'L 25': ['gap-moves'],
  'L 26': ['next-round', 'set-up'],

  'J ゲームの概要と目的': ['round-count', 'gap-moves', 'hyde-wins', 'jekyll-wins', 'advice'],
  'J カード構成': ['the-cards'],
  'J ゲームの準備': ['deal-ten', 'first-leader', 'set-up'],
  'J 各ラウンドの流れ': ['turns'],
  'J 各ラウンドの流れ 1': ['deal-ten'],
  'J 各ラウンドの流れ 2': [
    'give-count',
    'give-together',
    'own-cards',
    'forced-potion',
    'greed-any-card',
    'potion-pass-greed',
  ],
  'J 各ラウンドの流れ 3': ['first-leader', 'winner-leads'],
  'J 3 A': [
    'lead-any',
    'follow-suit',
    'potion-instead',
    'void-plays-any',
    'rank-lowest',
    'rank-middle',
    'rank-highest',
    'rank-leader-first',
    'named-token',
  ],
  'J 3 B': ['same-suit', 'higher-rank', 'take-trick', 'winner-leads'],
  'J 3 C-1': ['name-suit', 'follow-named', 'potion-barred', 'named-token'],
  'J 3 C-2': ['off-suit-answer', 'led-potion', 'potion-number'],
  'J 3 C-3': [
    'effect-first',
    'effect-actual-suit',
    'pride-takes',
    'pride-nothing',
    'greed-exchanges',
    'greed-any-card',
    'wrath-clears',
    'wrath-own-token',
    'wrath-token',
    'two-potions',
    'potions-cancel',
  ],
  'J 4': ['gap-moves'],
  'J 勝敗判定': ['hyde-wins', 'jekyll-wins', 'round-count', 'return-match'],

  'H rules': ['off-suit-answer', 'led-potion'],
  'H variants': ['return-match', 'roles-change', 'fewer-rounds'],

  'F won tricks': ['won-piles', 'take-trick'],
} as const satisfies Record<`${SourceId} ${string}`, readonly string[]>;

/** Who says what. M manual, L list, J Japanese summary, H help page of an online table, F publisher's FAQ. */
export const SOURCES = ['M', 'L', 'J', 'H', 'F'] as const;
export type SourceId = (typeof SOURCES)[number];

/** What the sources call themselves, in their own language, as far as that is known. */
export const SOURCE_TITLES: Readonly<Partial<Record<SourceId, string>>> = {
  M: 'Comprehensive Reference Manual',
  J: '【簡易ルール】ジキルとハイド(2人用)(2021)',
};

/** Where something is said: the source, and its section, heading or point. */
export type Citation = keyof typeof POINTS;
export const CITATIONS = Object.keys(POINTS) as readonly Citation[];

/**
 * What a point can be about besides a rule, a ruling or a house answer: how many rounds a game has, what is set up at its start
 * and what of it again for another round, advice on playing well.
 */
export const TOPICS = ['round-count', 'set-up', 'advice'] as const;

/** What the point is about. */
export function topicsOf(citation: Citation): readonly string[] {
  return POINTS[citation];
}

/** The letter of the source that the point belongs to. */
export function sourceOf(citation: Citation): SourceId {
  const [letter] = citation;
  switch (letter) {
    case 'M':
    case 'L':
    case 'J':
    case 'H':
    case 'F':
      return letter;
    default:
      throw new Error(`${citation} is of no source`);
  }
}
