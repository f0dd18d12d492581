import { h } from 'preact';
import type {
  ComparisonProps,
  MistakeAdapter,
  WhyBetter,
} from '#widgets/mistakes/mistake-question-adapter.ts';
import type { Better } from '#kit/detect-and-rate-mistakes';
import { toyMachine } from './chart.ts';
import { toyFace } from './face.tsx';
import { toyHintFacet } from './hint-facet.ts';
import type { Action, Toy } from './rules.ts';

/** Choices of the toy game, weighed at a glance: the one does better that is the better one, by a tenth. */

interface Task {
  readonly against: Action | null;
  readonly move: Action;
  /** Of a fresh deal: the rule that it is about. */
  readonly rule: string | null;
  /** Whether they are compared with all hands open. */
  readonly openly?: true;
  /** Whether it is asked why the one does better. */
  readonly why?: true;
}
type Told =
  | { readonly type: 'weighed'; readonly better: Better<Action> | null }
  | { readonly type: 'found'; readonly rule: string }
  | { readonly type: 'compared'; readonly moves: readonly Action[] }
  | { readonly type: 'why'; readonly moves: readonly Action[] };

export const DEAL: Action = {
  type: 'deal',
  hands: { ann: ['N1', 'N9'], bob: ['N5', 'N2'], cid: ['N7', 'N3'] },
};
export const FRESH: Action = {
  type: 'deal',
  hands: { ann: ['N1', 'N9'], bob: ['N8', 'N4'], cid: ['N7', 'N3'] },
};

function* think({ against, move, rule, openly, why }: Task): Generator<Told> {
  if (why && against !== null) yield { type: 'why', moves: [move, against] };
  else if (openly && against !== null) yield { type: 'compared', moves: [move, against] };
  else if (rule !== null) yield { type: 'found', rule };
  else if (against !== null && move.type === 'choose')
    yield { type: 'weighed', better: { move: against, cost: 0.1, interval: [0.05, 0.15], deals: 20 } };
}

/** Says both moves, the worse one first, and marks whether that is the mistake of before. */
function Compared({ told, formerly }: ComparisonProps<Told>) {
  if (told.type !== 'compared') return null;
  return h('span', { 'data-formerly': formerly ? '' : undefined }, comparison(...told.moves));
}

export const comparison = (...moves: readonly Action[]): string => moves.map(toyFace.words.move).join(' ');

export const toyMistakeAdapter: MistakeAdapter<Toy, Task, Told> = {
  face: toyFace,
  machine: toyMachine,
  hints: toyHintFacet,
  // Where there is no worker, as in Node, the page thinks.
  thinking: { worker: '/none.js', here: () => Promise.resolve(think) },
  weigh: (_state, move, against) => ({ move, against, rule: null }),
  weighed: (told) => (told.type === 'weighed' ? told.better : undefined),
  openly: {
    compare: (_state, move, against) => ({ move, against, rule: null, openly: true }),
    load: () => Promise.resolve({ default: Compared }),
  },
  findAlike: (rule) => ({ move: DEAL, against: null, rule }),
  found: (told) =>
    told.type !== 'found'
      ? undefined
      : {
          moves: [FRESH],
          made: { type: 'choose', by: 'bob', card: 'N4' },
          better: { type: 'choose', by: 'bob', card: 'N8' },
          cost: 0.2,
        },
};

/** Both moves, the worse one first. */
export const toyWhy: WhyBetter<Toy, Task, Told> = {
  ask: (_state, move, against) => ({ move, against, rule: null, why: true }),
  told: (told) => (told.type === 'why' ? [`found out ${comparison(...told.moves)}`] : undefined),
};
