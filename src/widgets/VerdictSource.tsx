import type { ComponentChildren } from 'preact';
import { punctuation } from '#said/punctuation';
import { words } from '#said/verdict-source';

/** Who says that a verdict is so, as it stands in one line below it. */
export interface SourceOfVerdict {
  /** Empty where it is our own reading. */
  readonly said: readonly NamedSource[];
  /** Whether sources are silent, wholly or on the one point of the ruling. */
  readonly own: 'wholly' | 'partly' | null;
  /** Whether the point can be read otherwise. */
  readonly differs: boolean;
  /** Where the rulebook tells of the ruling on it, or that no source says it. */
  readonly address: string;
}
export interface NamedSource {
  readonly name: string;
  /** What it calls itself, and where it says so: as far as that is known and shown. The language is named where it is not the page's. */
  readonly title?: ForeignText;
  readonly place?: ForeignText;
  /** Where the rulebook tells what it is. */
  readonly address: string;
}
interface ForeignText {
  readonly text: string;
  readonly lang?: string;
}

interface VerdictSourceProps {
  readonly of: SourceOfVerdict;
  /** The name of the rule, as a link. */
  readonly children: ComponentChildren;
}

/** By which rule it is, who says so, and plainly where nobody does: what two who argue ask next. */
export function VerdictSource({ of: { said, own, differs, address }, children }: VerdictSourceProps) {
  return (
    <p class="verdict-source">
      {punctuation.headed(words.by, '')}
      {children}
      {said.map(({ name, title, place, address: itsPlace }) => (
        <>
          {' · '}
          <a href={itsPlace}>{name}</a>
          {title && (
            <>
              {' '}
              <cite lang={title.lang}>{title.text}</cite>
            </>
          )}
          {place && (
            <>
              {punctuation.aside('', '')}
              <span lang={place.lang}>{place.text}</span>
            </>
          )}
        </>
      ))}
      {(own !== null || differs) && (
        <>
          {' · '}
          <a href={address}>{own === null ? words.differ : words.own[own]}</a>
        </>
      )}
    </p>
  );
}
