import { RULE_IDS } from '#games/jekyll-vs-hyde/rules/rule-index';
import { SWITCHES } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { chronicleMachine } from '#games/chronicle/machine-with-statechart-and-dealing';
import { RULE_IDS as RULES_OF_CHRONICLE } from '#games/chronicle/rules/rule-index';
import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import { RULE_IDS as RULES_OF_SWITCH } from '#games/switch/rules/rule-index';
import { keepsContract } from './game-contract.ts';
import { toyMachine } from './toy/chart.ts';
import { RULES } from './toy/rules.ts';

/** Every game, and the toy game that shares nothing with any of them. */

keepsContract({
  machine: jekyllVsHydeMachine,
  tables: SWITCHES['led-potion'].flatMap((ledPotion) =>
    SWITCHES['return-match'].map((match) => ({ 'led-potion': ledPotion, 'return-match': match })),
  ),
  rules: RULE_IDS,
  games: 4,
});

keepsContract({
  machine: switchMachine,
  tables: [
    {},
    { 'finish-on-trick': 'win', 'even-eights': 'passes', 'seven-on-penalty': 'after-serving' },
    { 'five-hearts-on-twos': 'never', 'run-ace': 'goes-on', mistakes: 'cut-throat' },
  ],
  rules: RULES_OF_SWITCH,
  games: 5,
});

keepsContract({
  machine: chronicleMachine,
  tables: [
    {},
    { abilities: {}, 'void-with-wild': 'must', 'leftover-hand': 'may' },
    {
      'evil-excludes': 'most',
      'angel-optional': 'optional',
      abilities: {
        '5': 'give-card',
        '6': { effect: 'look-at-hand', chooser: 'next' },
        King: 'take-from-meeting',
        Sage: { effect: 'exchange-ally', time: 'end-of-round' },
      },
    },
  ],
  rules: RULES_OF_CHRONICLE,
  games: 3,
});

keepsContract({
  machine: toyMachine,
  tables: [{}, { takes: 'highest' }, { takes: 'lowest' }],
  rules: RULES,
  games: 60,
});
