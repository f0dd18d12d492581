const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d*\.\d+|\d+)/g;

/**
 * The outline `d` of a path, made smaller by `scale` and moved by `x` and `y`. Shapes of one ink that share a system of
 * coordinates can be one element.
 */
export function transformPath(d: string, x: number, y: number, scale: number): string {
  return d.replace(COMMAND, (_, command: string, rest: string) => {
    const [right, down] = command === command.toLowerCase() ? [0, 0] : [x, y];
    const numbers = (rest.match(NUMBER) ?? []).map(Number).map((value, index) => {
      switch (axisOf(command.toLowerCase(), index)) {
        case 'x':
          return value * scale + right;
        case 'y':
          return value * scale + down;
        case 'length':
          return value * scale;
        case 'none':
          return value;
      }
    });
    return command + numbers.map(short).join(' ').replaceAll(' -', '-');
  });
}

/** A tenth of a unit is less than anybody sees, and every page carries these outlines. */
function short(value: number): string {
  return String(Number(value.toFixed(1))).replace(/^(-?)0\./, '$1.');
}

/** What the number at a place behind a command measures. */
function axisOf(command: string, index: number): 'x' | 'y' | 'length' | 'none' {
  if (command === 'h') return 'x';
  if (command === 'v') return 'y';
  const arc = (['length', 'length', 'none', 'none', 'none', 'x', 'y'] as const)[index % 7];
  if (command === 'a') return arc ?? 'none';
  return index % 2 === 0 ? 'x' : 'y';
}

/** A disc, as an outline. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}
