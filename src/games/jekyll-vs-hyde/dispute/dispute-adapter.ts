import { otherReadingsOf, withReading, type Disputes, type Said } from '#kit/dispute-questionnaire';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { CARDS, isPotion, suitOf, without } from '#games/jekyll-vs-hyde/rules/cards';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import { judge, legal } from '#games/jekyll-vs-hyde/rules/judge';
import { EMPTY, stateOf, type Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import { writeQuestion } from '#games/jekyll-vs-hyde/rules/position-link';
import { RANKINGS } from '#games/jekyll-vs-hyde/rules/ranking';
import { SWITCHES } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { askedSuit, cardIn, steps, UNNAMED } from './dispute-steps.ts';
import {
  effectOnGame,
  effectSeen,
  refusedOutcome,
  wonOutcome,
  type Outcome,
} from './outcome-of-disputed-move.ts';

/** What the rules of Jekyll vs Hyde say of a dispute over one trick. */

interface DisputedTrick {
  readonly setup: Setup;
  readonly moves: readonly [Action, ...Action[]];
}

/** A position that fits what was told, and the trick that is argued about. Jekyll leads to it. */
function disputedTrick(said: Said): DisputedTrick {
  const led = cardIn(said.led ?? '');
  const answer = cardIn(said.answer ?? '');
  if (led === undefined) throw new Error('Nobody has said what was led');
  const asked = askedSuit(said) ?? 'wrath';
  const left = Number(said.left ?? '2');
  const free = without(CARDS, answer === undefined ? [led] : [led, answer]).filter((card) => !isPotion(card));
  const follows = free.filter((card) => suitOf(card) === asked);
  const others = without(free, follows);
  const held = [...(said.holds === 'some' ? follows.slice(0, 1) : []), ...others].slice(0, left);
  const own = without(others, held).slice(0, left);
  const setup: Setup = {
    ...EMPTY,
    hands: { jekyll: [led, ...own], hyde: answer === undefined ? held : [answer, ...held] },
    ranking: RANKINGS[Number(said.ranking ?? '0')] ?? [],
    won: tricksBefore(said, TRICKS - 1 - left),
  };
  const isNamed = isPotion(led) && said.names !== UNNAMED;
  const lead: Action = { type: 'lead', by: 'jekyll', card: led, ...(isNamed && { names: asked }) };
  const moves: [Action, ...Action[]] = [lead];
  if (answer !== undefined) moves.push({ type: 'follow', by: 'hyde', card: answer });
  return { setup, moves };
}

/** Who owns how many of the tricks before; whoever loses this one owns none where that was told. */
function tricksBefore(said: Said, tricks: number): Setup['won'] {
  const even = { jekyll: Math.ceil(tricks / 2), hyde: Math.floor(tricks / 2) };
  if (said.owns !== 'no') return even;
  const { outcome } = disputes.verdict({ ...said, owns: 'yes' }, null);
  if (outcome.type !== 'won') return even;
  return outcome.by === 'leader' ? { jekyll: tricks, hyde: 0 } : { jekyll: 0, hyde: tricks };
}

/** The moves and events of a trick until it is won: where Greed has cards exchanged, any are. */
function played(start: State, trick: readonly Action[]) {
  let state = start;
  const moves: Action[] = [];
  const events: Event[] = [];
  const act = (action: Action) => {
    const after = apply(state, action);
    state = after.state;
    moves.push(action);
    events.push(...after.events);
  };
  for (const move of trick) act(move);
  while (state.phase === 'greed') {
    const [give] = legal(state);
    if (give === undefined) throw new Error('Whoever has to give cards can');
    act(give);
  }
  return { moves, events };
}

/** Disputes over a trick of Jekyll vs Hyde. */
export const disputes: Disputes<JekyllVsHyde, Outcome> = {
  steps,
  verdict: (said, other) => {
    const { setup, moves } = disputedTrick(said);
    const [lead, answer] = moves;
    const rulings = withReading(setup.rulings, other);
    const start = stateOf({ ...setup, rulings });
    const unnamed = judge(start, lead);
    if (unnamed.length > 0) {
      const outcome: Outcome = { type: 'unnamed', answered: answer !== undefined };
      return { upheld: false, outcome, rules: ['name-suit'], events: [], refusals: unnamed };
    }
    const { state, events: ofLead } = apply(start, lead);
    if (answer === undefined) {
      const rules = ofLead.map(({ rule }) => rule);
      const potion = lead.type === 'lead' && isPotion(lead.card);
      return { upheld: true, outcome: { type: 'led', potion }, rules, events: ofLead, refusals: [] };
    }
    const refusals = judge(state, answer);
    const [refusal] = refusals;
    if (refusal !== undefined) {
      const rules = refusals.map(({ rule }) => rule);
      return { upheld: false, outcome: refusedOutcome(refusal), rules, events: [], refusals };
    }
    const { events } = played(start, moves);
    return { upheld: true, ...wonOutcome(events, setup.ranking), events, refusals };
  },
  otherReadings: otherReadingsOf(SWITCHES),
  effect: effectOnGame,
  seen: effectSeen,
  position: (said) => {
    const { setup, moves } = disputedTrick(said);
    const { upheld } = disputes.verdict(said, null);
    // A trick is won only once Greed has had its cards exchanged; what may not be played stays to be refused.
    return writeQuestion({ setup, moves: upheld ? played(stateOf(setup), moves).moves : moves });
  },
};
