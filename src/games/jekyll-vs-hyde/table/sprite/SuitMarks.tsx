import type { Suit } from '#games/jekyll-vs-hyde/rules/cards';

/** The small silhouettes, in a square of 48: holes are cut through, so that they sit on any ground and read at the size of a letter. */
export const MARKS: Readonly<Record<Suit | 'potion', string>> = {
  wrath:
    'M24 1c3 9 10 12 12 19 1-2 2-4 1.5-7C42 18 44 24 44 29c0 11-9 18-20 18S4 40 4 29c0-6 4-10 7-15 1 4 3 6 5 7C16 13 20 6 24 1Zm0 41c6 0 10-4 10-9 0-4-3-7-5-11-1 2-3 4-3 6-2-1-4-3-5-5-2 4-7 6-7 11 0 5 4 8 10 8Z',
  greed: 'M12 5h24l11 13H1ZM1 21h12l9 23ZM17 21h14l-7 25ZM35 21h12L26 44Z',
  pride:
    'M8 35 3.5 17a4 4 0 1 1 3-1L15 22l6.5-11.5a4.5 4.5 0 1 1 5 0L33 22l8.5-6a4 4 0 1 1 3 1L40 35ZM8 38.5h32V45H8Z',
  potion:
    'M16 1h16v5h-3v11.5a15.5 15.5 0 1 1-10 0V6h-3ZM13 29.5h22a11 11 0 0 0-9-8.5V6h-4v15a11 11 0 0 0-9 8.5Z',
};

/** The silhouettes by themselves, in one colour. */
export function SuitMarks() {
  return (
    <>
      {(Object.keys(MARKS) as (Suit | 'potion')[]).map((shape) => (
        <symbol key={shape} id={`mark-${shape}`} viewBox="0 0 48 48">
          <path fill="currentColor" fill-rule="evenodd" d={MARKS[shape]} />
        </symbol>
      ))}
    </>
  );
}
