/** What the rulebook page says. */
export interface RulebookWords {
  readonly intro: (rules: number) => string;
  /** How readers ask for it, for the search: where sources part is told there. */
  readonly asked: string;
  readonly chapters: string;
  readonly sources: string;
  /** Below the sources: why none of them is linked. */
  readonly noAddresses: string;
  readonly silent: string;
  readonly ruling: string;
  readonly inAction: string;
  readonly sandbox: string;
  readonly askMe: string;
  /** Leads to all moments that it decides. */
  readonly moments: (count: number) => string;
  readonly rulings: string;
  readonly rulingsIntro: string;
  readonly house: string;
  /** What marks a house answer wherever it is shown. */
  readonly houseMark: string;
  /** The same in a lesson, before the question, and before the answer once it is opened. */
  readonly unsaid: string;
  readonly suggested: string;
  /** Before the points of sources that come nearest to a house answer. */
  readonly near: string;
  /** Points that sources word differently and that come to one rule. */
  readonly wordings: string;
  readonly wordingsIntro: string;
  readonly wording: string;
  readonly followed: string;
  readonly instead: string;
}
