import { Fragment } from 'preact';
import {
  groupPlaysPerSentence,
  reasonsIn,
  sharedEvents,
  type PlayGroup,
} from '#games/switch/board/group-plays-per-sentence';
import { apply } from '#games/switch/rules/apply';
import type { Card } from '#games/switch/rules/cards';
import type { Event } from '#games/switch/rules/event';
import type { Action, Turn } from '#games/switch/rules/state';
import { handOf } from '#games/switch/rules/turn-order';
import { CardLabel } from '#games/switch/table/MoveLabel.tsx';
import { Refusals } from '#games/switch/table/Refusals.tsx';
import { RuleLink } from '#games/switch/table/RuleLink.tsx';
import { voice } from '#games/switch/move-and-event-texts.tsx';
import { punctuation } from '#said/punctuation';
import { words } from '#said/switch/sandbox-answers';
import { words as table } from '#said/switch/table-and-replay-steps';
import './legal-and-barred-moves.css';

/** What whoever is to act may do, and why not the rest. */

/** Every play there is, by cards of a rank; then drawing, and at a cut-throat table what does not follow and costs something. */
export function Plays({ state, title }: { readonly state: Turn; readonly title?: string }) {
  const groups = groupPlaysPerSentence(state);
  const mistakes = groups.filter(({ isMistake }) => isMistake);
  const draw: Action = { type: 'draw', by: state.turn };
  return (
    <section class="plays">
      {title !== undefined && <h2>{title}</h2>}
      <p>
        <strong>{table.table.hand(state.turn, handOf(state, state.turn).length)}</strong>
      </p>
      <ul class="verdicts">
        {groups
          .filter(({ isMistake }) => !isMistake)
          .map((group) => (
            <Group key={keyOf(group)} state={state} group={group} />
          ))}
        <li>
          <p>{words.plays.draw}</p>
          <Follows events={apply(state, draw).events} />
        </li>
      </ul>
      {mistakes.length > 0 && (
        <>
          <h3>{words.plays.mistakes}</h3>
          <ul class="verdicts">
            {mistakes.map((group) => (
              <Group key={keyOf(group)} state={state} group={group} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function keyOf({ count, cards, lasts }: PlayGroup): string {
  return `${count} ${cards.join(' ')} ${lasts.join(' ')}`;
}

interface GroupProps {
  readonly state: Turn;
  readonly group: PlayGroup;
}

function Group({ state, group }: GroupProps) {
  return (
    <li data-play={group.count}>
      <p>
        {group.count === 1 ? <Labels cards={group.cards} /> : words.plays.group(group)}
        {group.choosesSuit && <span>{words.plays.anySuit}</span>}
      </p>
      <Follows events={sharedEvents(state, group)} />
    </li>
  );
}

/** By which rule a move is made and what follows from it, but for what was said with the move already. */
function Follows({ events }: { readonly events: readonly Event[] }) {
  return (
    <p class="follows">
      {events
        .filter(({ type }) => type !== 'several')
        .map((event, index) => (
          <Fragment key={index}>
            {index > 0 && punctuation.afterSentence}
            {event.type !== 'played' && voice.words.event(event)}
            {event.type !== 'played' && event.type !== 'turn' && punctuation.afterSentence}
            {event.type !== 'turn' && <RuleLink rule={event.rule} />}
          </Fragment>
        ))}
    </p>
  );
}

function Labels({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <>
      {cards.map((card) => (
        <CardLabel key={card} card={card} />
      ))}
    </>
  );
}

interface OthersProps {
  readonly state: Turn;
  /** The card that somebody asks about, which is marked. */
  readonly asked?: Card | null;
}

/** The cards that may not be laid, or not first, each with its reason. */
export function Others({ state, asked = null }: OthersProps) {
  const reasons = reasonsIn(state);
  if (reasons.length === 0) return null;
  return (
    <section class="others-why">
      <h2>{words.others.title}</h2>
      <ul class="verdicts">
        {reasons.map(({ card, refusal, after }) => (
          <li key={card} data-barred data-asked={card === asked ? '' : undefined}>
            <p>
              <CardLabel card={card} />
            </p>
            <Refusals refusals={[refusal]} />
            {after.length > 0 && (
              <p>
                {words.others.after(after)}
                {punctuation.afterSentence}
                <RuleLink rule="same-rank" />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
