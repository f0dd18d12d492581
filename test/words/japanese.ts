import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** The Japanese texts of the project as they are written, and what its style sheet refuses. */

const ROOT = new URL('../../', import.meta.url).pathname;
const JAPANESE = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u;
/** Stands for what a template, a card or a rule puts in: of no language, and no space. */
export const PUT_IN = '□';

/** A text in the file that it stands in. */
export interface JapaneseText {
  readonly file: string;
  readonly text: string;
}

/**
 * Every text of the interface and of the content that has a Japanese letter in it. What players type into the search is not
 * the site's own Japanese: nobody reads it.
 */
export function japaneseTexts(): readonly JapaneseText[] {
  const textsOf = (pattern: string, read: (source: string) => readonly string[]) =>
    globSync(pattern, { cwd: ROOT })
      .filter(
        (file) =>
          !/\/(case-search-words|(two-card-question|dispute-query|direct-question|direct-answer)-patterns)\.ts$/.test(
            file,
          ),
      )
      .toSorted()
      .flatMap((file) => read(readFileSync(ROOT + file, 'utf8')).map((text) => ({ file, text })));
  return [
    ...textsOf('src/{,games/*/}words/ja/*.ts', literals),
    ...textsOf('content/ja/*/*/*.json', (source) => strings(JSON.parse(source))),
    ...textsOf('content/ja/*/**/*.{md,mdx}', paragraphs),
  ].filter(({ text }) => JAPANESE.test(text));
}

/** The sentences of the comments of games, each with the 。 that ends it. */
export function sentencesOfComments(): readonly JapaneseText[] {
  return globSync('content/ja/*/{replays,scenes}/*.json', { cwd: ROOT })
    .toSorted()
    .flatMap((file) => {
      const game: unknown = JSON.parse(readFileSync(ROOT + file, 'utf8'));
      const comments = isRecord(game) ? strings(game.comments) : [];
      return comments.flatMap((comment) =>
        (comment.match(/[^。]+。?/g) ?? []).map((text) => ({ file, text })),
      );
    });
}

/** What readers type into a search field. */
const TYPED = ['fillers', 'sameMeaning', 'ranks', 'aboutFiles', 'asked'];

/** The texts of a file of words, each in one piece. */
export function literals(code: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && TYPED.includes(node.name.text)) return;
    if (ts.isTemplateExpression(node)) {
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(PUT_IN));
    } else if (ts.isStringLiteralLike(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('words.ts', code, ts.ScriptTarget.Latest));
  return found;
}

function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null;
}

function strings(json: unknown): readonly string[] {
  if (typeof json === 'string') return [json.replace(/\{[\w+]+\}/g, PUT_IN)];
  return isRecord(json) ? Object.values(json).flatMap(strings) : [];
}

/** The lines of a text without its marks; of a block of code what its marks enclose, such as comments. */
export function paragraphs(source: string): readonly string[] {
  return source
    .replace(/^```[^]*?^```/gm, (code) => code.replace(/[`{}()*"\\]/g, '\n'))
    .replace(/`[^`]*`/g, PUT_IN)
    .replace(/<\w[^>]*\/>/g, PUT_IN)
    .replace(/<\/?\w[^>]*>/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^(#+|-|\d+\.|\w+:) +/, '')
        .replace(/ *\| */g, '|'),
    );
}

/** What the tables of the style sheet have under “Not”, with what they have under “Write”. */
export function refusedWords(): readonly { readonly not: string; readonly write: string }[] {
  const rows = readFileSync(`${ROOT}content/ja/_STYLE.md`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.flatMap((cells) => {
    const [not = '', write = ''] = cells.slice(0, -1).toReversed();
    if (not === 'Not' || /^-+$/.test(not)) return [];
    return not
      .split(/(?<!、$)、(?!$)/)
      .filter((word) => word !== '')
      .map((word) => ({ not: word, write }));
  });
}

const LETTER = '[\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Han}ー々]';
const SIGN = `[\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Han}ー々〜、。：！？（）「」・＜／${PUT_IN}]`;

/** Wrong by its place or by its signs, and what the sheet asks for. */
const PATTERNS: readonly { readonly not: RegExp; readonly write: string }[] = [
  {
    not: /(?<!\p{sc=Han})[一二三四五六七八九]+(つ(?!の[体心])|人|枚|色|通り|手(?![元前段札])|トリック|ラウンド|マス|問)/u,
    write: '1つ、2人、3色',
  },
  { not: /(?<!\p{sc=Han})外の/u, write: 'ほかの' },
  { not: /(^|[、。：（「とに])色のカード/, write: '大罪カード' },
  { not: new RegExp(`${SIGN} | ${SIGN}`, 'u'), write: 'no half-width space' },
  { not: new RegExp(`${LETTER}[,.!?:;](?!\\w)|[,!?:;]${LETTER}`, 'u'), write: 'full-width signs' },
  { not: /[？！](?![　」）（？！]|$)/, write: 'a full-width space after ？ where the sentence goes on' },
  { not: /：\s|　(?=[、。：）])/, write: 'no space beside a sign' },
  { not: /\*\*[^*]*。\*\*/, write: 'no 。 after a heading that runs into its text' },
  { not: /[０-９Ａ-Ｚａ-ｚ％]/, write: 'half-width figures and letters' },
  { not: /フォロー(の場面|の番|、残り)|^フォロー$/, write: '後手、リードに応じる' },
];

/** Whether a sentence is a whole one in です・ます; a question may end in か. */
export function isPolite(sentence: string): boolean {
  return /(です|ます|でした|ました|ません|ましょう|でしょう|ください|か)。$/.test(sentence);
}

interface Fault extends JapaneseText {
  /** What stands there. */
  readonly not: string;
  /** What the sheet asks for. */
  readonly write: string;
}

const words = refusedWords();

/** What the style sheet refuses in a text. */
export function faultsIn({ file, text }: JapaneseText): readonly Fault[] {
  return [
    ...words.filter(({ not }) => text.includes(not)).map((word) => ({ file, ...word, text })),
    ...PATTERNS.flatMap(({ not, write }) => {
      const found = not.exec(text);
      return found === null ? [] : [{ file, not: found[0], write, text }];
    }),
  ];
}
