import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  dueMistakes,
  mistakesToLearnFrom,
  newMistakes,
  openMistakes,
} from '#progress/own-mistakes-to-review';
import { withAnswer, withMended, withMistake } from '#progress/review-schedule';
import { change, load } from '#progress/progress-store';
import { words as drill } from '#said/drill';
import { words as hints } from '#said/hints';
import { words } from '#said/mistakes';
import { DueMistake } from '#widgets/mistakes/DueMistake.tsx';
import { keepMissedGuess } from '#widgets/mistakes/keep-missed-guess.ts';
import { keepMistakes, keepPutRight } from '#widgets/mistakes/keep-mistakes.ts';
import { mistakeLink, readMistake, type Mistake } from '#widgets/mistakes/mistake-permalink.ts';
import type { DueMistakeProps, MistakesInDrill } from '#widgets/mistakes/due-mistake-props.ts';
import { SpacedRepetitionDrill } from '#widgets/quiz/SpacedRepetitionDrill.tsx';
import { ProgressPage } from '#widgets/quiz/ProgressPage.tsx';
import { toyMachine } from '../../games/toy/chart.ts';
import { toyQuestions, type ToyExercises } from '../../games/toy/exercises.ts';
import { toyFace } from '../../games/toy/face.tsx';
import { DEAL, comparison, toyMistakeAdapter, toyWhy } from '../../games/toy/mistake-question-adapter.ts';
import { toyQuiz } from '../../games/toy/quiz-adapter.tsx';
import type { Action, Card, Rule, Toy } from '../../games/toy/rules.ts';
import { words as toy } from '../../games/toy/words.ts';
import { shelfOf, type Shelf } from '../../storage/fake-local-storage.ts';
import { foreignWordsIn } from '../words-of-another-game.ts';
import { pageWith, type Page } from '../render-and-press-widget.ts';

/** A reader's own mistakes come back in the drill of any game in which moves can be weighed: here one for three. */

const choice = (card: Card): Action => ({ type: 'choose', by: 'bob', card });
const MISTAKE: Mistake<Toy> = { moves: [DEAL], made: choice('N2'), better: choice('N5'), cost: 0.25 };
const IDEA = 'Look at the others.';
const reasonFor = (move: Action) => `reason ${toyFace.words.move(move)}`;
const HOUR = 60 * 60 * 1000;

let page: Page;
let isShown = false;
let shelf: Shelf;
let link: string;

beforeEach(async () => {
  shelf = shelfOf();
  vi.stubGlobal('localStorage', shelf);
  link = await mistakeLink(toyFace.machine.game.id, MISTAKE);
});
afterEach(() => {
  if (isShown) expect(foreignWordsIn(page.html())).toEqual([]);
  isShown = false;
});

const kept = () => load(shelf, 'toy').progress;
const memory = () => kept().mistakes?.[link];

/** Keeps the mistake since an hour ago, and all rules as answered, so that nothing else waits longer. */
function keepIt(cost = MISTAKE.cost): void {
  change(shelf, 'toy', (progress) => {
    const answered = toyQuestions.rules.reduce(
      (before, rule) => withAnswer(before, rule, true, Date.now()),
      progress,
    );
    return withMistake(answered, link, cost, Date.now() - HOUR);
  });
}

async function open(address?: string): Promise<void> {
  const mistakes: MistakesInDrill = {
    load: () => Promise.resolve({ default: (props) => h(ToyMistake, props) }),
  };
  page = await pageWith(
    h(SpacedRepetitionDrill<Toy, ToyExercises>, { quiz: toyQuiz, questions: toyQuestions, mistakes }),
    address,
  );
  isShown = true;
}
let isReasonKnown = true;
let isWhyFound = false;
function ToyMistake(props: DueMistakeProps) {
  return DueMistake({
    ...props,
    adapter: toyMistakeAdapter,
    ideaOf: () => IDEA,
    reasonsBetween: (_state, worse, better) =>
      isReasonKnown ? [`${reasonFor(better)} ${reasonFor(worse)}`] : [],
    ...(isWhyFound && { why: toyWhy }),
  });
}
const asked = () => page.texts('.mistake-question .task').join();
const told = () => page.texts('.mistake-question .told').join();
const shown = () => page.until(() => asked() !== '');

