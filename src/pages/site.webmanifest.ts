import type { APIRoute } from 'astro';
import { punctuation } from '#said/punctuation';
import { language } from '#said/language';
import { words } from '#said/site';
import { link, shared } from '../widgets/link.ts';

/** What a phone needs to put the site on its home screen. */
export const GET: APIRoute = () => {
  const icon = (name: string, size: number, purpose: string) => ({
    src: shared(`/icons/${name}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return Response.json({
    name: punctuation.headed('Cabinet', words.tagline),
    short_name: 'Cabinet',
    lang: language,
    start_url: link('/'),
    // The language can be changed without leaving.
    scope: shared('/'),
    display: 'standalone',
    background_color: '#10161e',
    theme_color: '#1d2733',
    icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable', 512, 'maskable')],
  });
};
