import { adviceOf as adviceFrom, type Advice as AnyAdvice } from '#kit/evaluate-sampled-deals';
import { isEvil } from '#games/chronicle/rules/cards';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import type { Choosing, Playing } from '#games/chronicle/rules/state';
import { endedWorse, tellingEnd, type Thought } from './round-outcomes.ts';
import type { Why } from './advice-reasons.ts';
import { levelled } from './alike-cards.ts';
import { dangerOfFour } from './danger-of-four.ts';
import { evenSheds, withEvil, type EvenSheds } from './even-evil.ts';
import { keepingFourth } from './fourth-evil-given.ts';
import { ownerByFourth } from './owner-by-fourth-evil.ts';
import { costOf, evilLying } from './evil-to-be-won.ts';
import { isAsTrue, reasonsFor, type Reason } from './reasons-for-move.ts';
import { inOrder } from './order-of-reasons.ts';
import { reasonAgainst, type Against } from './reason-against-alternative.ts';
import { standsFor, tidyChoice, type Stands, type Tidy } from './tidy-choice.ts';
import { whatHangsBeside, whatHangsOnEvil } from './what-hangs-on-play.ts';
import { whyAlike, type Alike } from './why-no-move-is-clearly-better.ts';

/** What the strongest opponent would play, and what speaks for it. */
export type Advice = AnyAdvice<Intent, Why>;

/** What a thought advises; `doubted`: moves that did not do worse in fresh deals. */
export function adviceOf(tried: Thought, state: Playing | Choosing, doubted: readonly Intent[] = []): Advice {
  const thought = keepingFourth(levelled(tried, state), state);
  const isSafe = (move: Intent) => ownerByFourth(state, move) === undefined;
  let evil: EvenSheds | null = null;
  const reasonsOf = (best: Intent, rival: Intent | null, even: readonly Intent[]): readonly Why[] => {
    evil = evenSheds(best, even.filter(isSafe), (move) => reasonsFor(state, move));
    const whys = whysOf(thought, state, best, rival, evil?.move ?? even[0] ?? null);
    const all = [...whys, ...(evil === null ? [] : [evil]), ...dangerOfFour(thought, state, best)];
    return inOrder(whys.some(tellsOfEvil) ? all : [...evilLying(thought, state, best), ...all], rival);
  };
  const advice = adviceFrom<Intent, Why>(thought, reasonsOf, doubted);
  return withEvil(advice.rival === null ? advice : { ...advice, even: advice.even.filter(isSafe) }, evil);
}

function whysOf(
  thought: Thought,
  state: Playing | Choosing,
  best: Intent,
  rival: Intent | null,
  even: Intent | null,
): readonly Why[] {
  if (rival === null) {
    const alike = alikeOf(state, thought, best);
    const isSaid = alike.some((one) => one.type === 'alike-settled' && one.end === 'all-evil');
    const reasons = reasonsBeside(state, best, thought.moves);
    const said = reasons.filter(({ type }) => !isSaid || type !== 'has-all-evil');
    const hangs = alike.some(({ type }) => type === 'alike-settled')
      ? []
      : whatHangsOnEvil(thought, state, best, null);
    const behind = [...tableBehind(state, alike), ...hangs];
    const tidy = tidied(state, thought, best, [...said, ...hangs]);
    const all = [...said, ...alike, ...behind, ...tidy, ...costOf(thought, state, best, null)];
    return all.filter((why) => !isSaidByTable(why, all));
  }
  const reasons = reasonsAgainstRival(thought, state, best, rival, even);
  return [
    ...reasons,
    ...costOf(thought, state, best, reasons.some(({ type }) => type === 'ends') ? null : rival),
  ];
}

/** Whether a reason names Evil that lies in the Meeting, or that the seat is shut out by Evil anyway. */
function tellsOfEvil(why: Why): boolean {
  const named = 'hurts' in why ? why.hurts : 'helps' in why ? why.helps : [];
  return named.some(isEvil) || ['takes', 'shut-out', 'has-all-evil', 'completes-four'].includes(why.type);
}

/** Whether how the round nearly always ends is told by what of the table brings it to that. */
function isSaidByTable(why: Why, all: readonly Why[]): boolean {
  if (why.type !== 'alike-settled') return false;
  const behind = { 'shut-out': 'shut-out', 'others-all-evil': 'owns-four' };
  return Object.entries(behind).some(
    ([end, type]) => why.end === end && all.some((other) => other.type === type),
  );
}

/** What of the table as it lies is behind how the round nearly always ends. */
function tableBehind(state: Playing | Choosing, alike: readonly Alike[]): readonly Stands[] {
  if (state.phase !== 'meeting') return [];
  return alike.flatMap((one) => (one.type === 'alike-settled' ? standsFor(state, one.end) : []));
}

