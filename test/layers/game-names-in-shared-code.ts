import ts from 'typescript';
import { gamesIn, layerOf } from './import-violations.ts';
import { isCode, parse, withoutComments, type Source } from './read-imports.ts';

/** What the shell knows of a game without importing anything of it, found in whatever files are given. */

/** Those that serve one game, or all of them by name: whoever writes a game adds it to the list. */
const OF_GAMES = /^(game\/.*|listed-games)$/;

/** The files that serve any game. */
function shellOf(sources: readonly Source[]): readonly Source[] {
  const games = gamesIn(sources);
  return sources.filter(({ file }) => !OF_GAMES.test(layerOf(file, games)));
}

const gamesOf = (sources: readonly Source[]) => {
  const shell = shellOf(sources);
  return sources.filter((source) => !shell.includes(source));
};

/** Files of the shell in which a game stands by its id: in an address, in a list of files, in a sentence, in a selector. */
export function naming(sources: readonly Source[]): readonly string[] {
  const games = gamesIn(sources);
  const any = new RegExp(`\\b(${games.join('|')})\\b`);
  // A game may be called what a statement is called: that names no game.
  return filesWith(shellOf(sources), (text) => any.test(text.replace(/\bswitch \(/g, '(')));
}

/** Files of the shell in which one of these words stands by itself, whatever it is written for. */
export function saying(sources: readonly Source[], words: readonly string[]): readonly string[] {
  const any = new RegExp(`(?<![a-z])(${words.join('|')})(?![a-z])`, 'i');
  return filesWith(shellOf(sources), (text) => any.test(text));
}

function filesWith(sources: readonly Source[], has: (text: string) => boolean): readonly string[] {
  return sources.filter((source) => has(withoutComments(source))).map(({ file }) => file);
}

const COLLECTED = /^get(Live)?(Collection|Entry|Entries)$/;

/** Files of the shell that take content for themselves, from a collection or from its folder: what they show is handed to them. */
export function collecting(sources: readonly Source[]): readonly string[] {
  const takes = (node: ts.Node): boolean =>
    (ts.isCallExpression(node) && COLLECTED.test(node.expression.getText())) ||
    (ts.isStringLiteralLike(node) && /(^|\/)content\/./.test(node.text)) ||
    ts.forEachChild(node, (child) => takes(child) || undefined) === true;
  return shellOf(sources)
    .filter((source) => isCode(source) && takes(parse(source)))
    .map(({ file }) => file);
}

/** Sheets of the shell that dress what only a game draws: classes that stand in the markup of a game, and nowhere in the shell's own. */
export function dressing(sources: readonly Source[]): readonly string[] {
  const shell = shellOf(sources);
  const [own, ofGames] = [shell, gamesOf(sources)].map(
    (some) => new Set(some.filter(isCode).flatMap(({ text }) => text.match(/[\w-]+/g) ?? [])),
  );
  return shell
    .filter((source) => !isCode(source))
    .filter((source) => classesIn(source).some((name) => ofGames?.has(name) && !own?.has(name)))
    .map(({ file }) => file);
}

/** The classes that a sheet selects. */
function classesIn(source: Source): readonly string[] {
  const style = withoutComments(source).replace(/url\([^)]*\)|@import[^;]*;|"[^"]*"|'[^']*'/g, '');
  return Array.from(style.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name);
}
