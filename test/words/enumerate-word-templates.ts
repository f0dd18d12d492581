import { globSync } from 'node:fs';
import fc from 'fast-check';
import ts from 'typescript';

/**
 * What the words of a language hold, read off their types: every text, and every template with facts to call it with. Whatever the
 * types allow a fact to be is tried, so a template that is added is tried as well.
 */
export interface Template {
  /** Where it stands, as in `table.words.table.hand`. */
  readonly name: string;
  readonly path: readonly string[];
  /** Facts for a template; null for a text that takes none. */
  readonly facts: fc.Arbitrary<readonly unknown[]> | null;
}

const ROOT = new URL('../../', import.meta.url).pathname;

/** The modules that every language has: the site's own, as in `study`, and those of a game, as in `jekyll-vs-hyde/table`. */
export const MODULES = globSync('{,games/*/}words/en/*.ts', { cwd: `${ROOT}src` })
  .map((file) => file.replace(/^games\/|words\/en\/|\.ts$/g, ''))
  // What else a language needs for its own sentences is its own affair, and what it is called, or cards where they are typed, is no sentence.
  .filter(
    (module) =>
      !/(^|\/)(lists-and-amounts|chance-as-percent|language-code-and-url-prefix|(two-card-question|dispute-query|direct-question|direct-answer)-patterns)$/.test(
        module,
      ),
  )
  .toSorted();

/** The file of a module in a language, from `src`. */
export function fileOf(module: string, language: 'en' | 'ja'): string {
  const [name = '', game] = module.split('/').toReversed();
  return `${game === undefined ? '' : `games/${game}/`}words/${language}/${name}.ts`;
}

/** Stands for whatever a reader or a file may have written: of no language. */
export const WRITTEN = '§';

const config = ts.readConfigFile(`${ROOT}tsconfig.json`, (path) => ts.sys.readFile(path));
const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT);
const files = MODULES.map((module) => `${ROOT}src/${fileOf(module, 'en')}`);
const program = ts.createProgram(files, options);
const checker = program.getTypeChecker();
const known = new Map<ts.Type, fc.Arbitrary<unknown>>();

/** In the order of the modules. */
export const TEMPLATES: readonly Template[] = files.flatMap((file, index) => {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} is no module`);
  return checker
    .getExportsOfModule(module)
    .flatMap((symbol) => templatesIn(checker.getTypeOfSymbol(symbol), [MODULES[index] ?? '', symbol.name]));
});

function templatesIn(type: ts.Type, path: readonly string[]): readonly Template[] {
  const [signature] = type.getCallSignatures();
  const template = { name: path.join('.'), path };
  if (signature !== undefined) {
    const facts = fc.tuple(
      ...signature.parameters.map((parameter) => factOf(checker.getTypeOfSymbol(parameter))),
    );
    return [{ ...template, facts }];
  }
  if ((type.flags & ts.TypeFlags.StringLike) !== 0) return [{ ...template, facts: null }];
  // The texts of a list belong together.
  if (checker.isArrayLikeType(type)) return [{ ...template, facts: null }];
  // One of a few codes, and nothing to read.
  if (type.isUnion()) return [];
  return type
    .getProperties()
    .flatMap((property) => templatesIn(checker.getTypeOfSymbol(property), [...path, property.name]));
}

/** Anything that is of a type. */
function factOf(type: ts.Type): fc.Arbitrary<unknown> {
  const fact = known.get(type) ?? made(type);
  known.set(type, fact);
  return fact;
}

function made(type: ts.Type): fc.Arbitrary<unknown> {
  if (type.isStringLiteral() || type.isNumberLiteral()) return fc.constant(type.value);
  if ((type.flags & ts.TypeFlags.BooleanLiteral) !== 0)
    return fc.constant(checker.typeToString(type) === 'true');
  if ((type.flags & ts.TypeFlags.Null) !== 0) return fc.constant(null);
  if ((type.flags & ts.TypeFlags.Undefined) !== 0) return fc.constant(undefined);
  if ((type.flags & ts.TypeFlags.StringLike) !== 0) return fc.constant(WRITTEN);
  if ((type.flags & ts.TypeFlags.NumberLike) !== 0) return fc.nat({ max: 11 });
  if (type.isUnion()) return fc.oneof(...type.types.map(factOf));
  if (checker.isTupleType(type)) {
    return fc.tuple(...checker.getTypeArguments(type as ts.TypeReference).map(factOf));
  }
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    if (item !== undefined) return fc.array(factOf(item), { minLength: 1, maxLength: 4 });
  }
  const properties = type.getProperties();
  if (properties.length === 0) throw new Error(`No fact is of the type ${checker.typeToString(type)}`);
  return fc.record(
    Object.fromEntries(
      properties.map((property) => [property.name, factOf(checker.getTypeOfSymbol(property))]),
    ),
    {
      requiredKeys: properties
        .filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0)
        .map(({ name }) => name),
    },
  );
}

/** What stands at a path in the modules of a language. */
export function at(modules: Readonly<Record<string, unknown>>, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (place, key) =>
      typeof place === 'object' && place !== null ? (place as Record<string, unknown>)[key] : undefined,
    modules,
  );
}

/** What a text or a template says, in one piece or in several. */
export function said(found: unknown, facts: readonly unknown[]): readonly string[] {
  const value: unknown =
    typeof found === 'function' ? (found as (...facts: readonly unknown[]) => unknown)(...facts) : found;
  return [value].flat(3).map(String);
}
