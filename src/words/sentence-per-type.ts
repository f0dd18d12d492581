/** A sentence for each type of a union of facts: one that is missing does not compile. */
export type SentencePerType<Fact extends { readonly type: string }> = {
  readonly [Type in Fact['type']]: (fact: Extract<Fact, { readonly type: Type }>) => string;
};

/** The sentence for a fact. */
export function say<Fact extends { readonly type: string }>(
  sentences: SentencePerType<Fact>,
  fact: Fact,
): string {
  const type: Fact['type'] = fact.type;
  // The type picks the sentence that takes this very fact, which the compiler cannot follow.
  const sentence = sentences[type] as (fact: Fact) => string;
  return sentence(fact);
}

/** What a complete table says under a key that is known only as text. Refuses (throws) one that the table has not. */
export function wordsFor(table: Readonly<Record<string, string>>, key: string): string {
  const words = Object.hasOwn(table, key) ? table[key] : undefined;
  if (words === undefined) throw new Error(`There are no words for ${key}`);
  return words;
}
