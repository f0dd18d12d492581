import { getCollection } from 'astro:content';
import { inOrder, type Entry } from '#games/jekyll-vs-hyde/casebook/casebook-order';
import { siteUrl } from '#widgets/site-url.ts';

/** The casebook of Jekyll vs Hyde in its order. */

export interface CaseEntry extends Entry {
  readonly address: string;
}

export async function allCases(): Promise<readonly CaseEntry[]> {
  const entries = await getCollection('cases', ({ id }) => id.startsWith('jekyll-vs-hyde/'));
  return inOrder(
    entries.map(({ id, data }) => {
      const name = id.replace('jekyll-vs-hyde/', '');
      return { id: name, data, address: siteUrl(`/jekyll-vs-hyde/cases/${name}/`) };
    }),
  );
}
