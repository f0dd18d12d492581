/** Numbers and quantifiers in what is said of a game. Names of cards are neither. */

export type Language = 'en' | 'ja';

/** A number or a quantifier, and where it stands. */
export interface Token {
  readonly text: string;
  /** Null: a quantifier. */
  readonly value: number | null;
  readonly from: number;
  readonly to: number;
}

const ONES = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
  'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
] as const; // prettier-ignore
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

const WORD = `(?:${TENS.join('|')})(?:-(?:${ONES.slice(1, 10).join('|')}))?|${ONES.filter((word) => word !== 'one').join('|')}|nil|nought`;
const SUIT = '(?:Wrath|Greed|Pride)s?';
const RANK = '[1-7](?!\\d|\\.\\d)';

/** Names of cards: `Greeds 1 and 4`, `the 5+`, and `the 7` for short. A pronoun is no number either: `this one`. */
const NAMES = {
  en: new RegExp(
    `\\b${SUIT} ${RANK}(?:(?:,| and|,? or) ${RANK})*(?!–)|[2-5]\\+|[2-5]\\.5` +
      `|\\b(?:the|The|a|A|an|this|its|one|\\w+’s) ${RANK}(?: and the ${RANK})*(?! to\\b)`,
    'g',
  ),
  ja: /(?:憤怒|強欲|傲慢)の?[1-7](?!\d|\.\d)(?:[、とかも][1-7](?!\d|[.通枚つト対]))*|[2-5]\+|[2-5]\.5|第\d+|\d+(?:番|回|枚|つ)目|\d+手前/g,
} as const;

const NUMBERS = {
  // A pronoun is no number: only what counts something is.
  en: new RegExp(
    `\\d+(?:\\.\\d+)?|\\b(?:${WORD})\\b` +
      '|(?<=\\b(?:only|just|exactly|by|gap of) )one\\b|\\bone(?= (?:trick|card|reply|lead|answer|hand|gap|more|space|round)\\b)',
    'gi',
  ),
  // One of something is no more than an article there.
  ja: /\d+(?:\.\d+)?(?<!(?<!\d)1(?=[つ枚回人手色]|トリック|ラウンド))|[二三四五六七八九](?=[つ人枚手回])/g,
} as const;

const QUANTIFIERS = {
  en: new RegExp(
    '\\b(?:all|any|anything|only|none|every|everything|best|at (?:the )?most|at least|at best|whatever|whichever|worth the same' +
      '|never (?:more|less|gives)|(?:no|nothing|nobody)(?= (?:other|lead|card|Potion|Wrath|Pride|Greed|play|Evil|that|you|for certain))' +
      '|cannot(?= (?:win|lose|beat|stop|touch|fail))|certain|certainly|surely)\\b(?! all\\b)',
    'gi',
  ),
  ja: /すべて|全部|だけ|どれも|どの[^。、]{1,8}も|何でも|いつも|必ず|確実|最善|最高|せいぜい|よくて|精いっぱい|少なくとも/g,
} as const;

const KANJI = '一二三四五六七八九';

/** The numbers and quantifiers of a text, in order. */
export function tokensIn(text: string, language: Language): readonly Token[] {
  const bare = text.replace(NAMES[language], (name) => ' '.repeat(name.length));
  const numbers = [...bare.matchAll(NUMBERS[language])]
    .filter((match) => language === 'en' || !isRank(bare, match))
    .map((match) => token(match, valueIn(match[0])));
  const quantifiers = [...bare.matchAll(QUANTIFIERS[language])].map((match) => token(match, null));
  return [...numbers, ...quantifiers].toSorted((a, b) => a.from - b.from);
}

function token(match: RegExpExecArray, value: number | null): Token {
  return { text: match[0], value, from: match.index, to: match.index + match[0].length };
}

/** In Japanese a number without a counter is a card's, as in 「6なら」, unless a word before it says what it counts. */
function isRank(text: string, match: RegExpExecArray): boolean {
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  if (!/^[1-7]$/.test(match[0])) return false;
  if (/(?:差|差は|差が|コマは|コマが|平均|平均すると|\d[〜から対]+)$/.test(before)) return false;
  return !/^(?:対|通り|枚|つ|トリック|歩|回|人|手|ラウンド|色|か\d|から\d)/.test(after);
}

/** The number that a word or numeral stands for; null where it is none. */
export function wordValue(word: string): number | null {
  return new RegExp(`^(?:\\d+|one|${WORD})$`, 'i').test(word) ? valueIn(word) : null;
}

function valueIn(text: string): number {
  const word = text.toLowerCase();
  if (/^\d/.test(word)) return Number(word);
  if (KANJI.includes(word)) return KANJI.indexOf(word) + 1;
  if (word === 'nil' || word === 'nought') return 0;
  const [tens = '', ones] = word.split('-');
  const ten = TENS.findIndex((each) => each === tens);
  if (ten === -1) return ONES.findIndex((each) => each === word);
  return (
    (ten + 2) * 10 +
    Math.max(
      0,
      ONES.findIndex((each) => each === ones),
    )
  );
}
