import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGE_CODES, ORIGINAL } from '#words/languages';

/**
 * How building the site grows with its lessons: copies of the project with more and more of them are built, and a line each
 * says what it took. Every lesson is a page in each language. What a further page costs is the difference to the line before,
 * so that what every build does once is left out of it. Measured twice: with lessons like ours, each with its scenes,
 * exercises and a picture for other sites, and with their words alone, which is what other generators are measured with.
 */

const ROOT = new URL('..', import.meta.url).pathname;
const LESSONS = [10, 100, 1_000];
const COPIED = ['astro.config.mjs', 'content', 'package.json', 'public', 'src', 'tsconfig.json'];
const KINDS = {
  'like ours': (text: string) => text,
  'in words alone': wordsOf,
} satisfies Record<string, (text: string) => string>;

for (const [kind, made] of Object.entries(KINDS)) {
  const table: Record<string, Record<string, number>> = {};
  let before = { lessons: 0, seconds: 0 };
  for (const lessons of LESSONS) {
    const seconds = secondsToBuild(lessons, made);
    const more = (lessons - before.lessons) * LANGUAGE_CODES.length;
    table[`${lessons} lessons`] = {
      seconds: Math.round(seconds * 10) / 10,
      ...(before.lessons > 0 && {
        'ms for each further page': Math.round(((seconds - before.seconds) / more) * 1_000),
      }),
    };
    before = { lessons, seconds };
  }
  console.log(`Further lessons ${kind}`);
  console.table(table);
}

function secondsToBuild(lessons: number, made: (text: string) => string): number {
  const folder = mkdtempSync(join(tmpdir(), 'cabinet-'));
  try {
    for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    for (const language of LANGUAGE_CODES) {
      const content = join(folder, 'content', language === ORIGINAL ? '' : language);
      writeLessons(join(content, 'jekyll-vs-hyde', 'lessons'), lessons, made);
    }
    const begun = performance.now();
    execFileSync('astro', ['build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    return (performance.now() - begun) / 1_000;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Fills the folder up with copies of its own lessons in turn, or takes lessons away, until there are so many. */
function writeLessons(folder: string, lessons: number, made: (text: string) => string): void {
  const own = readdirSync(folder).toSorted();
  for (const name of own.slice(lessons)) rmSync(join(folder, name));
  for (let number = own.length + 1; number <= lessons; number += 1) {
    const name = own[number % own.length] ?? '';
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(
      join(folder, `${number}-lesson-${number}.mdx`),
      made(text).replace(/^title: .*$/m, `title: Lesson ${number}`),
    );
  }
}

/** A lesson without what its author embedded; what is written inside a rule stays. */
function wordsOf(text: string): string {
  return text
    .replace(/<Rule\b[^>]*>([^]*?)<\/Rule>/g, '$1')
    .replace(/<([A-Z]\w*)\b[^>]*[^/]>[^]*?<\/\1>/g, '')
    .replace(/<[A-Z]\w*\b[^>]*\/>/g, '');
}
