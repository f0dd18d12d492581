/** Where a line of text may end. Each way parts the text into pieces that are not broken, the next one into smaller ones. */

/** Letters as wide as they are high, between which a script has no spaces. */
export const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30FF\uFF01-\uFF60]/u;

/** What may not end a line; and what may not begin one: what closes, what stops, and what belongs to the letter before. */
const OPENING = '「『（【〈《';
const CLOSING = '」』）】〉》';
const STOPS = '、。，．：；？！';
const NOT_FIRST = `${CLOSING}${STOPS}…・ーゝ々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ`;

type Pieces = (text: string) => readonly string[];

/** In Japanese a phrase ends with its hiragana and what closes behind them: `秘薬は｜「憤怒」で｜応じます。` */
const PHRASE = new RegExp(
  `[${OPENING}]*(?:(?![${OPENING}${CLOSING}${STOPS}\\p{Script=Hiragana}])\\S)*[${CLOSING}ー\\p{Script=Hiragana}]*[${STOPS}]*\\s*`,
  'gu',
);
const WORDS = new Intl.Segmenter('ja', { granularity: 'word' });
const LETTERS = new Intl.Segmenter('ja', { granularity: 'grapheme' });

const phrases: Pieces = (text) => (text.match(PHRASE) ?? []).filter((piece) => piece !== '');
const words: Pieces = (text) =>
  joined(
    Array.from(WORDS.segment(text), ({ segment }) => segment),
    /^\p{Script=Hiragana}$/u,
  );
const letters: Pieces = (text) => joined(Array.from(LETTERS.segment(text), ({ segment }) => segment));

/** The best way first. Where there are spaces they all break there alone. */
export const WAYS: readonly Pieces[] = [phrases, words, letters];

/** The pieces, with those at which no line may begin put behind the one before: `ending` is what a particle looks like. */
function joined(pieces: readonly string[], ending?: RegExp): readonly string[] {
  const all: string[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last !== undefined && (belong(last, piece) || ending?.test(piece)))
      all[all.length - 1] = last + piece;
    else all.push(piece);
  }
  return all;
}

/** Whether no line may end between the two. */
function belong(before: string, after: string): boolean {
  const [first = ''] = after;
  const end = before.at(-1) ?? '';
  if (/\s/.test(first) || NOT_FIRST.includes(first) || OPENING.includes(end)) return true;
  return !/\s/.test(end) && !WIDE.test(first) && !WIDE.test(end);
}
