import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import { punctuation } from '#said/punctuation';
import { words as game } from '#said/jekyll-vs-hyde/game';
import { say } from '#words/sentences';
import { RuleLink } from './RuleLink.tsx';

/** What happened, a sentence an event, each with the rule it follows. */
export function Events({ events }: { readonly events: readonly Event[] }) {
  return (
    <ol class="events">
      {events.map((event, index) => (
        <li key={index}>
          {say(game.events, event)}
          {punctuation.afterSentence}
          <RuleLink rule={event.rule} />
        </li>
      ))}
    </ol>
  );
}

/** What a listener in a hurry wants to know: what was played, who took it, and where that leads. */
const MAIN: readonly Event['type'][] = [
  'dealt',
  'led',
  'followed',
  'effect',
  'took-trick',
  'awarded',
  'gap',
  'game-won',
  'match-decided',
];

/** The main things of what happened, without the rules. */
export function MainEvents({ events }: { readonly events: readonly Event[] }) {
  return (
    <>
      {events
        .filter(({ type }) => MAIN.includes(type))
        .map((event, index) => (
          <p key={index}>{say(game.events, event)}</p>
        ))}
    </>
  );
}
