import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { words } from '#said/sandbox';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { AnswersProps, Part } from './sandbox-adapter.ts';

interface FullRulesAnswerProps<T extends GameTypes, Setup> extends AnswersProps<T, Setup> {
  readonly load: Part<AnswersProps<T, Setup>>;
  /** Whether there is anything to ask about. */
  readonly wanted: boolean;
}

/** All that the rules say: one press away on a phone, there by itself where it stands beside the table. */
export function RulesAnswerDisclosure<T extends GameTypes, Setup>({
  load,
  wanted,
  ...props
}: FullRulesAnswerProps<T, Setup>) {
  const [open, show] = useState(false);
  useEffect(() => {
    if (wanted && matchMedia('(width >= 64rem)').matches) show(true);
  }, [wanted]);
  const Answers = useLazyComponent(open, load);
  return (
    <details
      class="full-answer"
      open={open}
      onToggle={({ currentTarget }) => {
        show(currentTarget.open);
      }}
    >
      <summary class="button quiet">{words.answers.title}</summary>
      {open && Answers === null && <p>{words.start.loading}</p>}
      {open && Answers !== null && <Answers {...props} />}
    </details>
  );
}
