/** Words that mean the same: in the singular and in the plural, and as a language says so in others. */

/** What it counts that a page has a word that means the same, where the word itself counts 1. */
export const SAME = 0.6;

/** What it counts that it has another than one that means the same: a number is the same in digits. */
export function sameness(word: string, other: string): number {
  return isNumber(word) || isNumber(other) ? 1 : SAME;
}

const isNumber = (word: string) => /^\d+$/u.test(word);

/** Groups of words that mean the same, by each word of them: read once, for a question is compared with every word of sixty pages. */
const GROUPS = new Map<string, ReadonlyMap<string, readonly (readonly string[])[]>>();

function groupsByWord(sameMeaning: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  const known = GROUPS.get(sameMeaning);
  if (known !== undefined) return known;
  const groups = sameMeaning.split('|').map((group) => group.trim().split(' '));
  const byWord = Map.groupBy(
    groups.flatMap((group) => [...new Set(group)].map((word) => ({ word, group }))),
    ({ word }) => word,
  );
  const made = new Map([...byWord].map(([word, each]) => [word, each.map(({ group }) => group)]));
  GROUPS.set(sameMeaning, made);
  return made;
}

/** The words of a language that mean the same as one. */
export function othersOf(word: string, sameMeaning: string): readonly string[] {
  const byWord = groupsByWord(sameMeaning);
  const own = [word, stemOf(word)];
  return [...new Set(own.flatMap((each) => byWord.get(each) ?? []))].flatMap((group) =>
    group.filter((each) => !own.includes(each)),
  );
}

/** A word in the singular, where its plural has but an -s. */
export const stemOf = (word: string) => word.replace(/(?<=\p{L}{2}|\p{N})s$/u, '');
