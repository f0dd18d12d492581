import { bad, good, type Result } from '#kit/parse-result';
import { sealed, unsealed, type LinkProblem } from '#kit/checksummed-link';
import { sorted } from './cards.ts';
import {
  readCards,
  readMoves,
  seatBy,
  suitBy,
  writeCards,
  writeMoves,
} from './encode-cards-and-moves-in-links.ts';
import type { Question } from './position-with-moves.ts';
import { SWITCHES, type SwitchId } from './ruling-switches.ts';
import { isMarker, isRanking, isTrickCount, type Setup } from './position-setup.ts';

/**
 * A whole question in a link: sealed fields with full stops between them. Which fields there are says `fieldsOf`. Neither direction
 * ever throws.
 */

const IDS = Object.keys(SWITCHES) as readonly SwitchId[];

/** The fragment of a link, without its `#`: under 300 characters for every position of a game. */
export function writeQuestion(question: Question): string {
  return sealed(fieldsOf(question).join('.'));
}

/** The question of a fragment. Its moves are moves, but nobody has asked whether they are allowed. */
export function readQuestion(text: string): Result<Question, LinkProblem> {
  const body = unsealed(text);
  if (!body.ok) return body;
  const question = questionIn(body.value);
  return question === null ? bad({ type: 'damaged' }) : good(question);
}

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
  const standing = { ...tableIn(table), ...trackIn(track), ...pilesIn(piles) };
  const [isAside, , cards = ''] = /^(x|a(.*))$/.exec(aside) ?? [];
  const [ofJekyll, ofHyde, setAside] = [readCards(jekyll), readCards(hyde), readCards(cards)];
  const moves = readMoves(rest);
  if (!isAside || ofJekyll === null || ofHyde === null || setAside === null || moves === null) return null;
  if (!isWhole(standing)) return null;
  const hands = { jekyll: sorted(ofJekyll), hyde: sorted(ofHyde) };
  return { setup: { ...standing, hands, setAside: aside === 'x' ? null : sorted(setAside) }, moves };
}

type Standing = Omit<Setup, 'hands' | 'setAside'>;

function isWhole(standing: Partial<Standing>): standing is Standing {
  return standing.rulings !== undefined && standing.round !== undefined && standing.won !== undefined;
}

/** Nothing where the field is none, as for the two that follow. */
function tableIn(field: string): Pick<Standing, 'rulings' | 'match'> | undefined {
  const [, readings = '', needed] = /^([01]+)(?:s([0-3]))?$/.exec(field) ?? [];
  const [ledPotion, returnMatch] = [
    SWITCHES['led-potion'][Number(readings[IDS.indexOf('led-potion')])],
    SWITCHES['return-match'][Number(readings[IDS.indexOf('return-match')])],
  ];
  if (readings.length !== IDS.length || ledPotion === undefined || returnMatch === undefined)
    return undefined;
  const rounds = ([1, 2, 3] as const).find((number) => number === Number(needed));
  return {
    rulings: { 'led-potion': ledPotion, 'return-match': returnMatch },
    match: needed === undefined ? { game: 1 } : { game: 2, needed: rounds ?? 'never' },
  };
}

function trackIn(field: string): Pick<Standing, 'round' | 'marker' | 'leader'> | undefined {
  const [, digit, number, leader] = /^r([1-3])m(\d\d?)([jh]?)$/.exec(field) ?? [];
  const round = ([1, 2, 3] as const).find((one) => one === Number(digit));
  const marker = Number(number);
  if (round === undefined || !isMarker(marker)) return undefined;
  return { round, marker, leader: seatBy(leader) ?? null };
}

function pilesIn(field: string): Pick<Standing, 'won' | 'ranking'> | undefined {
  const [found, ofJekyll, ofHyde, tokens = ''] = /^(\d\d?)t(\d\d?)([wgp]*)$/.exec(field) ?? [];
  const won = { jekyll: Number(ofJekyll), hyde: Number(ofHyde) };
  const ranking = Array.from(tokens).flatMap((letter) => suitBy(letter) ?? []);
  const isThere = found !== undefined && isTrickCount(won.jekyll) && isTrickCount(won.hyde);
  return isThere && isRanking(ranking) ? { won, ranking } : undefined;
}
