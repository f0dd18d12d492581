import type { ComponentType } from 'preact';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { words as play } from '#said/play-against-computer';

interface PractisedRuleProps {
  readonly RuleLink: ComponentType<{ readonly rule: string }>;
  readonly rule: string;
  readonly past: readonly Standing<GameTypes>[];
}

/** Which rule is practised, and how often it has come up. */
export function PractisedRule({ RuleLink, rule, past }: PractisedRuleProps) {
  const times = past.filter(({ context }) => context.events.some((event) => event.rule === rule)).length;
  return (
    <p>
      {play.match.practising} <RuleLink rule={rule} /> <span role="status">{play.match.cameUp(times)}</span>
    </p>
  );
}
