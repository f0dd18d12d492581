import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { options } from '#games/jekyll-vs-hyde/rules/what-seat-may-do-by-rule';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { RuleLink } from '#games/jekyll-vs-hyde/table/RuleLink.tsx';
import { words as legality } from '#said/jekyll-vs-hyde/legality';
import { punctuation } from '#said/punctuation';
import { say } from '#words/sentence-per-type';

interface WhatSeatMayDoProps {
  readonly state: State;
  readonly seat: Seat;
}

/** What a seat may do now, with the rule that says so. */
export function WhatSeatMayDo({ state, seat }: WhatSeatMayDoProps) {
  const asked = options(state, seat);
  if (asked === null) return null;
  return (
    <>
      {say(legality.options, asked)}
      {punctuation.afterSentence}
      <RuleLink rule={asked.rule} />
    </>
  );
}
