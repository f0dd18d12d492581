import { readFileSync, readdirSync } from 'node:fs';
import { KINDS } from '#games/jekyll-vs-hyde/exercises/question-kinds';
import { RULE_IDS, type RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import { playable } from '#games/jekyll-vs-hyde/rules/judge';
import { other } from '#games/jekyll-vs-hyde/rules/cards';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import type { ChartPosition } from '#games/jekyll-vs-hyde/statechart/enter-and-step-statechart';
import { lineThrough, type Frame } from '#replays/replay-frames';
import { readReplay, type Reading } from '#replays/read-replay';
import { GAMES } from '../../src/listed-games.ts';

/** The lessons as they are written: what they embed, read off the files. */

const CONTENT = new URL('../../content/', import.meta.url);
const FOLDER = new URL('jekyll-vs-hyde/', CONTENT);

export interface Written {
  readonly file: string;
  /** As it stands in addresses. */
  readonly slug: string;
  readonly summary: string;
  readonly minutes: number;
  readonly rules: readonly string[];
  readonly body: string;
}

export const lessons = lessonsIn(FOLDER);
export const japaneseLessons = lessonsIn(new URL('ja/jekyll-vs-hyde/', CONTENT));

/** The lessons of each game that has some, in both languages. */
export const LESSONS_BY_GAME = GAMES.filter(({ sections }) =>
  sections.some(({ path }) => path === 'lessons'),
).map(({ id }) => ({
  game: id,
  lessons: lessonsIn(new URL(`${id}/`, CONTENT)),
  japanese: lessonsIn(new URL(`ja/${id}/`, CONTENT)),
}));

function lessonsIn(folder: URL): readonly Written[] {
  return readdirSync(new URL('lessons/', folder))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const [, head = '', body = ''] =
        /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(new URL(`lessons/${file}`, folder), 'utf8')) ?? [];
      return {
        file,
        slug: file.replace(/^\d+-/, '').replace('.mdx', ''),
        body,
        summary: /^summary: (.*)$/m.exec(head)?.[1] ?? '',
        minutes: Number(/^minutes: (\d+)$/m.exec(head)?.[1]),
        rules: listed(/^rules:\s*\[(.*?)\]/ms.exec(head)?.[1]),
      };
    });
}

/** The steps of a lesson as they are written: what stands before the first heading, and each heading with what follows it. */
export function stepsOf({ body }: Written): readonly string[] {
  return body.split(/^(?=## )/m);
}

/** The names in a list. */
export function listed(text = ''): readonly string[] {
  return text
    .split(',')
    .map((name) => name.replaceAll("'", '').trim())
    .filter(Boolean);
}

/** Every rule that a lesson or one before it names, for a reader who comes to its questions; not what is only told ahead of its time. */
export function taughtBy({ file }: Written): readonly RuleId[] {
  const links = lessons.filter((lesson) => lesson.file <= file).flatMap(({ body }) => tags(body, 'Rule'));
  return linked(links.filter((tag) => !isAhead(tag)));
}

/** What has been told by the end of a step, if only in a line: by the lessons before, and by this one so far. */
export function toldBy(lesson: Written, step: number): readonly RuleId[] {
  const sameLanguage = lessons.includes(lesson) ? lessons : japaneseLessons;
  const before = sameLanguage.filter(({ file }) => file < lesson.file).map(({ body }) => body);
  return linked([...before, ...stepsOf(lesson).slice(0, step + 1)].flatMap((text) => tags(text, 'Rule')));
}

function linked(links: readonly string[]): readonly RuleId[] {
  const named = new Set(links.map((tag) => attribute(tag, 'id')));
  return RULE_IDS.filter((id) => named.has(id));
}

/** Whether a line tells of a rule that a later lesson teaches. */
export function isAhead(tag: string): boolean {
  return /\sahead\b/.test(tag);
}

/** The question that a lesson embeds: its rules in their order, and its kind. */
export function predictOf(tag: string) {
  const names = listed(attribute(tag, 'rules')?.replace(/[[\]]/g, ''));
  const rules = RULE_IDS.filter((id) => names.includes(id)).toSorted(
    (a, b) => names.indexOf(a) - names.indexOf(b),
  );
  const kind = KINDS.find(({ id }) => id === attribute(tag, 'kind'))?.id;
  return { rules, kind };
}

/** Every use of a component. */
export function tags(body: string, component: string): readonly string[] {
  return [...body.matchAll(new RegExp(`<${component}\\b[^>]*>`, 'g'))].map(([tag]) => tag);
}

export function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}=(?:"([^"]*)"|\\{([^}]*)\\})`).exec(tag)?.slice(1).find(Boolean);
}

/** A scene by its name. */
export function scene(name: string): Reading<JekyllVsHyde, ChartPosition> {
  const reading = readReplay(readFileSync(new URL(`scenes/${name}.json`, FOLDER)), jekyllVsHydeMachine);
  if (!reading.ok) throw new Error(`${name} cannot be read`);
  return reading.value;
}

/** The frames of a scene's main line; the number of one is how many moves were made. */
export function framesOf(tag: string): readonly Frame<Action, ChartPosition>[] {
  const { frames } = scene(attribute(tag, 'name') ?? '');
  return lineThrough(frames).flatMap((id) => frames[id] ?? []);
}

/** Whether somebody who is to play in a try-it can go wrong. */
export function canBeRefused(tag: string): boolean {
  const state = framesOf(tag)[Number(attribute(tag, 'at'))]?.position.context.state;
  if (state === undefined || !('hands' in state)) throw new Error(`${tag} has nobody to play`);
  // In an exchange too few cards are always refused; where a card is played, one in hand must be barred.
  if (state.phase !== 'follow') return state.phase !== 'lead';
  const by = other(state.leader);
  return playable(state, by).length < state.hands[by].length;
}
