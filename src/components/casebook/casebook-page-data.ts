import type { SourceOfVerdict } from '#widgets/VerdictSource.tsx';
import type { SourceCitation } from '../source-citation-types.ts';

/** The casebook of a game as its pages show it, in the language of the page. */

/** A rule as it is named beside a case. */
export interface NamedRule<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly text: string;
  /** Who says so; empty where no source does. */
  readonly sources: readonly SourceCitation[];
  /** Where it is practised, if it can be. */
  readonly practice: string | null;
}

/** A case in the list of all, with what it can be found by. */
export interface CaseInList {
  readonly address: string;
  readonly chapter: string;
  readonly question: string;
  readonly answer: string;
  readonly rules: readonly Pick<NamedRule, 'id' | 'name'>[];
  readonly topics: readonly string[];
  /** Whether sources differ or are silent, and whether a house answer stands in for them. */
  readonly contested: boolean;
  readonly house: boolean;
  /** How players ask it. */
  readonly asked: string;
}

/** What the list says of a case of any game. */
export function caseInList<Rule extends string>(
  {
    address,
    data,
  }: {
    readonly address: string;
    readonly data: Pick<CaseInList, 'question' | 'answer'> & {
      readonly rules: readonly Rule[];
      readonly ruling: string | null;
      readonly house: string | null;
      readonly suggested: 'wholly' | 'partly' | null;
    };
  },
  chapter: string,
  topics: readonly string[],
  namedRule: (rule: Rule) => NamedRule,
  asked: string,
): CaseInList {
  const { question, answer, rules, ruling, house, suggested } = data;
  return {
    address,
    chapter,
    question,
    answer,
    rules: rules.map(namedRule),
    topics,
    contested: ruling !== null || house !== null,
    house: house !== null || suggested === 'wholly',
    asked,
  };
}

/** A case of its own page. */
export interface CaseOnPage {
  readonly question: string;
  readonly answer: string;
  readonly chapter: { readonly id: string; readonly title: string };
  /** The address of the position in the sandbox, where the game has one. */
  readonly sandbox?: string | undefined;
  /** Whether it turns on a point that sources leave open, which the game shows then. */
  readonly contested: boolean;
  /** Other points by which it would come out otherwise at some tables, as the rulebook asks them. */
  readonly otherwise: readonly { readonly id: string; readonly question: string }[];
  /** The house answer that it gives. */
  readonly house: string | null;
  /** How much of the answer is a suggestion of this site, where the rulebook has no list of those. */
  readonly suggested: 'wholly' | 'partly' | null;
  readonly rules: readonly NamedRule[];
  /** A place in a source, and what that source is where there are several. */
  readonly sources: readonly { readonly citation: SourceCitation; readonly text?: string }[];
  /** Who says what is answered, where it is no house answer. */
  readonly whoSays: SourceOfVerdict;
  /** How players ask it, for the search. */
  readonly asked: string;
  /** The names of what it is not about, but another thing of the kind is, for the search. */
  readonly notAbout: string;
}
