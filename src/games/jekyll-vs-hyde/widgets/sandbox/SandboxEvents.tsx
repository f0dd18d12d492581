import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import { punctuation } from '#said/punctuation';
import { words as game } from '#said/jekyll-vs-hyde/game';
import { words } from '#said/jekyll-vs-hyde/sandbox';
import { say } from '#words/sentences';
import { RuleLink } from '#games/jekyll-vs-hyde/table/RuleLink.tsx';

interface SandboxEventsProps {
  readonly events: readonly Event[];
  /** How many tricks of the round nobody saw being played: their cards are not known. */
  readonly unseen: number;
}

/** What happens, a sentence an event, each with the rule it follows. */
export function SandboxEvents({ events, unseen }: SandboxEventsProps) {
  return (
    <ol class="events">
      {events.map((event, index) => (
        <li key={index}>
          {event.type === 'took-trick' && event.trick <= unseen
            ? words.answers.tookOne(event.by, event.from)
            : say(game.events, event)}
          {punctuation.afterSentence}
          <RuleLink rule={event.rule} />
        </li>
      ))}
    </ol>
  );
}
