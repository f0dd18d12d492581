/** How wide a line may be, so that a letter can quote it and still keep it whole. */
const WIDTH = 78;
/** How far the second line of a paragraph stands behind its first, and how far a paragraph is indented at most. */
const HANGING = 2;
const DEEPEST = 30;

/**
 * The words of a paragraph on lines, broken only at its spaces. A word that is too long stands alone.
 * No line but the first begins at the margin, where letters would change some words.
 */
export function wrap(text: string, indent: number): string {
  const margin = ' '.repeat(Math.min(indent, DEEPEST));
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const word of text.split(' ')) {
    const long = Array.from(word).length;
    if (line !== '' && width + 1 + long > WIDTH) {
      lines.push(line);
      line = '';
    }
    if (line === '') {
      line = lines.length === 0 ? margin : margin + ' '.repeat(HANGING);
      width = line.length + long;
      line += word;
    } else {
      line += ` ${word}`;
      width += 1 + long;
    }
  }
  return [...lines, line].join('\n');
}
