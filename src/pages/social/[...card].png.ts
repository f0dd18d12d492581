import type { APIRoute, GetStaticPaths } from 'astro';
import type { GameCards } from '../../components/social/social-card-types.ts';
import { renderPng } from '../../components/social/render-png.ts';
import { facetsOf } from '../../listed-games.ts';

/** How each game draws its cards. */
const drawn = facetsOf(
  import.meta.glob<() => Promise<GameCards>>('../../games/*/social-cards.ts', {
    eager: true,
    import: 'socialCards',
  }),
);

/** The pictures that other sites show of our pages. */
export const getStaticPaths = (async () => {
  const games = await Promise.all(Array.from(drawn.values(), (draw) => draw()));
  const site = games.flatMap((game) => game.site ?? []).slice(0, 1);
  const cards = [...site, ...games.flatMap(({ pages }) => pages)];
  // All at once: they are drawn beside each other, and asked for one after the other.
  return cards.map(({ name, svg }) => ({ params: { card: name }, props: { png: renderPng(svg) } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ png: Promise<Buffer> }> = async ({ props: { png } }) =>
  new Response(new Uint8Array(await png), { headers: { 'content-type': 'image/png' } });
