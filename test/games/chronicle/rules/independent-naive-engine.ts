import type { Rulings } from '#games/chronicle/rules/ruling-switches';
import type { Deal } from '#games/chronicle/rules/state';

/**
 * A second engine, written from the text of the rules alone and in another manner: one table that is changed in place, cards as plain
 * text, and a list of what is still to be done in the Meeting and in the round. It shares nothing with the first but the format.
 */

type Job =
  | { readonly do: 'turn' | 'leftover' | 'angel'; readonly seat: number }
  | { readonly do: 'ability'; readonly effect: string; readonly seat: number; readonly chooser: number }
  | { readonly do: 'finish' | 'award' | 'round-abilities' | 'find-angel' | 'score' };

export interface Naive {
  readonly rulings: Rulings;
  readonly names: string[];
  round: number;
  conditions: Deal['history']['conditions'];
  hands: string[][];
  allies: string[][];
  fame: number[];
  pile: string[];
  middle: { readonly seat: number; readonly card: string; readonly down: boolean }[];
  lead: string | null;
  leader: number;
  played: number[];
  verdict: number | 'lowest' | null;
  toPile: boolean;
  jobs: Job[];
  winner: string | null;
}

const SUITS: Record<string, string> = { L: 'love', P: 'power', W: 'wisdom' };
const WILDS = ['Sage', 'Fool', 'Angel', 'Demon', 'Dragon', 'King'];
const EVIL = ['L1', 'P1', 'W1', 'Demon'];
const isWild = (card: string) => WILDS.includes(card);
const suit = (card: string) => (isWild(card) ? null : (SUITS[card.charAt(0)] ?? null));
const strength = (card: string) => Number(card.slice(1));
const kind = (card: string) => (isWild(card) ? card : card.slice(1));
const order = (card: string) =>
  isWild(card) ? 100 + WILDS.indexOf(card) : 'LPW'.indexOf(card.charAt(0)) * 20 + strength(card);
const cardsOf = (piles: object, names: readonly string[]) =>
  names.map((name) => [...(Object.entries(piles as Record<string, string[]>).find(([seat]) => seat === name)?.[1] ?? [])]); // prettier-ignore

export function naiveDeal(deal: Deal, rulings: Rulings, before: Naive | null = null): Naive {
  const names = Object.keys(deal.hands).sort();
  const hands = cardsOf(deal.hands, names);
  const table: Naive = {
    rulings,
    names,
    round: (before?.round ?? 0) + 1,
    conditions: deal.history.conditions,
    hands,
    allies: names.map(() => []),
    fame: before?.fame ?? names.map(() => 0),
    pile: [],
    middle: [],
    lead: null,
    leader: hands.findIndex((hand) => hand.includes(deal.history.lead)),
    played: [],
    verdict: null,
    toPile: false,
    jobs: [],
    winner: null,
  };
  meet(table, table.leader);
  work(table);
  return table;
}

const around = (table: Naive, from: number) =>
  table.names.map((_, step) => (from + step) % table.names.length);
const others = (table: Naive, seat: number) => around(table, seat).slice(1);

function meet(table: Naive, leader: number): void {
  table.leader = leader;
  table.lead = null;
  table.middle = [];
  table.played = [];
  table.verdict = null;
  table.toPile = false;
  table.jobs = [...around(table, leader).map((seat): Job => ({ do: 'turn', seat })), { do: 'finish' }];
}

/** The ability of a card that takes place at a time, as something to be done. */
function ability(table: Naive, card: string, seat: number, time: string): Job[] {
  const filled = Object.entries(table.rulings.abilities).find(([slot]) => slot === kind(card))?.[1];
  if (filled === undefined) return [];
  const late = ['Demon', 'Dragon', 'King'].includes(card) ? 'end-of-meeting' : 'played';
  const {
    effect,
    time: at = late,
    chooser = 'owner',
  } = typeof filled === 'string' ? { effect: filled } : filled;
  if (at !== time) return [];
  const who =
    chooser === 'owner' ? seat : chooser === 'leader' ? table.leader : (others(table, seat)[0] ?? seat);
  return [{ do: 'ability', effect, seat, chooser: who }];
}

