import { DueMistake as ComingBack } from '#widgets/mistakes/DueMistake.tsx';
import type { DueMistakeProps } from '#widgets/mistakes/due-mistake-props.ts';
import { ideaOf, sayReasonsAgainst } from './idea-of-better-move.ts';
import { mistakeAdapter } from './mistake-question-adapter.ts';
import { weigher } from './weigh-move.ts';

/** A mistake that comes back. */
export default function DueMistake(props: DueMistakeProps) {
  return (
    <ComingBack
      {...props}
      adapter={mistakeAdapter}
      ideaOf={ideaOf}
      reasonsBetween={sayReasonsAgainst}
      why={weigher.why}
    />
  );
}
