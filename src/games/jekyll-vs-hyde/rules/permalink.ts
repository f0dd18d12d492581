import { MAX_QUESTION } from '#kit/bounds';
import { bad, good, type Result } from '#kit/result';
import { readCards, readMoves, seatBy, suitBy, writeCards, writeMoves } from './permalink-moves.ts';
import type { Question } from './question.ts';
import { SWITCHES, type SwitchId } from './rulings.ts';
import { readSetup } from './setup.ts';

/**
 * A whole question in a link: `1` for the version, a check of five letters so that a link cut off or mistyped is noticed, and
 * fields with full stops between them. Which fields there are says `fieldsOf`. Letters, digits and full stops alone, with a
 * letter or digit at the end, so that no program takes part of it for something else. Neither direction ever throws.
 */

export type QuestionProblem =
  | { readonly type: 'no-question' }
  | { readonly type: 'unknown-version'; readonly found: string }
  | { readonly type: 'damaged' }
  | { readonly type: 'too-long'; readonly limit: number };

const VERSION = '1';
const CHECK = 5;

const IDS = Object.keys(SWITCHES) as readonly SwitchId[];

/** The fragment of a link, without its `#`: under 300 characters for every position of a game. */
export function writeQuestion(question: Question): string {
  return sealed(fieldsOf(question).join('.'));
}

/** A link whose fields are these, well formed or not, with the version and check before them. */
export function sealed(body: string): string {
  return `${VERSION}${checkOf(body)}.${body}`;
}

/**
 * The question of a fragment, with or without its `#`; white space that a letter has brought in does not matter. Its moves are
 * moves, but nobody has asked whether they are allowed.
 */
export function readQuestion(text: string): Result<Question, QuestionProblem> {
  if (text.length > MAX_QUESTION) return bad({ type: 'too-long', limit: MAX_QUESTION });
  const found = /^#?(\d{1,9}?)([0-9a-z]{5})\.(.*)$/.exec(text.replace(/\s+/g, ''));
  if (found === null) return bad({ type: 'no-question' });
  const [, version = '', check, body = ''] = found;
  if (version !== VERSION) return bad({ type: 'unknown-version', found: version });
  const question = checkOf(body) === check ? questionIn(body) : null;
  return question === null ? bad({ type: 'damaged' }) : good(question);
}

// ---------------------------------------------------------------------------------------------------------- fields

function fieldsOf({ setup, moves }: Question): readonly string[] {
  const { rulings, match, round, marker, leader, hands, setAside, ranking, won } = setup;
  const readings: readonly number[] = IDS.map((id) =>
    (SWITCHES[id] as readonly string[]).indexOf(rulings[id]),
  );
  const game = match.game === 1 ? '' : `s${match.needed === 'never' ? 0 : match.needed}`;
  return [
    `${readings.join('')}${game}`,
    `r${round}m${marker}${leader === null ? '' : leader.charAt(0)}`,
    `${won.jekyll}t${won.hyde}${ranking.map((suit) => suit.charAt(0)).join('')}`,
    writeCards(hands.jekyll),
    writeCards(hands.hyde),
    setAside === null ? 'x' : `a${writeCards(setAside)}`,
    ...writeMoves(moves),
  ];
}

/** Null where a field is none, or holds what no setup can. */
function questionIn(body: string): Question | null {
  const [table = '', track = '', piles = '', jekyll = '', hyde = '', aside = '', ...rest] = body.split('.');
  const [isTable, readings = '', needed] = /^([01]+)(?:s([0-3]))?$/.exec(table) ?? [];
  const [isTrack, round, marker, leader] = /^r([1-3])m(\d\d?)([jh]?)$/.exec(track) ?? [];
  const [arePiles, ofJekyll, ofHyde, tokens = ''] = /^(\d\d?)t(\d\d?)([wgp]*)$/.exec(piles) ?? [];
  const [isAside, , cards = ''] = /^(x|a(.*))$/.exec(aside) ?? [];
  const hands = { jekyll: readCards(jekyll), hyde: readCards(hyde) };
  const setAside = readCards(cards);
  const moves = readMoves(rest);
  if (!isTable || !isTrack || !arePiles || !isAside || setAside === null || moves === null) return null;
  if (readings.length !== IDS.length) return null;
  const setup = readSetup({
    rulings: Object.fromEntries(IDS.map((id, index) => [id, SWITCHES[id][Number(readings[index])]])),
    match:
      needed === undefined ? { game: 1 } : { game: 2, needed: needed === '0' ? 'never' : Number(needed) },
    round: Number(round),
    marker: Number(marker),
    ...(leader && { leader: seatBy(leader) }),
    hands,
    ...(aside !== 'x' && { setAside }),
    ranking: Array.from(tokens, suitBy),
    won: { jekyll: Number(ofJekyll), hyde: Number(ofHyde) },
  });
  return setup.ok ? { setup: setup.value, moves } : null;
}

// ----------------------------------------------------------------------------------------------------------- check

/** A hash (FNV-1a) of the letters, as five letters and digits. */
function checkOf(body: string): string {
  let hash = 0x811c9dc5;
  for (const letter of body) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return ((hash >>> 0) % 36 ** CHECK).toString(36).padStart(CHECK, '0');
}
