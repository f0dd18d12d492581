import type { Case } from '#games/switch/casebook/read-and-run-cases';
import { apply } from '#games/switch/rules/apply';
import { rankOf, type Card } from '#games/switch/rules/cards';
import { stateOf } from '#games/switch/rules/position-setup';
import type { Action, State } from '#games/switch/rules/state';
import { handOf, seatsAt, topOf } from '#games/switch/rules/turn-order';
import { disputes } from '#games/switch/dispute/dispute-adapter';
import { completed, type Said } from '#kit/dispute-questionnaire';

/** What would have been told of a case where two had been arguing about it: of the move about which it is asked. */
export function disputeAnswersOf(one: Case): Said {
  let state: State = stateOf(one.setup);
  for (const move of one.moves.slice(0, one.asked)) ({ state } = apply(state, move));
  const move = moveAskedAbout(one);
  if (state.phase !== 'turn' || move === undefined) return {};
  const cards = move.type === 'play' ? move.cards : [];
  const [first] = cards;
  // Several ranks at once are nothing that can be told: only the first of them would be.
  if (cards.some((card) => first !== undefined && rankOf(card) !== rankOf(first))) return {};
  const top = topOf(state);
  const isLast = move.type === 'play' && handOf(state, move.by).length === cards.length;
  const said: Said = {
    top: faceOf(top),
    played: first === undefined ? 'draw' : faceOf(first),
    ...(move.type === 'play' && { many: String(cards.length), last: isLast ? 'yes' : 'no' }),
    ...((state.penalty > 0 || faceOf(top) === '2' || top === '5H') && {
      wait: state.penalty > 0 ? 'waits' : 'dead',
    }),
    run: state.run === null ? 'none' : 'run',
  };
  const seats: Said = { ...said, players: String(seatsAt(state).length) };
  return verdictOf(seats) === verdictOf(said) ? said : seats;
}

/** How many play is told of a case only where it gives another verdict than what is taken for granted. */
function verdictOf(said: Said): string {
  return JSON.stringify(disputes.verdict(completed(disputes, said), null).outcome);
}

function faceOf(card: Card): string {
  return card === '5H' ? card : rankOf(card);
}

/** The move that may not be made, where the case is about one; otherwise the first of the answer. */
function moveAskedAbout({ claims, readings, moves, asked }: Case): Action | undefined {
  const all = [...claims, ...readings.flatMap((reading) => reading.claims)];
  const refused = all.find((claim) => claim.type === 'refused' && claim.at === asked);
  return refused?.type === 'refused' ? refused.move : moves[asked];
}
