import type { Event } from '#games/jekyll-vs-hyde/state';
import { words as game } from '#said/jekyll-vs-hyde';
import { say } from '#words/sentences';
import { RuleLink } from './RuleLink.tsx';

/** What happened, a sentence an event, each with the rule it follows. */
export function Events({ events }: { readonly events: readonly Event[] }) {
  return (
    <ol class="events">
      {events.map((event, index) => (
        <li key={index}>
          {say(game.events, event)} <RuleLink rule={event.rule} />
        </li>
      ))}
    </ol>
  );
}
