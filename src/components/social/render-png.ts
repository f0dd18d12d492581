import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import display from '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff?inline';
import italic from '@fontsource/crimson-pro/files/crimson-pro-latin-400-italic.woff?inline';
import regular from '@fontsource/crimson-pro/files/crimson-pro-latin-400-normal.woff?inline';
import strong from '@fontsource/crimson-pro/files/crimson-pro-latin-600-normal.woff?inline';
import japanese from '@fontsource/zen-antique/files/zen-antique-japanese-400-normal.woff?inline';
import sharp from 'sharp';

/**
 * Pictures as PNG while the site is built. They are set in the site's own faces, which come with it: a machine that builds
 * may have no fonts at all.
 */

/** The picture as a PNG of its own size. */
export async function renderPng(svg: string): Promise<Buffer> {
  useOwnFonts();
  // Packed a little: half the size would take twice the time, and there may be a thousand of them.
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 3 }).toBuffer();
}

let told = false;

/** Tells Fontconfig, which looks once, before the first letter is drawn; what is installed besides is there for further scripts. */
function useOwnFonts(): void {
  if (told) return;
  told = true;
  const folder = mkdtempSync(join(tmpdir(), 'cabinet-fonts-'));
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  for (const [name, font] of Object.entries({ regular, italic, strong, display, japanese })) {
    writeFileSync(join(folder, `${name}.ttf`), unpacked(Buffer.from(font.split(',')[1] ?? '', 'base64')));
  }
  const config = join(folder, 'fonts.conf');
  writeFileSync(config, configOf(folder));
  process.env.FONTCONFIG_FILE = config;
}

/**
 * Names and weights as our styles know them: the strong face calls itself a family, and the faces that come in one weight
 * are as bold as they get.
 */
function configOf(folder: string): string {
  const rule = (family: string, edit: string) =>
    `<match target="scan"><test name="family"><string>${family}</string></test>${edit}</match>`;
  return `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
  <cachedir>${folder}</cachedir>
  ${rule('Crimson Pro SemiBold', '<edit name="family"><string>Crimson Pro</string></edit>')}
  ${rule('Abril Fatface', '<edit name="weight"><const>demibold</const></edit>')}
  ${rule('Zen Antique', '<edit name="weight"><const>demibold</const></edit>')}
</fontconfig>`;
}

/** A font out of its WOFF wrapping (version 1, https://www.w3.org/TR/WOFF/): the same tables, each inflated. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const tables: Buffer[] = [];
  let at = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + 20 * index;
    const [from, packed, length] = [4, 8, 12].map((offset) => woff.readUInt32BE(entry + offset));
    const data = woff.subarray(from, (from ?? 0) + (packed ?? 0));
    const table = packed === length ? data : inflateSync(data);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    woff.copy(head, 12 + 16 * index, entry, entry + 4);
    woff.copy(head, 16 + 16 * index, entry + 16, entry + 20);
    head.writeUInt32BE(at, 20 + 16 * index);
    head.writeUInt32BE(table.length, 24 + 16 * index);
    tables.push(padded);
    at += padded.length;
  }
  return Buffer.concat([head, ...tables]);
}
