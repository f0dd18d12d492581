import { Fragment } from 'preact';
import { playGroups, reasonsIn, sharedEvents, type PlayGroup } from '#games/switch/board/play-groups';
import { flawOf } from '#games/switch/board/flaw';
import { apply } from '#games/switch/rules/apply';
import type { Card } from '#games/switch/rules/cards';
import type { Event } from '#games/switch/rules/event';
import type { Switch } from '#games/switch/rules/game-types';
import type { Setup } from '#games/switch/rules/setup';
import type { Action, Turn } from '#games/switch/rules/state';
import { handOf } from '#games/switch/rules/turns';
import { CardLabel } from '#games/switch/table/MoveLabel.tsx';
import { Refusals } from '#games/switch/table/Refusals.tsx';
import { RuleLink } from '#games/switch/table/RuleLink.tsx';
import { voice } from '#games/switch/voice.tsx';
import { questionOn } from '#replays/board/board';
import { punctuation } from '#said/punctuation';
import { words as sandbox } from '#said/switch/sandbox';
import { words } from '#said/switch/sandbox-answers';
import { words as table } from '#said/switch/table';
import '#widgets/sandbox/answers.css';
import type { AnswersProps } from '#widgets/sandbox/sandbox-adapter.ts';
import { differs, RulingSwitches } from '#widgets/sandbox/RulingSwitches.tsx';
import { say } from '#words/sentences';
import '../../../../styles/panel.css';
import './answers.css';
import { rulingSwitches } from './ruling-switches.ts';

/** All that the rules say of what lies on the table. */
export default function Answers({ board, frame, rule }: AnswersProps<Switch, Setup>) {
  const { state } = frame.position.context;
  const turn = state.phase === 'turn' ? state : null;
  const flaw = turn === null ? null : flawOf(turn);
  const rulings = rulingSwitches(questionOn(board));
  // What a ruling decides about cards that lie there comes before anything else.
  const decisive = rulings.some(differs);
  const choices = (
    <RulingSwitches
      game="switch"
      title={words.rulings.title}
      rulings={rulings}
      choose={(id, reading) => {
        rule({ ...board.setup.rulings, [id]: reading });
      }}
    />
  );
  return (
    <div class="answers">
      {flaw !== null && (
        <div class="possible" data-possible="false">
          <p>{say(sandbox.flaws, flaw)}</p>
        </div>
      )}
      {decisive && choices}
      {turn !== null && handOf(turn, turn.turn).length > 0 && (
        <>
          <Plays state={turn} />
          <Others state={turn} />
        </>
      )}
      {!decisive && choices}
    </div>
  );
}

/** Every play there is, by cards of a rank; then drawing, and at a cut-throat table what does not follow and costs something. */
function Plays({ state }: { readonly state: Turn }) {
  const groups = playGroups(state);
  const mistakes = groups.filter(({ isMistake }) => isMistake);
  const draw: Action = { type: 'draw', by: state.turn };
  return (
    <section class="plays">
      <h2>{words.plays.title}</h2>
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

/** The cards that may not be laid, or not first, each with its reason. */
function Others({ state }: { readonly state: Turn }) {
  const reasons = reasonsIn(state);
  if (reasons.length === 0) return null;
  return (
    <section class="others-why">
      <h2>{words.others.title}</h2>
      <ul class="verdicts">
        {reasons.map(({ card, refusal, after }) => (
          <li key={card} data-barred>
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