/** Works through what is to be done until somebody has to move. */
function work(table: Naive): void {
  for (let job = table.jobs[0]; job !== undefined && movesFor(table, job).length === 0; job = table.jobs[0]) {
    table.jobs.shift();
    perform(table, job);
  }
}

/** What happens by itself. */
function perform(table: Naive, job: Job): void {
  switch (job.do) {
    case 'turn':
      return;
    case 'ability':
      if (table.played.length > 0 && job.effect === 'owner-wins') table.verdict = job.seat;
      if (table.played.length > 0 && job.effect === 'lowest-wins') table.verdict = 'lowest';
      if (table.played.length > 0 && job.effect === 'discard-meeting') table.toPile = true;
      if (job.effect === 'take-discard') table.allies[job.seat]?.push(...table.pile.splice(-1));
      return;
    case 'leftover':
      join(table, job.seat, true);
      return;
    case 'angel':
      drive(table, job.seat);
      return;
    case 'finish': {
      const open = table.middle.filter(({ down }) => !down);
      table.jobs = [
        ...open.flatMap(({ card, seat }) => ability(table, card, seat, 'end-of-meeting')),
        { do: 'award' },
      ];
      return;
    }
    case 'award':
      award(table);
      return;
    case 'round-abilities':
      table.jobs.unshift(
        ...around(table, table.leader).flatMap((seat) =>
          [...(table.allies[seat] ?? [])].sort((a, b) => order(a) - order(b)).flatMap((card) => ability(table, card, seat, 'end-of-round')),
        ),
      ); // prettier-ignore
      return;
    case 'find-angel': {
      const seat = table.allies.findIndex((allies) => allies.includes('Angel'));
      if (table.allies[seat]?.some((card) => EVIL.includes(card))) table.jobs.unshift({ do: 'angel', seat });
      return;
    }
    case 'score':
      score(table);
  }
}

function join(table: Naive, seat: number, adds: boolean): void {
  const hand = table.hands[seat]?.splice(0).sort((a, b) => order(a) - order(b)) ?? [];
  if (adds) table.allies[seat]?.push(...hand);
  else table.pile.push(...hand);
}

function drive(table: Naive, seat: number): void {
  const evil = EVIL.filter((card) => table.allies[seat]?.includes(card));
  table.allies[seat] = table.allies[seat]?.filter((card) => !EVIL.includes(card)) ?? [];
  table.pile.push(...evil);
}

function award(table: Naive): void {
  const strong = table.middle
    .filter(({ card, down }) => !down && table.lead !== null && suit(card) === table.lead)
    .sort((a, b) => strength(a.card) - strength(b.card));
  const best = table.verdict === 'lowest' ? strong[0] : strong[strong.length - 1];
  const winner = typeof table.verdict === 'number' ? table.verdict : (best?.seat ?? table.leader);
  const cards = table.middle.map(({ card }) => card);
  if (table.toPile) table.pile.push(...cards);
  else table.allies[winner]?.push(...cards);
  const ends = table.played.some((seat) => table.hands[seat]?.length === 0);
  meet(table, winner);
  if (!ends) return;
  table.jobs = [
    ...around(table, winner).filter((seat) => table.hands[seat]?.length !== 0).map((seat): Job => ({ do: 'leftover', seat })),
    { do: 'round-abilities' }, { do: 'find-angel' }, { do: 'score' },
  ]; // prettier-ignore
}

function score(table: Naive): void {
  const evil = table.allies.map((allies) => allies.filter((card) => EVIL.includes(card)).length);
  const victor = evil.indexOf(4);
  if (victor >= 0) table.fame[victor] = (table.fame[victor] ?? 0) + 2;
  else {
    const most = Math.max(...evil);
    const isOut = (seat: number) => {
      const has = evil[seat] ?? 0;
      return table.rulings['evil-excludes'] === 'any' ? has > 0 : has > 0 && has === most;
    };
    for (const condition of table.conditions) reward(table, condition, isOut);
  }
  const top = Math.max(...table.fame);
  const first = table.fame.indexOf(top);
  if (top >= 3 && table.fame.lastIndexOf(top) === first) table.winner = table.names[first] ?? null;
}

