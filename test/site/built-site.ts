import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';

/** A built site as a folder, read as a server and a browser would. */

export interface BuiltPage {
  /** Its address from the site's root on, `/search/`. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** What can be pointed at within it. */
  readonly anchors: ReadonlySet<string>;
  /** Everything it points at, as written. */
  readonly references: readonly string[];
}

export interface BuiltSite {
  readonly files: ReadonlySet<string>;
  readonly pages: readonly BuiltPage[];
}

const POINTING = ['href', 'src', 'poster', 'data', 'action', 'component-url', 'renderer-url'];

const READ = new Map<string, BuiltSite>();

/** A site in a folder, looked at once. A page is read when more than its address is asked for: reading all of them takes half a minute. */
export function readSite(folder: string): BuiltSite {
  const known = READ.get(folder);
  if (known !== undefined) return known;
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => pageIn(folder, name));
  const site = { files: new Set(names), pages };
  READ.set(folder, site);
  return site;
}

function pageIn(folder: string, name: string): BuiltPage {
  let read: ReadPage | undefined;
  const page = () => (read ??= readPage(readFileSync(join(folder, name), 'utf8')));
  return {
    address: name.replace(/index\.html$/, ''),
    get title() {
      return page().title;
    },
    get description() {
      return page().description;
    },
    get anchors() {
      return page().anchors;
    },
    get references() {
      return page().references;
    },
  };
}

type ReadPage = Omit<BuiltPage, 'address'>;

function readPage(html: string): ReadPage {
  const root = parse(html, { comment: false });
  const elements = root.querySelectorAll('*');
  return {
    title: root.querySelector('title')?.text ?? '',
    description: root.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    anchors: new Set(elements.flatMap((element) => element.getAttribute('id') ?? [])),
    references: elements.flatMap((element) => [
      ...POINTING.flatMap((attribute) => element.getAttribute(attribute) ?? []),
      ...pictureOf(element.getAttribute('property'), element.getAttribute('content')),
    ]),
  };
}

/** The picture that a page hands to those who link to it. */
function pictureOf(property: string | undefined, content: string | undefined): readonly string[] {
  return property === 'og:image' && content !== undefined ? [content] : [];
}

/**
 * What is wrong with a reference, in words; null: it leads somewhere, or away from the site. `base` is where the site is put,
 * `/` or `/shelf/`; an address that leaves it belongs to somebody else's site, and is wrong.
 */
export function brokenReference(
  site: BuiltSite,
  from: BuiltPage,
  reference: string,
  base: string,
): string | null {
  const home = 'http://site.invalid';
  const target = new URL(reference, home + base.replace(/\/$/, '') + from.address);
  if (target.origin !== home) return null;
  const path = decodeURIComponent(target.pathname);
  if (!path.startsWith(base)) return `leaves ${base}`;
  const local = `/${path.slice(base.length)}`;
  const page = pagesByAddress(site).get(local);
  if (page === undefined) return site.files.has(local) ? null : 'is not there';
  const anchor = decodeURIComponent(target.hash.slice(1));
  return anchor === '' || page.anchors.has(anchor) || RUN.test(local) ? null : 'has no such anchor';
}

const BY_ADDRESS = new WeakMap<BuiltSite, ReadonlyMap<string, BuiltPage>>();

function pagesByAddress(site: BuiltSite): ReadonlyMap<string, BuiltPage> {
  const known = BY_ADDRESS.get(site) ?? new Map(site.pages.map((page) => [page.address, page]));
  BY_ADDRESS.set(site, known);
  return known;
}

/** Pages whose fragment is a game, a position or a move, for the script to read. */
const RUN = /^(\/ja)?\/[\w-]+\/(replays\/[^/]+|study|sandbox|embed|record|play)\/$/;