/** Why a card is the tidy choice among some that do about as well, unless what speaks for it says so already. */
function tidied(
  state: Playing | Choosing,
  thought: Thought,
  best: Intent,
  said: readonly Why[],
): readonly Tidy[] {
  return state.phase !== 'meeting' || tellWhy(said) ? [] : tidyChoice(state, best, thought.moves);
}

/** The same of a card beside another, unless it would be told beside one that does about as well. */
function tidiedBeside(
  state: Playing | Choosing,
  best: Intent,
  rival: Intent,
  even: Intent | null,
): readonly Tidy[] {
  if (state.phase !== 'meeting') return [];
  const ofEven = even === null ? [] : tidyChoice(state, best, [even]);
  return tidyChoice(state, best, [rival]).filter(({ type }) => ofEven.every((other) => other.type !== type));
}

/** What speaks for a move beside another one as a look back says it, with the danger of that one. */
export function reasonsPlayedOut(
  thought: Thought,
  state: Playing | Choosing,
  best: Intent,
  rival: Intent,
): readonly Why[] {
  const reasons = reasonsAgainstRival(thought, state, best, rival, null);
  return inOrder([...reasons, ...dangerOfFour(thought, state, best)], rival);
}

/**
 * What speaks for a move beside another one, with what came of both where rules of thumb say little; nothing that would speak as well against one that
 * does about as well. It always says something.
 */
function reasonsAgainstRival(
  thought: Thought,
  state: Playing | Choosing,
  best: Intent,
  rival: Intent,
  even: Intent | null,
): readonly Why[] {
  const reasons = reasonsBetween(state, rival, best, even);
  if (tellWhy(reasons)) {
    // What becomes of Evil says more than that a card may still be of use.
    const rest = reasons.filter(({ type }) => type !== 'rival-spends');
    const evil = tellWhy(rest) ? [] : whatHangsOnEvil(thought, state, best, rival, even);
    return evil.length === 0 ? reasons : [...rest, ...evil];
  }
  const end = tellingEnd(thought, best, rival);
  const odds = reasons.find(({ type }) => type === 'rival-odds');
  // Where all Evil comes together oftener, nobody keeps out of it.
  const hangs = whatHangsBeside(thought, state, best, rival, even).filter(
    ({ type }) => end?.end !== 'all-evil' || (type !== 'wins-safely' && type !== 'may-hurt'),
  );
  if (end === null)
    return hangs.length === 0
      ? [...reasons, ...tidiedBeside(state, best, rival, even), endedWorse(thought, best, rival)]
      : [...reasons.filter((reason) => reason !== odds), ...hangs];
  const told = odds?.type === 'rival-odds' ? odds : null;
  return [
    ...reasons.filter((reason) => reason !== odds),
    ...hangs,
    ...(hangs.length === 0 ? tidiedBeside(state, best, rival, even) : []),
    {
      type: 'ends',
      ...end,
      rivalMove: rival,
      isLikelier: hangs.some((one) => 'rival' in one) ? null : (told?.isLikelier ?? null),
      rivalWins: told?.rivalWins ?? null,
    },
  ];
}

/** Reasons after which one still asks why. */
const UNTELLING: readonly Why['type'][] = ['shut-out', 'has-all-evil', 'rival-odds'];

/** Whether reasons tell why, by rules of thumb: that Evil shuts somebody out is so whatever is played, and likelihood alone says not what it is good for. */
export function tellWhy(reasons: readonly Why[]): boolean {
  return reasons.some(({ type }) => !UNTELLING.includes(type));
}

/** Why no move is clearly better; nothing where there is only one. */
function alikeOf(state: Playing | Choosing, thought: Thought, best: Intent): readonly Alike[] {
  return thought.moves.length < 2 ? [] : [whyAlike(state, thought, best)];
}

/**
 * Why another move is better than the one that was made, by what its player saw: what speaks for it and not for the other as well, and last what
 * speaks against that one. That it did worse is told by the figure beside it.
 */
export function reasonsBetween(
  state: Playing | Choosing,
  made: Intent,
  better: Intent,
  even: Intent | null = null,
): readonly (Reason | Against)[] {
  const of = reasonsFor(state, made);
  const against = reasonAgainst(state, made, better, even);
  const reasons = reasonsFor(state, better).filter((reason) => !of.some((other) => isAsTrue(other, reason)));
  const isSaid =
    against === null || (against.type === 'rival-keeps' && reasons.some(({ type }) => type === 'sheds'));
  return isSaid ? reasons : [...reasons, against];
}

/** What speaks for a move and not for all others as well. */
function reasonsBeside(state: Playing | Choosing, best: Intent, moves: readonly Intent[]): readonly Reason[] {
  const others = moves.filter((move) => move !== best).map((move) => reasonsFor(state, move));
  return reasonsFor(state, best).filter(
    (reason) => !others.every((of) => of.some((other) => isAsTrue(other, reason))),
  );
}
