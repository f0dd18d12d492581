import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { quiz } from '#games/chronicle/quiz-adapter.tsx';
import { questions } from '#games/chronicle/question-pool';
import { view } from '#games/chronicle/rules/view';
import { Table } from '#games/chronicle/table/Table.tsx';
import { words } from '#said/chronicle/table-and-replay-steps';
import { exerciseAt } from '#kit/exercise';

/** The history card would name the seats that are to be found, and the mark of Evil those that are not. */
test.each(questions.kinds.filter(({ id }) => id === 'fame' || id === 'ending'))(
  'The table does not tell who gets Fame while it is asked: $id',
  (kind) => {
    const tells = (drawn: string) =>
      drawn.includes('class="fulfils"') || drawn.includes(`>${words.table.shutOut}<`);
    let told = 0;
    for (const rule of kind.rules)
      for (let at = 0; at < 20; at += 1) {
        const exercise = exerciseAt(`asked-${at}`, questions.kinds, [rule], kind.id, () => true);
        expect(tells(render(h(Table, { view: quiz.posed(exercise) })))).toBe(false);
        if (tells(render(h(Table, { view: view(exercise.before, 'all') })))) told += 1;
      }
    expect(told).toBeGreaterThan(0);
  },
);
