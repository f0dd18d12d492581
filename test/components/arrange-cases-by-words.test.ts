import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { words as english } from '../../src/words/en/search-vocabulary.ts';
import { arrangeByWords } from '../../src/components/casebook/arrange-cases-by-words.ts';
import { wordsLookedFor } from '#widgets/search-words-in-text.ts';

/** Of cases that all have what is looked for, those come first that ask it. */

const { document, HTMLElement } = parseHTML(`
  <form></form>
  <div>
    <section><ul data-library><li id="combined" data-words="combo"><h3>May I play two 8s and then a Jack?</h3></li></ul></section>
    <section>
      <ul data-library>
        <li id="three" data-words="two players"><h3>Four play. What do three Jacks do?</h3></li>
        <li id="two" data-words="2 jacks 3 players"><h3>Three play. What do two Jacks do?</h3></li>
      </ul>
    </section>
  </div>
`);

beforeAll(() => {
  vi.stubGlobal('HTMLElement', HTMLElement);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test.each(['two jacks', '2 jacks'])('“%s” puts first what says it together', (typed) => {
  const form = document.querySelector('form');
  if (form === null) throw new Error('There is no form');
  arrangeByWords(form, wordsLookedFor(typed, english, 'en'), typed);
  expect([...document.querySelectorAll('li')].map(({ id }) => id)).toEqual(['two', 'three', 'combined']);
  arrangeByWords(form, [], '');
  expect([...document.querySelectorAll('li')].map(({ id }) => id)).toEqual(['combined', 'three', 'two']);
});