function reward(
  table: Naive,
  condition: Naive['conditions'][number],
  isOut: (seat: number) => boolean,
): void {
  const [[way, what] = ['', '']] = Object.entries(condition) as [string, string][];
  const isIt = (card: string) =>
    what === 'cards' || (what === 'wilds' && isWild(card)) || (what === 'evil' && EVIL.includes(card)) || suit(card) === what || card === what; // prettier-ignore
  const dark =
    (way === 'most' && what === 'evil') || (way === 'owns' && (what === 'evil' || EVIL.includes(what)));
  const seats = around(table, 0).filter((seat) => dark || !isOut(seat));
  const count = (seat: number) => table.allies[seat]?.filter(isIt).length ?? 0;
  const counts = seats.map(count);
  const good = seats.filter((seat) => {
    if (way === 'most') return count(seat) === Math.max(...counts);
    if (way === 'fewest') return count(seat) === Math.min(...counts);
    return way === 'owns' ? count(seat) > 0 : count(seat) === 0;
  });
  for (const seat of good) table.fame[seat] = (table.fame[seat] ?? 0) + 1;
}

/** All that may be done, each as the text of one move behind the seat that makes it. */
export function naiveMoves(table: Naive): string[] {
  const [job] = table.jobs;
  return job === undefined ? [] : movesFor(table, job);
}

function movesFor(table: Naive, job: Job): string[] {
  const name = (seat: number) => table.names[seat] ?? '';
  if (job.do === 'turn') {
    const hand = table.hands[job.seat] ?? [];
    return hand.flatMap((card) => {
      const how = howToPlay(table, hand, card);
      return how === null ? [] : [`${name(job.seat)}: ${how}${card}`];
    });
  }
  if (job.do === 'leftover') return table.rulings['leftover-hand'] === 'may' ? ['joins', 'leaves'].map((way) => `${name(job.seat)}: leftover ${way}`) : []; // prettier-ignore
  if (job.do === 'angel') return table.rulings['angel-optional'] === 'optional' ? ['discarded', 'kept'].map((way) => `${name(job.seat)}: evil ${way}`) : []; // prettier-ignore
  if (job.do !== 'ability') return [];
  const { seat: owner, chooser, effect } = job;
  const by = `${name(chooser)}: `;
  const from = (word: string, piles: readonly string[][], seats: readonly number[]) =>
    seats.flatMap((seat) => (piles[seat] ?? []).map((card) => `${by}${word} ${card} from ${name(seat)}`));
  const to = (word: string, pile: readonly string[] = []) =>
    pile.flatMap((card) => others(table, owner).map((seat) => `${by}${word} ${card} to ${name(seat)}`));
  const middle = table.names.map((_, seat) => table.middle.filter((laid) => laid.seat === seat).map(({ card }) => card)); // prettier-ignore
  switch (effect) {
    case 'take-unseen':
      return from('take', table.hands, others(table, owner));
    case 'give-card':
      return to('give', table.hands[owner]);
    case 'look-at-hand':
      return others(table, owner).filter((seat) => table.hands[seat]?.length !== 0).map((seat) => `${by}look at ${name(seat)}`); // prettier-ignore
    case 'discard-own-ally':
      return from('discard', table.allies, [owner]);
    case 'discard-ally':
      return from('discard', table.allies, others(table, owner));
    case 'take-ally':
      return from('take-ally', table.allies, others(table, owner));
    case 'give-ally':
      return to('give-ally', table.allies[owner]);
    case 'take-from-meeting':
      return from('claim', middle, others(table, owner));
    case 'exchange-ally':
      return (table.allies[owner] ?? []).flatMap((card) =>
        others(table, owner).flatMap((seat) => (table.allies[seat] ?? []).map((wanted) => `${by}exchange ${card} with ${name(seat)} for ${wanted}`)),
      ); // prettier-ignore
    default:
      return [];
  }
}

