import { useEffect, useRef } from 'preact/hooks';
import type { ComponentType } from 'preact';
import type { Progress } from '#progress/progress';
import { words as drill } from '#said/drill';
import { punctuation } from '#said/punctuation';
import { words } from '#said/progress';
import { siteUrl } from '../site-url.ts';
import type { Session } from './quiz-session.ts';

interface SessionResultProps<Rule extends string> {
  readonly session: Session;
  readonly progress: Progress;
  readonly rules: readonly Rule[];
  readonly quiz: { readonly RuleLink: ComponentType<{ readonly rule: Rule }> };
  readonly now: number;
}

/** How a row of questions went, and when what was missed comes back. */
export function SessionResult<Rule extends string>({
  session: { asked, right, missed },
  progress,
  rules,
  quiz: { RuleLink },
  now,
}: SessionResultProps<Rule>) {
  const back = rules.filter((rule) => missed.rules.includes(rule));
  const count = back.length + missed.puzzles.length + missed.mistakes.length;
  return (
    <>
      <h2>{drill.session(asked, right)}</h2>
      {count > 0 && <p>{drill.back(count)}</p>}
      <ul>
        {back.map((rule) => (
          <li key={rule}>
            <RuleLink rule={rule} />
            {punctuation.afterLabel}
            {words.due(progress.rules[rule]?.due ?? now, now)}
          </li>
        ))}
        {missed.puzzles.length > 0 && <li>{drill.duePuzzles(missed.puzzles.length)}</li>}
        {missed.mistakes.length > 0 && <li>{drill.dueMistakes(missed.mistakes.length)}</li>}
      </ul>
    </>
  );
}

interface SessionActionsProps {
  readonly game: string;
  readonly more: () => void;
}

/** To go on, or to leave it at that. */
export function SessionActions({ game, more }: SessionActionsProps) {
  const root = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <p class="actions" ref={root}>
      <button type="button" class="button" data-primary onClick={more}>
        {drill.more}
      </button>
      <a class="button" href={siteUrl(`/${game}/`)}>
        {drill.enough}
      </a>
    </p>
  );
}
