import { positions } from '#games/chronicle/position-setup-adapter';
import type { Setup } from '#games/chronicle/rules/position-setup';

/** Positions worth a look: each asks something that tables argue about. */
export const EXAMPLES = {
  'void-with-wild': {
    hands: { p1: ['P4', 'W7'], p2: ['P2', 'W5', 'Sage'], p3: ['L3', 'P9'] },
    rest: 'p1',
    meeting: {
      lead: 'love',
      laid: [{ by: 'p1', card: 'L6', down: false }],
      acted: ['p1'],
      verdict: null,
      discarded: false,
    },
  },
  'wild-led': {
    hands: { p1: ['P4', 'W7'], p2: ['P2', 'W5', 'L8'], p3: ['L3', 'P9', 'King'] },
    rest: 'p3',
    meeting: {
      lead: null,
      laid: [{ by: 'p1', card: 'Sage', down: false }],
      acted: ['p1'],
      verdict: null,
      discarded: false,
    },
  },
  'eight-takes': {
    hands: { p1: ['P8', 'W7'], p2: ['P2', 'W5'], p3: ['P3'] },
    rest: 'p2',
  },
  'only-wilds': {
    hands: { p1: ['W7'], p2: ['King', 'W5'], p3: ['Fool', 'P9'] },
    rest: 'p2',
    meeting: {
      lead: null,
      laid: [{ by: 'p1', card: 'Sage', down: false }],
      acted: ['p1'],
      verdict: null,
      discarded: false,
    },
  },
  'angel-or-evil': {
    hands: { p1: ['P4'], p2: ['P2'], p3: ['Angel'] },
    allies: { p1: ['L1', 'W2', 'W3'], p2: ['P1', 'W4'], p3: ['W1', 'Demon', 'L2'] },
    history: { lead: 'W1', conditions: [{ most: 'power' }] },
  },
  'all-evil': {
    hands: { p1: ['W10'], p2: ['W1'], p3: ['W3'] },
    allies: { p1: ['L1', 'P1', 'Demon'], p2: ['Angel'], p3: ['L2'] },
  },
  'most-evil': {
    hands: { p1: ['L10'], p2: ['L2'], p3: ['L3'] },
    allies: { p1: ['L1', 'P1', 'W2'], p2: ['W1', 'P3'], p3: ['W4', 'W5'] },
  },
  'dark-age': {
    hands: { p1: ['L10'], p2: ['L2'], p3: ['L3'] },
    allies: { p1: ['L1', 'W2'], p2: ['P1'], p3: ['W4', 'W5'] },
    history: { lead: 'P5', conditions: [{ owns: 'evil' }] },
  },
  'cards-left': {
    hands: { p1: ['L10'], p2: ['L2', 'W1'], p3: ['L3', 'P6'] },
    allies: { p1: ['W2'], p2: ['P3'], p3: ['W4', 'W5'] },
  },
  'tie-at-three': {
    hands: { p1: ['L10'], p2: ['L2'], p3: ['L3'] },
    allies: { p1: ['P2'], p2: ['P3'], p3: ['W4', 'W5'] },
    fame: { p1: 2, p2: 2, p3: 0 },
  },
} as const satisfies Readonly<Record<string, Partial<Setup>>>;
export type Example = keyof typeof EXAMPLES;
export const EXAMPLE_IDS = Object.keys(EXAMPLES) as readonly Example[];

/** The position of an example, by the rulings of the table. */
export function exampleOf(id: Example, rulings: Setup['rulings']): Setup {
  return { ...positions.empty, ...EXAMPLES[id], rulings };
}
