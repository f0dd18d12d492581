import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** What can be read off a file of the house by itself: what it imports, and what stands in it besides comments. */

export interface Source {
  /** From `src`, as in `games/jekyll-vs-hyde/rules/cards.ts`. */
  readonly file: string;
  readonly text: string;
}

export interface Import {
  readonly from: string;
  /** A file from `src` without its ending, or the name of a package. */
  readonly to: string;
  readonly ours: boolean;
  /** Whether nothing of it is left at run time. */
  readonly typeOnly: boolean;
}

const SRC = new URL('../../src/', import.meta.url).pathname;

/** All of `src`: code and style. */
export const SOURCES: readonly Source[] = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.d)\.(ts|tsx|astro|css)$/.test(entry.name))
  .map((entry) => relative(SRC, join(entry.parentPath, entry.name)))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }));

export const isCode = ({ file }: Source) => !file.endsWith('.css');

/** The code of a file; of an Astro component, what stands between its fences and in its scripts. */
export function parse({ file, text }: Source): ts.SourceFile {
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const code = file.endsWith('.astro') ? scriptsOf(text) : text;
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
}

function scriptsOf(text: string): string {
  const [, fenced = ''] = FENCED.exec(text) ?? [];
  return [
    fenced,
    ...Array.from(text.matchAll(/<script[^>]*>([^]*?)<\/script>/g), ([, code = '']) => code),
  ].join('\n');
}

const FENCED = /^---\n([^]*?)\n---/;

/** What a file says, in code, in markup and in style, without its comments. */
export function withoutComments(source: Source): string {
  const { file, text } = source;
  const bare = (style: string) => style.replace(/\/\*[^]*?\*\//g, '').replace(/<!--[^]*?-->/g, '');
  if (!isCode(source)) return bare(text);
  const code = ts.createPrinter({ removeComments: true }).printFile(parse(source));
  return file.endsWith('.astro') ? code + bare(text.replace(FENCED, '')) : code;
}

/** Everything that a file has loaded with it, whatever way it names it. */
export function importsOf(source: Source): readonly Import[] {
  const { file } = source;
  if (!isCode(source)) return stylesNamed(source).map((named) => ({ from: file, ...named, typeOnly: false }));
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    found.push({ from: file, ...target(file, specifier.text), typeOnly });
  };
  const visit = (node: ts.Node) => {
    // `import { type A }` still loads the module; `import type { A }` does not.
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    } else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && isLoading(node.expression)) {
      for (const argument of node.arguments)
        for (const each of ts.isArrayLiteralExpression(argument) ? argument.elements : [argument])
          add(each, false);
    } else if (ts.isNewExpression(node) && node.expression.getText() === 'URL') {
      const [address, base] = node.arguments ?? [];
      if (base?.getText() === 'import.meta.url') add(address, false);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(source));
  // What lies outside of `src` has no place in the table.
  return found.filter(({ to }) => !to.startsWith('..'));
}

/** `import(…)` and `import.meta.glob(…)`. */
const isLoading = (called: ts.Expression) =>
  called.kind === ts.SyntaxKind.ImportKeyword || called.getText().startsWith('import.meta.glob');

/** The sheets and the files that a sheet names. */
function stylesNamed({ file, text }: Source): readonly Pick<Import, 'to' | 'ours'>[] {
  const style = text.replace(/\/\*[^]*?\*\//g, '');
  return Array.from(
    style.matchAll(/@import\s+(?:url\()?\s*['"]?([^'")\s;]+)|url\(\s*['"]?([^'")]+)/g),
    ([, sheet, other]) => sheet ?? other ?? '',
  )
    .filter((specifier) => !/^(data:|https?:|#(?![\w-]+\/)|\/)/.test(specifier))
    .map((specifier) => target(file, specifier));
}

function target(file: string, specifier: string): Pick<Import, 'to' | 'ours'> {
  const bare = (path: string) => path.replace(/\?.*$/, '').replace(/\.(ts|tsx|astro|css)$/, '');
  // The words and the type of the language that is being built: every language has the same files.
  const said = /^#said\/(?:([^/]+)\/)?([^/]+)$/.exec(specifier);
  if (said !== null)
    return { to: `${said[1] === undefined ? '' : `games/${said[1]}/`}words/en/${said[2]}`, ours: true };
  if (specifier.startsWith('#set/')) return { to: bare(specifier.replace('#set', 'styles/en')), ours: true };
  if (specifier.startsWith('#')) return { to: bare(specifier.slice(1)), ours: true };
  if (specifier.startsWith('/')) return { to: bare(specifier.replace(/^\/(src\/)?/, '')), ours: true };
  if (specifier.startsWith('.')) return { to: bare(join(dirname(file), specifier)), ours: true };
  const [name = ''] = /^(@[^/]+\/)?[^/:]+/.exec(specifier) ?? [];
  return { to: name, ours: false };
}
