/** What is typed, with all that a language writes in short written out: “b4”, and a card by its letter. */
export function writeOutShortWords(typed: string, spellings: Readonly<Record<string, string>> = {}): string {
  return Object.entries(spellings).reduce(
    (text, [short, long]) => text.replace(new RegExp(short, 'giu'), long),
    typed.normalize('NFKC'),
  );
}
