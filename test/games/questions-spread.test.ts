import { expect, test } from 'vitest';
import { questions as chronicle } from '#games/chronicle/question-pool';
import { RULEBOOK as CHRONICLE } from '#games/chronicle/rules/rule-index';
import { questions as jekyllVsHyde } from '#games/jekyll-vs-hyde/question-pool';
import { RULEBOOK as JEKYLL_VS_HYDE } from '#games/jekyll-vs-hyde/rules/rule-index';
import { questions as suits } from '#games/switch/question-pool';
import { RULEBOOK as SWITCH } from '#games/switch/rules/rule-index';
import { NOTHING, type Progress } from '#progress/progress';
import { withAnswer } from '#progress/review-schedule';
import type { ExerciseTypes } from '#kit/exercise';
import { nextDrillItem, type DrillItem, type LastQuestion } from '#widgets/quiz/next-drill-item.ts';
import type { Questions } from '#widgets/quiz/quiz-adapter.ts';

/** What a new reader of a game is asked in one session: of every chapter its share. */

const SESSION = 10;
const SESSIONS = 12;

/** The chapters of the questions that so many new readers are asked who answer all rightly, a list a reader. */
function asked<E extends ExerciseTypes>(
  questions: Questions<E>,
  rulebook: Readonly<Record<string, { readonly chapter: string }>>,
): readonly (readonly string[])[] {
  return Array.from({ length: SESSIONS }, () => {
    let progress: Progress = NOTHING;
    let last: LastQuestion | null = null;
    const chapters: string[] = [];
    for (let now = 1; now <= SESSION; now += 1) {
      const item: DrillItem<E> | null = nextDrillItem(questions, {
        progress,
        now,
        address: new URLSearchParams(),
        anyRule: true,
        recent: [],
        last,
        afterMistake: false,
      });
      if (item?.type !== 'question') throw new Error('A new reader is asked about rules');
      last = item.exercise;
      progress = withAnswer(progress, item.exercise.rule, true, now);
      chapters.push(rulebook[item.exercise.rule]?.chapter ?? '');
    }
    return chapters;
  });
}

const OF_JEKYLL_VS_HYDE = asked(jekyllVsHyde, JEKYLL_VS_HYDE);

test.for([
  ['jekyll-vs-hyde', OF_JEKYLL_VS_HYDE],
  ['switch', asked(suits, SWITCH)],
  ['chronicle', asked(chronicle, CHRONICLE)],
] as const)(
  'The first ten questions about %s come from all over the rulebook, none of its chapters more than three times',
  ([, sessions]) => {
    for (const chapters of sessions) {
      expect(new Set(chapters).size).toBeGreaterThan(4);
      for (const times of Map.groupBy(chapters, String).values()) expect(times.length).toBeLessThan(4);
    }
  },
);

test('The first ten questions about Jekyll vs Hyde ask more about Potions than about the deal', () => {
  for (const chapters of OF_JEKYLL_VS_HYDE) {
    const times = (chapter: string) => chapters.filter((one) => one === chapter).length;
    expect(times('potions')).toBeGreaterThan(times('deal'));
  }
});
