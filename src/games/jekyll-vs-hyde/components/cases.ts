import { getCollection } from 'astro:content';
import { inOrder } from '#casebook/order';
import type { Entry } from '#games/jekyll-vs-hyde/casebook/cases';
import { claims } from '#games/jekyll-vs-hyde/casebook/claims';
import { siteUrl } from '#widgets/site-url.ts';

/** The casebook of Jekyll vs Hyde in its order. */

export interface CaseEntry extends Entry {
  readonly address: string;
}

export async function allCases(): Promise<readonly CaseEntry[]> {
  const entries = await getCollection('cases', ({ id }) => id.startsWith('jekyll-vs-hyde/'));
  return inOrder(
    claims,
    entries.map(({ id, data }) => {
      const name = id.replace('jekyll-vs-hyde/', '');
      return { id: name, data, address: siteUrl(`/jekyll-vs-hyde/cases/${name}/`) };
    }),
  );
}
