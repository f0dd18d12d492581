import type { APIRoute, GetStaticPaths } from 'astro';
import { allCards } from '#games/jekyll-vs-hyde/components/social-cards';
import { pngOf } from '../../components/social/png.ts';

/** The pictures that other sites show of our pages. */
export const getStaticPaths = (async () => {
  const cards = await allCards();
  // All at once: they are drawn beside each other, and asked for one after the other.
  return cards.map(({ name, svg }) => ({ params: { card: name }, props: { png: pngOf(svg) } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ png: Promise<Buffer> }> = async ({ props: { png } }) =>
  new Response(new Uint8Array(await png), { headers: { 'content-type': 'image/png' } });
