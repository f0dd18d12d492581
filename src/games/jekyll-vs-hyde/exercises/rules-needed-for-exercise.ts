import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import { judge } from '#games/jekyll-vs-hyde/rules/judge';
import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { verdicts } from '#games/jekyll-vs-hyde/rules/card-verdicts';
import { toldBy } from './events-of-exercise-proof.ts';
import type { JekyllVsHydeExercise, KindId } from './types.ts';

/** What settles a question that is about more than who wins a trick. */
const BEFORE_THE_TRICK_IS_TAKEN: readonly Event['type'][] = [
  'won',
  'effect',
  'potions-cancel',
  'cleared',
  'greed-due',
  'greed-nothing',
  'took-trick',
  'nothing-to-take',
];

/** The events that settle the answer, by the kind of question; any others may happen without being understood. */
const SETTLING: Readonly<Partial<Record<KindId, readonly Event['type'][]>>> = {
  winner: ['won'],
  ranking: ['token', 'no-token', 'cleared'],
  effect: BEFORE_THE_TRICK_IS_TAKEN.filter((type) => type !== 'won'),
  tricks: BEFORE_THE_TRICK_IS_TAKEN,
  leader: BEFORE_THE_TRICK_IS_TAKEN,
  count: BEFORE_THE_TRICK_IS_TAKEN.filter((type) => type !== 'won'),
  marker: BEFORE_THE_TRICK_IS_TAKEN,
  ending: BEFORE_THE_TRICK_IS_TAKEN,
  match: BEFORE_THE_TRICK_IS_TAKEN,
};

/** The rules that a reader has to have met before the question makes sense, and before its answer can be worked out. */
export function rulesNeeded(exercise: JekyllVsHydeExercise): ReadonlySet<RuleId> {
  const { kind, rule, viewer, before, proposed, proof, choices } = exercise;
  const settling = SETTLING[kind] ?? [];
  const events = toldBy(before, proof).events.filter(({ type }) => settling.includes(type));
  const [move] = proposed;
  return new Set<RuleId>([
    rule,
    ...shownBy(before),
    ...proposed.flatMap((action): readonly RuleId[] =>
      action.type === 'lead' && action.names !== undefined ? ['name-suit'] : [],
    ),
    ...events.map((event) => event.rule),
    ...choices.flatMap((choice) => (choice.type === 'verdict' && choice.rule !== null ? [choice.rule] : [])),
    ...(kind === 'verdict' && move !== undefined ? judge(before, move).map((refusal) => refusal.rule) : []),
    ...(kind === 'playable' && viewer !== 'all'
      ? verdicts(before, viewer).flatMap((verdict) =>
          verdict.type === 'barred' ? verdict.refusals.map((refusal) => refusal.rule) : [verdict.rule],
        )
      : []),
  ]);
}

/** What has to be known of the position itself. */
function shownBy(state: State): readonly RuleId[] {
  const match: readonly RuleId[] = state.rulings['return-match'] === 'on' ? ['roles-change'] : [];
  switch (state.phase) {
    case 'preparation':
      return [...match, 'give-count'];
    case 'greed':
      return [...match, 'greed-exchanges'];
    case 'follow':
      return state.led.names === null ? match : [...match, 'name-suit'];
    default:
      return match;
  }
}
