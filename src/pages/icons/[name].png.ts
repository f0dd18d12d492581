import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { language } from '#said/language-code-and-url-prefix';
import { ORIGINAL } from '#words/languages';

/**
 * The site's mark as pictures for home screens, the same in every language. `maskable` keeps it clear of the edges, so that it
 * can be cut to any shape.
 */

const NIGHT = '#1d2733';
const ICONS = { '180': 180, '192': 192, '512': 512, maskable: 512 };

export const getStaticPaths = (() =>
  Object.entries(language === ORIGINAL ? ICONS : {}).map(([name, size]) => ({
    params: { name },
    props: { size },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ size: number }> = async ({ params, props: { size } }) => {
  const margin = params.name === 'maskable' ? Math.round(size / 8) : 0;
  const mark = size - 2 * margin;
  const drawing = await readFile('public/favicon.svg');
  const picture = await sharp(drawing, { density: (72 * mark) / 48 })
    .resize(mark, mark)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: NIGHT })
    .flatten({ background: NIGHT })
    .png()
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};
