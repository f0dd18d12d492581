import { elementsIn, numberAt, type LessonElement } from './parse-mdx-components.ts';

/** What the pages of any game need of a lesson, read off its file. */

/** A lesson as a collection holds it: its id is `<game>/NN-name`. */
export interface LessonEntry {
  readonly id: string;
  readonly body?: string | undefined;
  readonly data: {
    readonly title: string;
    readonly summary: string;
    readonly minutes: number;
    readonly optional?: boolean | undefined;
  };
}

export interface Lesson<Entry extends LessonEntry = LessonEntry> {
  readonly entry: Entry;
  /** From 1 on. */
  readonly number: number;
  /** Its name in addresses and in the reader's progress. */
  readonly slug: string;
  readonly address: string;
  /** The components in it. */
  readonly elements: readonly LessonElement[];
  /** How many exercises it has. */
  readonly tasks: number;
}

/** The components that are exercises. */
const TASKS = ['TryIt', 'Predict', 'GuidedRound', 'GuidedGame'];

/** The lessons of a game in their order; `folder` is the address of its list of lessons. Refuses (throws) a file of another name. */
export function inOrder<Entry extends LessonEntry>(
  entries: readonly Entry[],
  folder: string,
): readonly Lesson<Entry>[] {
  return entries
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((entry) => {
      const [, number = '', slug = ''] = /\/(\d+)-(.+)$/.exec(entry.id) ?? [];
      if (slug === '') throw new Error(`The file of a lesson is named NN-name.mdx, not ${entry.id}`);
      const elements = elementsIn(entry.body ?? '');
      const tasks = elements.filter(({ name }) => TASKS.includes(name)).length;
      return { entry, number: Number(number), slug, address: `${folder}${slug}/`, elements, tasks };
    });
}

/** A part of a scene, in moves made: up to the end where nothing is said. */
export interface ShownScene {
  readonly scene: string;
  readonly from: number;
  readonly to: number | undefined;
}

/** The first scene or exercise of a lesson: what its social card shows. Null for a lesson in words alone. */
export function firstShown({ elements }: Pick<Lesson, 'elements'>): ShownScene | null {
  const element = elements.find(({ name }) => name === 'Scene' || name === 'TryIt');
  const scene = element?.attributes.get('name');
  if (element === undefined || scene === undefined) return null;
  const at = numberAt(element, 'at');
  return { scene, from: at ?? numberAt(element, 'from') ?? 0, to: at ?? numberAt(element, 'to') };
}

/** Whether a rule has been met by the end of a lesson: it or one before teaches or names it, and does not only tell it `ahead` of its lesson. */
export function taughtIn(slug: string, lessons: readonly Lesson[]): (rule: string) => boolean {
  const last = lessons.findIndex((lesson) => lesson.slug === slug);
  const named = new Set(
    lessons
      .slice(0, last + 1)
      .flatMap(({ elements }) => elements)
      .filter(({ name, attributes }) => name === 'Rule' && !attributes.has('ahead'))
      .map(({ attributes }) => attributes.get('id')),
  );
  return (rule) => named.has(rule);
}
