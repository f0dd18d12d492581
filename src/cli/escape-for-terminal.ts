/**
 * Text as it may be printed to a terminal: what would end the line, steer the terminal or turn the direction of writing is
 * spelled out, as in `\u001b`. In JSON that means the same as before, so an object on a line stays the object that it is.
 */
export function escapeForTerminal(text: string): string {
  return text.replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Control characters, separators of lines and paragraphs, marks of direction, and halves of characters. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/gu;
