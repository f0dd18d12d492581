import type { APIRoute } from 'astro';
import { words } from '#said/site';
import { link } from '../widgets/link.ts';

/** What a phone needs to put the site on its home screen. */
export const GET: APIRoute = () => {
  const icon = (name: string, size: number, purpose: string) => ({
    src: link(`/icons/${name}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return Response.json({
    name: `Cabinet: ${words.tagline}`,
    short_name: 'Cabinet',
    lang: 'en',
    start_url: link('/'),
    scope: link('/'),
    display: 'standalone',
    background_color: '#10161e',
    theme_color: '#1d2733',
    icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable', 512, 'maskable')],
  });
};
