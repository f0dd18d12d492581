import type { APIRoute } from 'astro';
import { punctuation } from '#said/punctuation';
import { language } from '#said/language-code-and-url-prefix';
import { words } from '#said/site';
import { siteUrl, sharedUrl } from '../widgets/site-url.ts';

/** What a phone needs to put the site on its home screen. */
export const GET: APIRoute = () => {
  const icon = (name: string, size: number, purpose: string) => ({
    src: sharedUrl(`/icons/${name}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return Response.json({
    name: punctuation.headed('Cabinet', words.tagline),
    short_name: 'Cabinet',
    lang: language,
    start_url: siteUrl('/'),
    // The language can be changed without leaving.
    scope: sharedUrl('/'),
    display: 'standalone',
    background_color: '#10161e',
    theme_color: '#1d2733',
    icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable', 512, 'maskable')],
  });
};
