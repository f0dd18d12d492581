import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Finds a Chromium to test with, and gets one where there is none. */

/** First the one that draws for no screen: the same engine, at three quarters of the work for the processor. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * The path of a browser: `CHROMIUM_PATH`, one on the PATH, one that Playwright has downloaded; otherwise it is installed,
 * by the system on Debian as root, elsewhere by Playwright. Throws one sentence where none of this works.
 */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== '') {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, where there is no file.`);
  }
  const present = onPath() ?? downloaded();
  if (present !== null) return present;
  install();
  const installed = onPath() ?? downloaded();
  if (installed !== null) return installed;
  throw new Error(
    'The browser tests need Chromium and could not install it: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

function onPath(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return places.find((place) => existsSync(place)) ?? null;
}

function downloaded(): string | null {
  const place = chromium.executablePath();
  return existsSync(place) ? place : null;
}

function install(): void {
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'ignore' });
  try {
    if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
      run('apt-get', 'update');
      run('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium-headless-shell');
    } else {
      const cli = createRequire(import.meta.url).resolve('playwright-core/package.json');
      run(process.execPath, join(cli, '..', 'cli.js'), 'install', 'chromium');
    }
  } catch {
    // What is missing afterwards is reported by the caller.
  }
}
