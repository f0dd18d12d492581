import { writeQuestion } from '#games/jekyll-vs-hyde/rules/position-link';
import { sealed } from '#kit/checksummed-link';
import { questionOf } from '#games/jekyll-vs-hyde/rules/position-with-moves';
import { randomGame } from '#games/jekyll-vs-hyde/rules/random-play';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import { seededRandom, pick, type Random } from '#kit/random';

/** Links that somebody has changed and given a right check: what stands in them may be anything. */

export interface Forged {
  /** From which it can be made again. */
  readonly seed: number;
  readonly link: string;
}

const ORIGINALS = Array.from({ length: 20 }, (_, seed) =>
  Array.from(randomGame(start({ 'return-match': seed % 2 === 0 ? 'off' : 'on' }), seededRandom(seed))).map(
    ({ state }) => writeQuestion(questionOf(state)).slice(7),
  ),
).flat();

export function* forgedLinks(count: number): Generator<Forged> {
  for (let seed = 0; seed < count; seed += 1) {
    const luck = seededRandom(seed);
    const fields = pick(ORIGINALS, luck).split('.');
    for (let changes = 1 + Math.floor(luck() * 3); changes > 0; changes -= 1) {
      const at = Math.floor(luck() * fields.length);
      fields[at] = changed(fields[at] ?? '', at, luck);
    }
    yield { seed, link: sealed(fields.join('.')) };
  }
}

/** A field with something else in it: mostly what a field of its kind may hold, sometimes any letter at all. */
function changed(field: string, at: number, luck: Random): string {
  if (luck() < 0.2) return without(field, luck);
  if (luck() < 0.2) return pick(pick(ORIGINALS, luck).split('.'), luck);
  switch (at) {
    case 0:
      return pick(['00', '01', '10', '11', '11s0', '01s3', '00s1'], luck);
    case 1:
      return `r${pick(['1', '2', '3'], luck)}m${Math.floor(luck() * 11)}${pick(['', 'j', 'h'], luck)}`;
    case 2:
      return `${Math.floor(luck() * 11)}t${Math.floor(luck() * 11)}${pick(['', 'w', 'g', 'wgp', 'pgw', 'gwp'], luck)}`;
    default:
      return pick(
        [
          without(field, luck),
          `${field}${pick(['2', '4', '7', 'X2', 'X5', 'P7'], luck)}`,
          field.replace(
            /^([glf])([jh])/,
            (_, move: string, seat: string) => move + (seat === 'j' ? 'h' : 'j'),
          ),
          field.replace(/[WGPX]\d/, pick(['W1', 'G4', 'P7', 'X3', 'X5'], luck)),
        ],
        luck,
      );
  }
}

function without(text: string, luck: Random): string {
  const at = Math.floor(luck() * text.length);
  return text.slice(0, at) + text.slice(at + 1);
}
