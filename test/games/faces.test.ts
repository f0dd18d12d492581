import { readdirSync, readFileSync } from 'node:fs';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { playingFace } from '#games/jekyll-vs-hyde/playing-face.tsx';
import { RULE_IDS } from '#games/jekyll-vs-hyde/rules/rule-index';
import { SWITCHES } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { jekyllVsHydeChart } from '#games/jekyll-vs-hyde/statechart/xstate-statechart';
import { chartOf } from '#machines/statechart-graph';
import { rulesOnlyMachine } from '#games/jekyll-vs-hyde/rules-only-machine';
import { chronicleMachine } from '#games/chronicle/machine-with-statechart-and-dealing';
import { playingFace as chronicleFace } from '#games/chronicle/playing-face.tsx';
import { RULE_IDS as CHRONICLE_RULES } from '#games/chronicle/rules/rule-index';
import { chronicleChart } from '#games/chronicle/statechart/xstate-statechart';
import { steppingMachine as chronicleStepping } from '#games/chronicle/replay-stepping-machine';
import { rulesOnlyMachine as chronicleViewing } from '#games/chronicle/rules-only-machine';
import { readReplay } from '#replays/read-replay';
import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import { playingFace as switchFace } from '#games/switch/playing-face.tsx';
import { RULE_IDS as SWITCH_RULES } from '#games/switch/rules/rule-index';
import { switchChart } from '#games/switch/statechart/xstate-statechart';
import { steppingMachine as switchStepping } from '#games/switch/replay-stepping-machine';
import { rulesOnlyMachine as switchViewing } from '#games/switch/rules-only-machine';
import { keepsFaceContract } from './face-contract.ts';
import { ANNOTATED } from './switch/annotated-games-and-scenes.ts';
import { toyChart, toyMachine } from './toy/chart.ts';
import { toyFace } from './toy/face.tsx';
import { REPLAY } from './toy/replay.ts';
import { RULES } from './toy/rules.ts';

/** Every game, and the toy game that shares nothing with any of them. Run once a language: `#said` is the language of the run. */

const REPLAYS = new URL('../../content/jekyll-vs-hyde/replays/', import.meta.url);

keepsFaceContract({
  face: playingFace,
  machine: jekyllVsHydeMachine,
  viewing: rulesOnlyMachine,
  tables: SWITCHES['led-potion'].flatMap((ledPotion) =>
    SWITCHES['return-match'].map((match) => ({ 'led-potion': ledPotion, 'return-match': match })),
  ),
  games: 2,
  replays: readdirSync(REPLAYS).map((file) => {
    const read = readReplay(readFileSync(new URL(file, REPLAYS), 'utf8'), jekyllVsHydeMachine);
    if (!read.ok) throw new Error(`${file} is no replay`);
    return read.value.replay;
  }),
  nodes: chartOf(jekyllVsHydeChart).nodes.map(({ id }) => id),
  rules: RULE_IDS,
  handIn: ({ hands }, seat) => hands[seat],
  playedBy: (action) => ('cards' in action ? action.cards : 'card' in action ? [action.card] : []),
});

keepsFaceContract({
  face: switchFace,
  machine: switchMachine,
  viewing: switchViewing,
  stepping: switchStepping,
  tables: [{}, { mistakes: 'cut-throat', 'run-ace': 'goes-on', 'seven-on-penalty': 'after-serving' }],
  games: 2,
  replays: ANNOTATED.map(({ replay }) => replay),
  nodes: chartOf(switchChart).nodes.map(({ id }) => id),
  // That the last card lies on top is said with whatever is matched next, and by no event of its own.
  rules: SWITCH_RULES.filter((rule) => rule !== 'last-on-top'),
  handIn: ({ hands }, seat) => hands[seat] ?? [],
  playedBy: (action) => (action.type === 'play' ? action.cards : []),
});

keepsFaceContract({
  face: chronicleFace,
  machine: chronicleMachine,
  viewing: chronicleViewing,
  stepping: chronicleStepping,
  tables: [
    {},
    { 'void-with-wild': 'must', 'angel-optional': 'optional', 'leftover-hand': 'may' },
    { abilities: { '8': 'exchange-ally', '3': 'give-card', '5': 'look-at-hand', King: 'take-from-meeting' } },
  ],
  games: 1,
  replays: [],
  nodes: chartOf(chronicleChart).nodes.map(({ id }) => id),
  rules: CHRONICLE_RULES,
  handIn: ({ hands }, seat) => hands[seat] ?? [],
  playedBy: (action) => (action.type === 'play' ? [action.card] : []),
});

keepsFaceContract({
  face: toyFace,
  machine: toyMachine,
  tables: [{}, { takes: 'lowest' }],
  games: 20,
  replays: [REPLAY],
  nodes: chartOf(toyChart).nodes.map(({ id }) => id),
  rules: RULES,
  handIn: ({ hands }, seat) => hands[seat] ?? [],
  playedBy: (action) => (action.type === 'choose' ? [action.card] : []),
});
