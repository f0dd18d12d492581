import type { GameContent } from '../../src/collections/make-content-readers.ts';
import {
  runs as chronicleRuns,
  type Case as ChronicleCase,
} from '#games/chronicle/casebook/read-and-run-cases';
import { content as chronicleContent } from '#games/chronicle/content-readers';
import { voice as chronicleVoice } from '#games/chronicle/move-and-event-texts.tsx';
import { conditions as chronicleConditions } from '#games/chronicle/moment-conditions';
import { rulesOnlyMachine as chronicle } from '#games/chronicle/rules-only-machine';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import {
  runs as jekyllRuns,
  type Case as JekyllCase,
} from '#games/jekyll-vs-hyde/casebook/read-and-run-cases';
import { content as jekyllContent } from '#games/jekyll-vs-hyde/content-readers';
import { voice as jekyllVoice } from '#games/jekyll-vs-hyde/move-and-event-texts.tsx';
import { conditions as jekyllConditions } from '#games/jekyll-vs-hyde/moment-conditions';
import { rulesOnlyMachine as jekyllVsHyde } from '#games/jekyll-vs-hyde/rules-only-machine';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import { runs as switchRuns, type Case as SwitchCase } from '#games/switch/casebook/read-and-run-cases';
import { content as switchContent } from '#games/switch/content-readers';
import { voice as switchVoice } from '#games/switch/move-and-event-texts.tsx';
import { conditions as switchConditions } from '#games/switch/moment-conditions';
import type { Puzzle } from '#games/switch/puzzles/work-out-puzzle';
import { readPuzzlePosition } from '#games/switch/puzzles/puzzle-position-as-text';
import { rulesOnlyMachine as switchMachine } from '#games/switch/rules-only-machine';
import type { Switch } from '#games/switch/rules/game-types';
import type { GameTypes } from '#kit/game';
import type { MomentTeller } from '#replays/moments/moments-of-moves';
import type { Replay } from '#replays/replay';
import { words as chronicleEn } from '../../src/games/chronicle/words/en/moment-conditions.ts';
import { words as chronicleJa } from '../../src/games/chronicle/words/ja/moment-conditions.ts';
import { words as jekyllEn } from '../../src/games/jekyll-vs-hyde/words/en/moment-conditions.ts';
import { words as jekyllJa } from '../../src/games/jekyll-vs-hyde/words/ja/moment-conditions.ts';
import { words as switchEn } from '../../src/games/switch/words/en/moment-conditions.ts';
import { words as switchJa } from '../../src/games/switch/words/ja/moment-conditions.ts';
import { contentIn, jsonIn, keepsMoments } from './moments.ts';

/** What was read of a file that is known to be good. The readers of a game give what is of that game. */
function heldIn(checked: { readonly ok: boolean } | undefined): unknown {
  if (checked?.ok !== true || !('value' in checked)) throw new Error('A file of content is bad');
  return checked.value;
}

const casesIn = (game: string, content: GameContent) =>
  contentIn(game, 'cases').map(({ name, json }) => ({
    address: `/${game}/cases/${name}/`,
    data: heldIn(content.case?.(json)),
  }));

const tellerOf = <T extends GameTypes>(
  conditions: MomentTeller<T>['conditions'],
  voice: {
    readonly words: { readonly event: MomentTeller<T>['event'] };
    readonly isMain: MomentTeller<T>['isMain'];
  },
): MomentTeller<T> => ({ conditions, event: voice.words.event, isMain: voice.isMain });

const switchTeller = tellerOf<Switch>(switchConditions, switchVoice);
const jekyllTeller = tellerOf<JekyllVsHyde>(jekyllConditions, jekyllVoice);
const chronicleTeller = tellerOf<Chronicle>(chronicleConditions, chronicleVoice);

keepsMoments<Switch>('Switch', {
  game: 'switch',
  machine: switchMachine,
  teller: switchTeller,
  read: (json) => heldIn(switchContent.replay(json)) as Replay<Switch>,
  cases: casesIn('switch', switchContent).map(({ address, data }) => {
    const one = data as SwitchCase;
    return { ...one, address, positions: switchRuns(one)[0].positions };
  }),
  puzzles: (jsonIn('switch/puzzles.json').puzzles as readonly Readonly<Record<string, unknown>>[])
    .slice(0, 5)
    .map((stored, index) => {
      const { position, plays } = heldIn(switchContent.puzzle?.read(stored)) as Puzzle;
      const state = readPuzzlePosition(position);
      if (state === null) throw new Error(position);
      return { address: `/${index}/`, title: String(index), task: `Task ${index}`, state, answer: plays };
    }),
  known: [
    [
      'draws=9',
      [
        '/switch/replays/an-expensive-six/#10',
        '/switch/replays/five-two-two/#5',
        '/switch/replays/nine-at-once/#4',
        '/switch/replays/thirteen/#14',
      ],
    ],
    ['draws=9&played=5H', ['/switch/replays/nine-at-once/#4']],
  ],
  said: { en: switchEn, ja: switchJa },
});

keepsMoments<JekyllVsHyde>('Jekyll vs Hyde', {
  game: 'jekyll-vs-hyde',
  machine: jekyllVsHyde,
  teller: jekyllTeller,
  read: (json) => heldIn(jekyllContent.replay(json)) as Replay<JekyllVsHyde>,
  cases: casesIn('jekyll-vs-hyde', jekyllContent).map(({ address, data }) => {
    const one = data as JekyllCase;
    return { ...one, address, positions: jekyllRuns(one)[0].positions };
  }),
  puzzles: [],
  known: [
    [
      'effect=two-potions&played=5%2B',
      ['/jekyll-vs-hyde/replays/the-landslide/#46', '/jekyll-vs-hyde/replays/the-other-reading/#35v1-10'],
    ],
  ],
  said: { en: jekyllEn, ja: jekyllJa },
});

keepsMoments<Chronicle>('Chronicle', {
  game: 'chronicle',
  machine: chronicle,
  teller: chronicleTeller,
  read: (json) => heldIn(chronicleContent.replay(json)) as Replay<Chronicle>,
  cases: casesIn('chronicle', chronicleContent).map(({ address, data }) => {
    const one = data as ChronicleCase;
    return { ...one, address, positions: chronicleRuns(one)[0].positions };
  }),
  puzzles: [],
  known: [['happens=angel&players=3', ['/chronicle/replays/all-four/#34']]],
  said: { en: chronicleEn, ja: chronicleJa },
});
