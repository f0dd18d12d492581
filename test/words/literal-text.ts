import ts from 'typescript';

/** Text that a file shows or reads out by itself, where the words of the language should stand. */

/** Attributes and props that people read or hear. */
const READ = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'heading',
  'label',
  'placeholder',
  'summary',
  'text',
  'title',
]);
/** Letters, and the stops and commas between texts, which another language has other signs for. */
const SAID = /\p{L}|[.,:;!?](?=\s|$)/u;
/** What shows a text when it is set or called. */
const SETTERS = new Set(['textContent', 'innerText', 'ariaLabel', 'title', 'placeholder', 'alt']);
const DIALOGS = new Set(['alert', 'confirm', 'prompt']);

/** The literal texts of a file of code or of an Astro component, each with its line. */
export function literalTexts(
  path: string,
  text: string,
): readonly { readonly line: number; readonly text: string }[] {
  const source = parsed(path, text);
  const found: { line: number; text: string }[] = [];
  const add = (node: ts.Node, text: string) => {
    if (!SAID.test(text.replace(/&\w+;/g, ''))) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ line: line + 1, text: text.trim().replace(/\s+/g, ' ') });
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) add(node, node.text);
    else if (ts.isJsxAttribute(node) && READ.has(node.name.getText(source))) addAll(node.initializer);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) addAll(node.expression);
    else if (isSet(node)) addAll(node.right);
    else if (ts.isCallExpression(node) && DIALOGS.has(node.expression.getText(source)))
      node.arguments.forEach(addAll);
    else if (isSentence(node) && !isForProgrammers(node)) add(node, node.text);
    ts.forEachChild(node, visit);
  };
  /** What an expression can come to: not what it compares or calls. */
  const addAll = (node: ts.Node | undefined) => {
    if (node === undefined) return;
    if (ts.isStringLiteralLike(node)) add(node, node.text);
    else if (ts.isTemplateExpression(node)) {
      for (const part of [node.head, ...node.templateSpans.map(({ literal }) => literal)])
        add(part, part.text);
    } else if (ts.isConditionalExpression(node)) {
      addAll(node.whenTrue);
      addAll(node.whenFalse);
    } else if (ts.isBinaryExpression(node)) {
      if (node.operatorToken.kind === ts.SyntaxKind.PlusToken) addAll(node.left);
      if (!isComparison(node)) addAll(node.right);
    } else if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) addAll(node.expression);
  };
  visit(source);
  return found;
}

/**
 * A template of Astro is read as JSX between its code and its scripts: what TypeScript cannot read so is told, so nothing
 * is passed over in silence.
 */
function parsed(path: string, text: string): ts.SourceFile {
  const code = path.endsWith('.astro') ? asTsx(text) : text;
  const kind = path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind);
  const { parseDiagnostics } = source as unknown as { parseDiagnostics: readonly ts.Diagnostic[] };
  const [slip] = parseDiagnostics;
  if (slip !== undefined) {
    throw new Error(`${path} cannot be read: ${ts.flattenDiagnosticMessageText(slip.messageText, ' ')}`);
  }
  return source;
}

/** Lines stay where they are. */
function asTsx(text: string): string {
  const [, code = '', template = text] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  const markup = template
    .replace(/<!doctype html>/i, blank)
    .replace(/<!--[^]*?-->/g, blank)
    .replace(/<(script|style)\b[^]*?<\/\1>/g, blank);
  const scripts = Array.from(
    template.matchAll(/<script[^>]*>([^]*?)<\/script>/g),
    ([, script = '']) => script,
  );
  return `\n${code.replace(/\breturn\b(?= Astro)/g, 'void')}\n;<>\n${markup}</>;\n${scripts.join('\n')}`;
}

function isSet(node: ts.Node): node is ts.BinaryExpression {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left) &&
    SETTERS.has(node.left.name.text)
  );
}

function isComparison({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return (
    kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken
  );
}

/** Several words that begin with a capital letter: a sentence wherever it stands. */
function isSentence(node: ts.Node): node is ts.StringLiteralLike | ts.TemplateHead {
  return (
    (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) &&
    /^\p{Lu}[\p{L}’']*[ ,]+\p{L}/u.test(node.text)
  );
}

/** Thrown where a programmer has erred, and never shown. */
function isForProgrammers(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent as ts.Node | undefined) {
    if (ts.isNewExpression(at) && at.expression.getText().endsWith('Error')) return true;
  }
  return false;
}
