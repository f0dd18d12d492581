import { getCollection, type CollectionEntry } from 'astro:content';
import { inOrder } from '#casebook/case-order-and-related-cases';
import type { Case, Entry } from '#games/chronicle/casebook/read-and-run-cases';
import { claims } from '#games/chronicle/casebook/casebook-adapter';
import { siteUrl } from '#widgets/site-url.ts';
import { GAME_ID } from '../rules/game-id.ts';

/** The casebook of Chronicle in its order. */

export interface CaseEntry extends Entry {
  readonly address: string;
}

interface OurCase extends CollectionEntry<'cases'> {
  readonly data: Case;
}

/** What stands in the folder of this game was confirmed by its rules. */
const isOurs = (entry: CollectionEntry<'cases'>): entry is OurCase => entry.id.startsWith(`${GAME_ID}/`);

export async function allCases(): Promise<readonly CaseEntry[]> {
  const entries = await getCollection('cases', isOurs);
  return inOrder(
    claims,
    entries.map(({ id, data }) => {
      const name = id.replace(`${GAME_ID}/`, '');
      return { id: name, data, address: siteUrl(`/${GAME_ID}/cases/${name}/`) };
    }),
  );
}

/** A case by its file name. A name that nobody has stops the build. */
export async function caseNamed(name: string): Promise<CaseEntry> {
  const entry = (await allCases()).find(({ id }) => id === name);
  if (entry === undefined) throw new Error(`There is no case ${name} in content/${GAME_ID}/cases`);
  return entry;
}
