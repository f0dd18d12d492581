import { Fragment } from 'preact';
import { apply } from '#games/chronicle/rules/apply';
import { playOf } from '#games/chronicle/rules/following';
import { judge } from '#games/chronicle/rules/judge';
import { legal } from '#games/chronicle/rules/legal';
import { handOf } from '#games/chronicle/rules/seats';
import type { Action, Choosing, Play, Playing } from '#games/chronicle/rules/state';
import { CardLabel } from '#games/chronicle/table/MoveLabel.tsx';
import { Refusals } from '#games/chronicle/table/Refusals.tsx';
import { RuleLink } from '#games/chronicle/table/RuleLink.tsx';
import { voice } from '#games/chronicle/move-and-event-texts.tsx';
import { punctuation } from '#said/punctuation';
import { words } from '#said/chronicle/sandbox-answers';
import { words as table } from '#said/chronicle/table-and-replay-steps';
import { say } from '#words/sentence-per-type';
import './legal-and-barred-moves.css';

/** What whoever is to act may do, and why not the rest. */

interface VerdictsProps {
  readonly state: Playing | Choosing;
}

/** So many choices are spelled out. */
const SHOWN = 20;

/** Every legal move, with what follows from it. */
export function Plays({ state }: VerdictsProps) {
  const moves = legal(state);
  if (moves.length === 0) return null;
  return (
    <section class="plays">
      <h2>{words.plays.title}</h2>
      {state.phase === 'meeting' && (
        <p>
          <strong>{table.table.hand(state.turn, handOf(state, state.turn).length)}</strong>
        </p>
      )}
      <ul class="verdicts">
        {moves.slice(0, SHOWN).map((action) => (
          <li key={JSON.stringify(action)} data-play={action.type}>
            <p>
              <Done action={action} />
            </p>
            <Follows state={state} action={action} />
          </li>
        ))}
      </ul>
      {moves.length > SHOWN && <p>{words.plays.more(moves.length - SHOWN)}</p>}
    </section>
  );
}

function Done({ action }: { readonly action: Action }) {
  if (action.type !== 'play') return <>{say(table.moves, action)}</>;
  return (
    <>
      <CardLabel card={action.card} /> <span>{action.down === true ? words.plays.down : words.plays.up}</span>
    </>
  );
}

/** By which rule a move is made and what follows from it. */
function Follows({ state, action }: VerdictsProps & { readonly action: Action }) {
  const { events } = apply(state, action);
  return (
    <p class="follows">
      {events.map((event, index) => (
        <Fragment key={index}>
          {index > 0 && punctuation.afterSentence}
          {event.type !== 'played' && voice.words.event(event)}
          {event.type !== 'played' && punctuation.afterSentence}
          <RuleLink rule={event.rule} />
        </Fragment>
      ))}
    </p>
  );
}

/** The cards of whoever is to play that may not be played either way, each with its reason. */
export function Others({ state }: VerdictsProps) {
  if (state.phase !== 'meeting') return null;
  const { turn } = state;
  const barred = handOf(state, turn).filter((card) => playOf(state, turn, card) === null);
  if (barred.length === 0) return null;
  return (
    <section class="others-why">
      <h2>{words.others.title}</h2>
      <ul class="verdicts">
        {barred.map((card) => {
          const play: Play = { type: 'play', by: turn, card };
          return (
            <li key={card} data-barred>
              <p>
                <CardLabel card={card} />
              </p>
              <Refusals refusals={judge(state, play)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
