import { punctuation } from '#said/punctuation';
import { words } from '#said/verdict-source';
import type { SourceOfVerdict } from '#widgets/VerdictSource.tsx';

/** Who says so and whether anybody doubts it, in the one line that the search shows under an answer. */
export function oneLineOfSources({
  said,
  own,
  differs,
}: {
  readonly said: readonly { readonly name: string }[];
} & Pick<SourceOfVerdict, 'own' | 'differs'>): string {
  const [first, ...others] = new Set(said.map(({ name }) => name));
  return punctuation.row([
    ...(first === undefined ? [] : [words.sources(first, others.length)]),
    ...(own === null ? [] : [words.own[own]]),
    ...(differs && own === null ? [words.differ] : []),
  ]);
}