describe('A mistake', () => {
  test('is kept with its game, and read again from there', async () => {
    const read = await readMistake(toyMachine, link);
    expect(read).toMatchObject({ made: MISTAKE.made, better: MISTAKE.better });
    expect(read?.position.context.state.phase).toBe('choose');
  });

  test.each(['', '1p', 'nonsense', '1p0000000.{}'])(
    'of which nothing can be read is none: “%s”',
    async (text) => {
      expect(await readMistake(toyMachine, text)).toBeNull();
    },
  );
});

describe('In the drill a mistake', () => {
  test('is asked where it was made, seen as its player saw it, and mended by the better move', async () => {
    keepIt();
    await open();
    await shown();
    expect(asked()).toContain(words.task(toy.seats.bob));
    expect(page.html()).toContain(toy.hidden);
    expect(page.texts('.actions button')).not.toContain(drill.next);
    await page.press(toy.card('N5'), '.table');
    expect(told()).toContain(drill.right);
    expect(told()).toContain(words.estimate);
    expect(page.texts('.actions button')).toContain(drill.next);
    expect(memory()).toMatchObject({ reps: 2, lapses: 0 });
    expect(memory()?.due).toBeGreaterThan(Date.now());
  });

  test.each([true, false])('that is answered rightly says why (there is a reason: %s)', async (known) => {
    isReasonKnown = known;
    keepIt();
    await open();
    await shown();
    await page.press(toy.card('N5'), '.table');
    isReasonKnown = true;
    expect(told()).toContain(
      known ? `${reasonFor(MISTAKE.better)} ${reasonFor(MISTAKE.made)}` : words.noReason(MISTAKE.cost),
    );
  });

  test.each([
    ['found out where no reason is known', false],
    ['not looked for where one is known', true],
  ])('that is answered has its reason %s', async (_, known) => {
    isReasonKnown = known;
    isWhyFound = true;
    keepIt();
    await open();
    await shown();
    await page.press(toy.card('N5'), '.table');
    const said = `found out ${comparison(MISTAKE.made, MISTAKE.better)}`;
    if (known) expect(told()).toContain(reasonFor(MISTAKE.better));
    else await page.until(() => told().includes(said));
    isReasonKnown = true;
    isWhyFound = false;
    expect(told()).not.toContain(words.whyWait);
    expect(told().includes(said)).toBe(!known);
    expect(told()).not.toContain(words.noReason(MISTAKE.cost));
  });

  test('that is made again is wrong, and so is what does worse than the better move', async () => {
    keepIt();
    await open();
    await shown();
    await page.press(toy.card('N2'), '.table');
    expect(told()).toContain(words.secondTry);
    // What to look at is told, and not yet the answer.
    expect(told()).toContain(IDEA);
    expect(told()).not.toContain(reasonFor(MISTAKE.better));
    expect(told()).not.toContain(toyFace.words.move(MISTAKE.better));
    expect(memory()?.reps).toBe(1);
    await page.press(toy.card('N2'), '.table');
    expect(told()).toContain(drill.wrong);
    expect(told()).toContain(words.again(toyFace.words.move(MISTAKE.better), MISTAKE.cost));
    expect(told()).toContain(`${reasonFor(MISTAKE.better)} ${reasonFor(MISTAKE.made)}`);
    expect(memory()?.due).toBeLessThan(Date.now() + HOUR);
  });

  test.each([
    ['right at once', [], false, 'right'],
    ['right after a hint', [], true, 'hinted'],
    // The first move that does worse is answered by a hint.
    ['right at the second try', ['N2'], false, 'hinted'],
  ] as const)(
    'that is answered %s counts as the hint has announced',
    async (_, before, isHinted, outcome) => {
      const onAnswered = vi.fn();
      page = await pageWith(
        h(ToyMistake, {
          mistake: link,
          cost: MISTAKE.cost,
          fresh: false,
          onAnswered,
          onDismissed: () => undefined,
          onNone: () => undefined,
          children: null,
        }),
      );
      await shown();
      if (isHinted) await page.press(hints.ask);
      for (const card of [...before, 'N5'] as const) await page.press(toy.card(card), '.table');
      expect(onAnswered.mock.calls).toEqual([[outcome]]);
      expect(told().includes(drill.hinted)).toBe(isHinted);
      expect(told().includes(words.missedOnce)).toBe(before.length > 0);
    },
  );

  test.each([
    ['only a little worse is called nearly as good', 0.03, 'possible', words.nearly],
    ['clearly worse is called wrong', 0.06, 'mistake', drill.wrong],
  ] as const)('that is %s, at the first try and at the second', async (_, cost, kind, called) => {
    keepIt(cost);
    const untold = { onAnswered: () => undefined, onDismissed: () => undefined, onNone: () => undefined };
    page = await pageWith(
      h(ToyMistake, { mistake: link, cost, fresh: false, ...untold, children: undefined }),
    );
    isShown = true;
    await shown();
    for (const times of [1, 2]) {
      await page.press(toy.card('N2'), '.table');
      expect(page.html(), `at try ${times}`).toContain(`data-kind="${kind}"`);
      expect(page.texts('.told strong')).toEqual([called]);
    }
  });

  test('that is mended at the second try is right, and comes back as what was missed', async () => {
    keepIt();
    await open();
    await shown();
    await page.press(toy.card('N2'), '.table');
    await page.press(toy.card('N5'), '.table');
    expect(told()).toContain(drill.right);
    expect(told()).toContain(words.missedOnce);
    expect(told()).not.toContain(drill.hinted);
    expect(memory()?.due).toBeLessThan(Date.now() + HOUR);
  });

  test.each([
    ['the mistake of before, where it is answered rightly', 'N5', MISTAKE.made, 1],
    ['the mistake, where it is made again', 'N2', MISTAKE.made, 0],
  ] as const)('says, once it is answered, what all hands open tell of %s', async (_, card, worse, before) => {
    keepIt();
    await open();
    await shown();
    const said = comparison(worse, MISTAKE.better);
    expect(told()).not.toContain(said);
    await page.press(toy.card(card), '.table');
    if (card === 'N2') await page.press(toy.card(card), '.table');
    await page.until(() => told().includes(said));
    expect(page.texts('[data-formerly]')).toHaveLength(before);
    // The judgement by what was seen stands first, and says that it is that.
    expect(told().indexOf(words.estimate)).toBeLessThan(told().indexOf(said));
  });

  test('gives hints one by one, and what is found by them comes back as what was missed', async () => {
    keepIt();
    await open();
    await shown();
    // Before the first it is said what it does.
    expect(page.texts('.hint-counts')).toEqual([hints.counts]);
    const steps = [IDEA, toy.anyOther, toyFace.words.move(MISTAKE.better)];
    for (const [index, step] of steps.entries()) {
      await page.press(hints.ask);
      expect(told()).toContain(step);
      for (const later of steps.slice(index + 1)) expect(told()).not.toContain(later);
    }
    expect(page.texts('.hint-counts')).toEqual([]);
    await page.press(toy.card('N5'), '.table');
    expect(told()).toContain(drill.right);
    expect(told()).toContain(drill.hinted);
    expect(memory()?.due).toBeLessThan(Date.now() + HOUR);
  });

  test('is asked in a session of as many as there are, where the address asks for those, and then in one of ten', async () => {
    keepIt();
    await open('https://cabinet.example/toy/drill/?learn');
    await shown();
    expect(page.texts('.label')).toEqual([drill.place(1, 1)]);
    await page.press(toy.card('N2'), '.table');
    await page.press(toy.card('N2'), '.table');
    expect(page.texts('.label')).toEqual([drill.place(1, 1)]);
    await page.press(drill.next);
    expect(page.texts('.label')).toEqual([]);
    await page.press(drill.more);
    expect(page.texts('.label')).toEqual([drill.place(1, 10)]);
  });

  test('that nobody wants to be asked again is not, and is not found anew', async () => {
    keepIt();
    await open();
    await shown();
    await page.press(words.dismiss);
    expect(asked()).toBe('');
    expect(openMistakes(kept())).toEqual([]);
    expect(withMistake(kept(), link, 0.5, Date.now())).toEqual(kept());
  });

  test('whose position is known by heart is asked in a fresh deal of its kind', async () => {
    keepIt();
    change(shelf, 'toy', (progress) => {
      let known = progress;
      let once = known.mistakes?.[link];
      for (let times = 0; once?.state !== 2; times += 1) {
        known = withMended(known, link, true, Date.now() - HOUR + times);
        once = known.mistakes?.[link];
      }
      return { ...known, mistakes: { [link]: { ...once, due: once.last } } };
    });
    await open();
    await shown();
    expect(asked()).toContain(words.fresh(toy.seats.bob));
    await page.press(toy.card('N8'), '.table');
    expect(told()).toContain(drill.right);
  });

  test('comes before rules that have waited longer, and in turns with them', async () => {
    change(shelf, 'toy', (progress) =>
      withMistake(
        toyQuestions.rules.reduce(
          (before, rule) => withAnswer(before, rule, false, Date.now() - 48 * HOUR),
          progress,
        ),
        link,
        MISTAKE.cost,
        Date.now() - HOUR,
      ),
    );
    await open();
    await shown();
    await page.press(toy.card('N5'), '.table');
    await page.press(drill.next);
    expect(asked()).toBe('');
    expect(page.texts('.question .task')).toHaveLength(1);
  });

  test('of which nothing can be read is let go, and something else is asked', async () => {
    link = 'nonsense';
    keepIt();
    await open();
    await page.until(() => memory() === undefined);
    expect(asked()).toBe('');
  });

  test('that has just been made is asked before anything else, where the address asks for what there is to learn', async () => {
    change(shelf, 'toy', (progress) => withMistake(progress, link, MISTAKE.cost, Date.now()));
    expect(dueMistakes(kept(), Date.now())).toEqual([]);
    expect(newMistakes(kept())).toEqual([link]);
    await open('https://cabinet.example/?learn');
    await shown();
    await page.press(toy.card('N2'), '.table');
    await page.press(toy.card('N2'), '.table');
    expect(newMistakes(kept())).toEqual([]);
    expect(page.html()).not.toContain(drill.learnt);
    await page.press(drill.next);
    await page.press(drill.more);
    expect(page.html()).toContain(drill.learnt);
  });
});

