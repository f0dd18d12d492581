import { EMPTY, type Setup } from '#games/switch/rules/position-setup';

/** Positions worth a look: each asks something that tables argue about. */
export const EXAMPLES = {
  'seven-on-two': {
    hands: { p1: ['7H', '2C', '5H', 'AS', '9S'], p2: ['4D', '8C', 'KD'] },
    top: '2S',
    penalty: 2,
  },
  'five-on-two': {
    hands: { p1: ['5H', '7S', 'QH'], p2: ['2D', '9C'], p3: ['KC', '4D'] },
    under: ['2S'],
    top: '2H',
    penalty: 4,
  },
  'mirror-on-ace': {
    hands: { p1: ['9H', 'AC', '7D', 'QS'], p2: ['4D', '8C', 'KD'], p3: ['JC', '10D'] },
    under: ['AS', '7C'],
    top: '7S',
    match: { rank: 'A', suit: 'hearts' },
  },
  'three-jacks': {
    hands: { p1: ['JC', 'JD', 'JH', '9C'], p2: ['4D', '8H'], p3: ['KD', '2C'], p4: ['10D', '6S'] },
    top: '10C',
  },
  'two-eights': {
    hands: { p1: ['8C', '8H', '6H'], p2: ['4D', 'KH'], p3: ['9D', '2C'] },
    top: 'QC',
  },
  'ace-in-run': {
    hands: { p1: ['AS', 'AH', 'KD', '4C'], p2: ['4D', '8C'], p3: ['2D', '9C'] },
    under: ['JS', 'QD'],
    top: 'KC',
    run: 'K',
  },
  'mistake-in-run': {
    hands: { p1: ['7H', '9C', 'AD', '2S'], p2: ['4D', '8C'], p3: ['6D', '10C'] },
    under: ['3S', '4H'],
    top: '5C',
    run: '5',
  },
  'last-seven': {
    hands: { p1: ['7H'], p2: ['4D', '8C', 'KD'] },
    top: 'QS',
  },
  'three-fives': {
    hands: { p1: ['5C', '5D', '5H', '9D'], p2: ['2H', '8C', 'KD'] },
    top: 'KC',
  },
  'dead-deck': {
    hands: { p1: ['4D', '9H'], p2: ['6C', 'KH', 'QD'] },
    top: 'JS',
    deck: [],
  },
} as const satisfies Readonly<Record<string, Partial<Setup>>>;
export type Example = keyof typeof EXAMPLES;
export const EXAMPLE_IDS = Object.keys(EXAMPLES) as readonly Example[];

/** The position of an example, by the rulings of the table. */
export function exampleOf(id: Example, rulings: Setup['rulings']): Setup {
  return { ...EMPTY, ...EXAMPLES[id], rulings };
}