/** `down ` or nothing before the card; null: it may not be played. */
function howToPlay(table: Naive, hand: readonly string[], card: string): string | null {
  if (isWild(card) || table.lead === null) return '';
  if (suit(card) === table.lead) return '';
  if (hand.some((held) => suit(held) === table.lead)) return null;
  return hand.some(isWild) && table.rulings['void-with-wild'] === 'must' ? null : 'down ';
}

/** Does it, in place. */
export function naiveMake(table: Naive, text: string): void {
  const [job] = table.jobs.splice(0, 1);
  if (job === undefined || !('seat' in job)) throw new Error('Nobody is to move');
  const [who = '', ...words] = text.split(' ');
  if (!who.endsWith(':')) throw new Error(`Nobody says “${text}”`);
  if (job.do === 'turn') lay(table, job.seat, words);
  else if (job.do === 'leftover') join(table, job.seat, words[1] === 'joins');
  else if (job.do === 'angel') {
    if (words[1] === 'discarded') drive(table, job.seat);
  } else carryOut(table, job.seat, words);
  work(table);
}

function lay(table: Naive, seat: number, words: readonly string[]): void {
  const down = words[0] === 'down';
  const card = words.at(-1) ?? '';
  remove(table.hands[seat], card);
  table.middle.push({ seat, card, down });
  table.played.push(seat);
  if (down) return;
  table.lead ??= suit(card);
  table.jobs.unshift(...ability(table, card, seat, 'played'));
}

function carryOut(
  table: Naive,
  owner: number,
  [word = '', card = '', , other = '', , wanted = '']: readonly string[],
): void {
  const seat = table.names.indexOf(other);
  const [mine, theirs] = [table.allies[owner], table.allies[seat]];
  switch (word) {
    case 'take':
      table.hands[owner]?.push(remove(table.hands[seat], card));
      return;
    case 'give':
      table.hands[seat]?.push(remove(table.hands[owner], card));
      return;
    case 'discard':
      table.pile.push(remove(theirs, card));
      return;
    case 'take-ally':
      mine?.push(remove(theirs, card));
      return;
    case 'give-ally':
      theirs?.push(remove(mine, card));
      return;
    case 'claim':
      table.middle = table.middle.filter((laid) => laid.card !== card);
      mine?.push(card);
      return;
    case 'exchange':
      theirs?.push(remove(mine, card));
      mine?.push(remove(theirs, wanted));
  }
}

function remove(pile: string[] | undefined, card: string): string {
  const at = pile?.indexOf(card) ?? -1;
  if (at < 0) throw new Error(`${card} is not there`);
  pile?.splice(at, 1);
  return card;
}

/** What `trace` prints of it, with the cards of each pile sorted as text. */
export function naiveTrace(table: Naive): object {
  const [job] = table.jobs;
  const effects = { turn: 'meeting', leftover: 'leftover-hand', angel: 'angel-discards' } as const;
  const seat =
    job === undefined ? null : job.do === 'ability' ? job.chooser : 'seat' in job ? job.seat : null;
  const piles = (all: readonly string[][]) => Object.fromEntries(table.names.map((name, at) => [name, [...(all[at] ?? [])].sort()])); // prettier-ignore
  return {
    round: table.round,
    phase:
      job === undefined
        ? table.winner === null ? 'deal' : 'over'
        : job.do === 'ability' ? job.effect : job.do === 'turn' || job.do === 'leftover' || job.do === 'angel' ? effects[job.do] : '',
    toAct: seat !== null ? table.names[seat] : table.winner === null ? 'dealer' : null,
    lead: table.lead,
    hands: piles(table.hands),
    allies: piles(table.allies),
    fame: Object.fromEntries(table.names.map((name, at) => [name, table.fame[at]])),
    discard: table.pile.length,
    winner: table.winner,
  }; // prettier-ignore
}

/** How many sequences of so many moves there are, counted one by one. */
export function naivePerft(table: Naive, depth: number): number {
  const moves = naiveMoves(table);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => {
    const copy = structuredClone(table);
    naiveMake(copy, move);
    return sum + naivePerft(copy, depth - 1);
  }, 0);
}
