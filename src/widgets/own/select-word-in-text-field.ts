import type { Place } from '#replays/text/text-problem';

/** Selects the word at a place in a field and brings it into sight, with the lines around it. */
export function selectWordInTextField(field: HTMLTextAreaElement, { line, column }: Place): void {
  const { value } = field;
  const lines = value.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  // A column is a character, and some characters are two code units.
  const from =
    before +
    Array.from(lines[line - 1] ?? '')
      .slice(0, column - 1)
      .join('').length;
  const [word = ''] = /^\S*/.exec(value.slice(from)) ?? [];
  field.focus();
  field.setSelectionRange(from, from + word.length);
  field.scrollTop = heightUpTo(field, from) - field.clientHeight / 2;
}

/** How tall the text is up to an offset, long lines being wrapped: browsers scroll to a selection only while somebody types. */
function heightUpTo(field: HTMLTextAreaElement, offset: number): number {
  const copy = field.cloneNode() as HTMLTextAreaElement;
  copy.rows = 1;
  copy.style.blockSize = 'auto';
  copy.style.inlineSize = `${field.offsetWidth}px`;
  copy.value = field.value.slice(0, offset);
  field.after(copy);
  const { scrollHeight } = copy;
  copy.remove();
  return scrollHeight;
}
