import { language } from '#said/language-code-and-url-prefix';
import type { NamedSource, SourceOfVerdict } from '#widgets/VerdictSource.tsx';
import { languageOf } from './language-of-text.ts';
import type { SourceCitation } from './source-citation-types.ts';

/** What a verdict rests on: a citation, what its source calls itself, and by what a reading of a ruling names it. */
interface Grounds<Source> extends SourceCitation {
  readonly id: Source;
  readonly title: string | null;
}

/** A ruling, as far as it is asked here. */
interface Open<Source> {
  /** The readings, the one that is followed here first, each with the sources that speak for it. */
  readonly readings: readonly { readonly sources: readonly Source[] }[];
}

/**
 * Who says what is verdict here. Where sources part, only those that speak for the reading which is followed; those that speak for another
 * say something else.
 */
export function sourceOfVerdict<Source>(
  grounds: readonly Grounds<Source>[],
  ruling: Open<Source> | null,
  /** Where the rulebook tells of the ruling, or of the rule where there is none. */
  address: string,
): SourceOfVerdict {
  const [usual, ...others] = ruling?.readings ?? [];
  const isSilent = usual?.sources.length === 0;
  const speaking = grounds.filter(({ id }) =>
    isSilent
      ? !others.some(({ sources }) => sources.includes(id))
      : usual === undefined || usual.sources.includes(id),
  );
  const partly = isSilent && speaking.length > 0 ? 'partly' : null;
  return {
    // A rule of another reading has its own sources.
    said: named(speaking.length > 0 ? speaking : grounds),
    own: grounds.length === 0 ? 'wholly' : partly,
    differs: others.length > 0,
    address,
  };
}

/** Each source once, by its first place; the first of them with what it calls itself and where it says so. */
function named<Source>(grounds: readonly Grounds<Source>[]): readonly NamedSource[] {
  const firsts = grounds.filter(({ source }, at) => grounds.findIndex((one) => one.source === source) === at);
  return firsts.map(({ source: name, title, place, address }, at) => ({
    name,
    address,
    ...(at === 0 && title !== null && { title: inItsLanguage(title) }),
    ...(at === 0 && place !== null && { place: inItsLanguage(place) }),
  }));
}

function inItsLanguage(text: string) {
  const lang = languageOf(text);
  return lang === language ? { text } : { text, lang };
}