test.each([
  ['how many mistakes come back', true, words.summary(1, 1)],
  ['how they come to be there where there is none', false, words.none],
])('The page of progress says %s', async (_, isKept, said) => {
  if (isKept) keepIt();
  const chapters = [{ name: toy.game, rules: ['nine-stays'] as const }];
  page = await pageWith(
    h(ProgressPage<Rule>, { game: 'toy', chapters, RuleLink: toyFace.RuleLink, mistakes: true }),
  );
  isShown = true;
  expect(page.html()).toContain(said);
});

test('A guess that was missed is weighed, and kept where something else did better', async () => {
  const { position } = (await readMistake(toyMachine, link)) ?? {};
  if (position === undefined) throw new Error('The mistake is there');
  const weigh = {
    ...toyMistakeAdapter,
    // Beside all that might be played there is the better one.
    weigh: (_: unknown, move: Action) => ({ move, against: MISTAKE.better, rule: null }),
  };
  const guess = { moves: [DEAL], made: MISTAKE.made, state: position.context.state };
  const better = await new Promise((told) => {
    keepMissedGuess(weigh, guess, told);
  });
  expect(better).toEqual(MISTAKE.better);
  expect(Object.keys(kept().mistakes ?? {})).toEqual([link]);
});

test('Of the mistakes of a game those that cost little are not kept, for whoever makes them does nearly as well', async () => {
  const small = { ...MISTAKE, made: choice('N5'), better: choice('N2'), cost: 0.04 };
  expect(await keepMistakes<Toy>('toy', [MISTAKE, small])).toBe(1);
  expect(Object.keys(kept().mistakes ?? {})).toEqual([link]);
});

test('A mistake that is put right where it was found is not asked again the same day', async () => {
  await keepMistakes<Toy>('toy', [MISTAKE]);
  expect(await keepPutRight<Toy>('toy', MISTAKE)).toBe(true);
  expect(mistakesToLearnFrom(kept(), Date.now() + 23 * HOUR)).toEqual([]);
  expect(mistakesToLearnFrom(kept(), Date.now() + 25 * HOUR)).toEqual([link]);
});
