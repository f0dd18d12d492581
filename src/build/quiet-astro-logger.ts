import { stripVTControlCharacters } from 'node:util';
import type { AstroLoggerDestination, AstroLoggerMessage } from 'astro';
import node from 'astro/logger/node';

/**
 * Astro's own log without a line for each of some 1,400 files that went well: among them nobody sees a warning. Whatever else is
 * said is printed as Astro prints it.
 */
export default function log(options?: Parameters<typeof node>[0]): AstroLoggerDestination {
  const whole = node(options);
  /** The name of a file, of which it is not known yet how it went. */
  let file: AstroLoggerMessage | null = null;
  return {
    write(event: AstroLoggerMessage) {
      const before = file;
      file = null;
      if (isFile(event)) file = event;
      else if (before === null) whole.write(event);
      else if (!isTime(event)) {
        whole.write(before);
        whole.write(event);
      }
    },
  };
}

function isFile({ level, label, message, newLine }: AstroLoggerMessage): boolean {
  return (
    level === 'info' && label === null && !newLine && stripVTControlCharacters(message).startsWith('  ├─ ')
  );
}

/** How long a file took, and nothing else that went with it. */
function isTime({ level, label, message }: AstroLoggerMessage): boolean {
  return (
    level === 'info' &&
    label === 'SKIP_FORMAT' &&
    /^ \(\+[\d.]+\w+\) $/.test(stripVTControlCharacters(message))
  );
}
