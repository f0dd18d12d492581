import type { Said, Step } from '#kit/dispute-questionnaire';
import { RANKS, SUITS } from '#games/switch/rules/cards';
import { partsOf } from '#games/switch/rules/twos';

/** What can be told of a dispute over one play in Switch. It is known without judging a play, so that a typed question can be told as well. */

/** The ranks, and the one card that has a power by its suit. */
const FACES = RANKS.flatMap((rank) => (rank === '5' ? [rank, '5H'] : [rank]));
/** Something that it fits on, and it does not matter what. */
export const ANYTHING = 'any';
export const DRAWS = 'draw';

const LIES: Step = { id: 'top', choices: [...FACES, ANYTHING], any: ANYTHING, always: true };
const PLAYED: Step = { id: 'played', choices: [...FACES, DRAWS], always: true };
/** Nobody at the table knows. */
const UNKNOWN = 'unknown';
const WAITS: Step = { id: 'wait', choices: ['waits', 'dead'], unknown: UNKNOWN };
const RUN: Step = { id: 'run', choices: ['run', 'none'], unknown: UNKNOWN };
const BELOW: Step = { id: 'below', choices: RANKS.filter((rank) => rank !== '7') };

/** Everything that can be told once so much is said, in the order in which it is asked. */
export function steps(said: Said): readonly Step[] {
  const { top, played } = said;
  // There is but one 5♥.
  const playable =
    top === '5H' ? { ...PLAYED, choices: PLAYED.choices.filter((face) => face !== top) } : PLAYED;
  if (top === undefined || played === undefined) return [LIES, playable];
  return [LIES, playable, ...lyingSteps(said), ...playedSteps(said)];
}

/** How many cards may wait where a 2 or the 5♥ lies on top. */
const WAITING = { '2': ['2', '4', '6', '8', '7', '9'], '5H': ['5', '7', '9', '11'] } as const;

/** Whether one pack has what is played beside what waits: a fifth 2 and a second 5♥ it has not. */
function isPossible(count: string, played: string): boolean {
  const { twos, five } = partsOf(Number(count));
  return played === '2' ? twos < SUITS.length : played !== '5H' || !five;
}

/** What there is to be told of what lies there. */
function lyingSteps({ top = '', played = '', wait, run }: Said): readonly Step[] {
  switch (top) {
    case '2':
    case '5H': {
      const counts = WAITING[top].filter((count) => isPossible(count, played));
      return [WAITS, ...(wait === 'waits' ? [{ id: 'count', choices: counts, usual: counts[0] ?? '' }] : [])];
    }
    case '3':
      return [RUN];
    case 'A':
    case ANYTHING:
      return [];
    default: {
      const may = goesOnRun(top, played) ? RUN : { ...RUN, usual: 'none' };
      return top === '7' && run !== 'run' ? [may, BELOW] : [may];
    }
  }
}

/** Whether a run would go on with what is played there, whatever the suits: the next rank is as likely played for that as for its suit. */
function goesOnRun(top: string, played: string): boolean {
  return RANKS.findIndex((rank) => rank === rankName(played)) === RANKS.findIndex((rank) => rank === top) + 1;
}

/** What there is to be told of what is played there. */
function playedSteps(said: Said): readonly Step[] {
  const { top = '', played = '', below, wait, count } = said;
  if (played === DRAWS) return [];
  const isSameRank = rankName(top) === rankName(played);
  const fits: Step = {
    id: 'fits',
    choices: isSameRank ? ['other'] : ['same', 'other'],
    of: ['top', 'played'],
  };
  const waiting = played === '2' && wait === 'waits' ? partsOf(Number(count ?? 0)).twos : 0;
  // That lies there of its rank: the card on top or all that waits, what is mirrored; and the 5♥ is told by itself.
  const lying = Math.max(Number(isSameRank), waiting) + Number(below === played) + Number(played === '5');
  const most = played === '5H' ? 1 : SUITS.length - lying;
  return [
    ...(top === ANYTHING ? [] : [fits]),
    { id: 'many', choices: ['1', '2', '3', '4'].slice(0, most), usual: '1' },
    { id: 'last', choices: ['yes', 'no'], usual: 'no' },
    playersStep(said),
  ];
}

/** Whom several Jacks skip hangs on how many play, so it is asked; what one card does can be said of any number. */
function playersStep({ played = '', many = '1' }: Said): Step {
  const players: Step = { id: 'players', choices: ['2', '3', '4', '5', '6'] };
  return played === 'J' && many !== '1' ? players : { ...players, usual: '3' };
}

/** The rank that a choice names: the 5♥ is a 5. */
export function rankName(face: string): string {
  return face === '5H' ? '5' : face;
}
