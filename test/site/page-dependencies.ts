import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'node-html-parser';
import ts from 'typescript';
import { isCode, parse as parseCode, type Source } from '../layers/read-imports.ts';

/** What each page of a built site can come to load, and by what one knows whose code, words or styles that is. */

export interface BuiltFile {
  /** From the root of the site: `_astro/page.js`, `toy/index.html`. */
  readonly name: string;
  readonly text: string;
}

/** The files that matter here, of a site in a folder. */
export function filesOf(folder: string, names: Iterable<string>): readonly BuiltFile[] {
  return Array.from(names, (name) => name.replace(/^\//, ''))
    .filter((name) => /\.(html|js|css)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/** For each page the scripts and sheets that it loads at once or ever will: what they name, and so on. */
export function loadedBy(files: readonly BuiltFile[]): ReadonlyMap<string, readonly BuiltFile[]> {
  const assets = new Map(
    // The service worker keeps the whole site, and is no part of a page.
    files.filter(({ name }) => name.includes('_astro/')).map((file) => [basename(file.name), file]),
  );
  const named = (text: string) =>
    Array.from(text.matchAll(/[\w.-]+\.(?:js|css)(?=["'`?&)])/g)).flatMap(([name]) => assets.get(name) ?? []);
  const next = new Map(Array.from(assets.values(), (file) => [file, named(file.text)]));
  const pages = files.filter(({ name }) => name.endsWith('.html'));
  return new Map(
    pages.map(({ name, text }) => {
      const loaded = new Set(named(loadingIn(text)));
      // A set goes on with what is added while it is gone through.
      for (const file of loaded) for (const more of next.get(file) ?? []) loaded.add(more);
      return [name, [...loaded]];
    }),
  );
}

/** What of a page loads anything: its scripts, its links, its islands. */
function loadingIn(html: string): string {
  return parse(html, { comment: false })
    .querySelectorAll('script, link, astro-island, style')
    .map((element) => `${element.rawAttrs} ${element.rawTagName === 'script' ? element.text : ''}`)
    .join('\n');
}

/** What stands in the source of one game and of nobody else: sentences and ids of its code and words, classes of its styles. */
export function marksOf(game: string, sources: readonly Source[]): readonly string[] {
  const isOurs = ({ file }: Source) => file.startsWith(`games/${game}/`);
  const others = sources
    .filter((source) => !isOurs(source))
    .map(({ text }) => text)
    .join('\n');
  const found = new Set(
    sources
      .filter(isOurs)
      .flatMap((source) => (isCode(source) ? literalsIn(source) : classesIn(source.text))),
  );
  return [...found].filter((mark) => !others.includes(mark));
}

/** Texts that are long enough to be nobody else's by chance. Those that a minifier might write in another way are left out. */
function literalsIn(source: Source): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && node.text.length >= 16 && !/["'`\\\n$]/.test(node.text)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parseCode(source));
  // What is imported is named by its path, which nobody sees in what is built; an address may be anybody's.
  return found.filter((text) => !/^([#./]|https?:)/.test(text));
}

function classesIn(style: string): readonly string[] {
  return Array.from(style.replace(/\/\*[^]*?\*\//g, '').matchAll(/\.[a-z][\w-]{7,}/g), ([name]) => name);
}

/** Which of some marks stand in what a page loads, each with the file that has it. */
export function marksIn(
  loaded: readonly BuiltFile[],
  marks: readonly string[],
  known: Map<string, readonly string[]>,
): readonly string[] {
  return loaded.flatMap(({ name, text }) => {
    const found = known.get(name) ?? marks.filter((mark) => text.includes(mark));
    known.set(name, found);
    return found.map((mark) => `${name}: ${mark}`);
  });
}
