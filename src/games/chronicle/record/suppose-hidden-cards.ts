import { isWild, suitOf, type BySeat, type Card, type Seat, type Suit } from '#games/chronicle/rules/cards';

/** Which cards can have been where in a round, as far as somebody at the table knows of hands that they do not see. */

type Sort = Suit | 'wild';

/** What came to be known of a hand that is not seen, or happened to it. A number is that of the action, among all of the game. */
export type Fact =
  /** The card is in the hand. */
  | { readonly type: 'holds'; readonly seat: Seat; readonly card: Card }
  /** The card leaves the hand, or comes into it, and is seen. */
  | { readonly type: 'lost' | 'got'; readonly seat: Seat; readonly card: Card }
  /** A card goes from hand to hand, and is not seen. */
  | { readonly type: 'passed'; readonly from: Seat; readonly to: Seat; readonly action: number }
  /** A card is laid face down: no Wild, and from a hand that lacks all of these. Null until it is turned up. */
  | {
      readonly type: 'down';
      readonly seat: Seat;
      readonly action: number;
      readonly card: Card | null;
      readonly lacks: readonly Sort[];
    };

/** What was dealt and not seen: how many cards to which hands, and which. */
export interface HiddenDeal {
  readonly sizes: BySeat<number>;
  readonly cards: readonly Card[];
}

/** Cards that can have been dealt, and those that then moved unseen, by the number of the action. */
export interface Supposed {
  readonly hands: BySeat<readonly Card[]>;
  readonly moved: ReadonlyMap<number, Card>;
}

/** A card in a hand; until something names it, it can be any that is not of these sorts. */
interface Token {
  readonly id: number;
  readonly card: Card | null;
  readonly not: readonly Sort[];
}

/** How it was before a fact, when all that came after it is accounted for. */
interface Moment {
  readonly hands: ReadonlyMap<Seat, readonly Token[]>;
  readonly named: ReadonlyMap<number, Card>;
  readonly moved: ReadonlyMap<number, number>;
}

/**
 * Cards that fit all facts, in their order; null where none do. It goes back from now to the deal: whatever left a hand is put back
 * into it, and where several cards can be meant each is tried that makes a difference to what came before.
 */
export function suppose(deal: HiddenDeal, facts: readonly Fact[]): Supposed | null {
  const failed = new Set<string>();
  const back = (moment: Moment, left: number): Supposed | null => {
    const fact = facts[left - 1];
    if (fact === undefined) return dealtAt(moment, deal);
    const signs = signsBefore(moment, facts, left);
    if (failed.has(signs)) return null;
    for (const before of undone(moment, fact, left, facts)) {
      const found = back(before, left - 1);
      if (found !== null) return found;
    }
    failed.add(signs);
    return null;
  };
  const now = handsNow(deal, facts);
  return now === null ? null : back({ hands: now, named: new Map(), moved: new Map() }, facts.length);
}

/** The hands after all facts, of which nothing is known yet but how many cards they hold; null where one holds too few. */
function handsNow({ sizes }: HiddenDeal, facts: readonly Fact[]): Moment['hands'] | null {
  const counts = new Map(Object.entries(sizes) as readonly (readonly [Seat, number])[]);
  const add = (seat: Seat, more: number) => {
    counts.set(seat, (counts.get(seat) ?? 0) + more);
  };
  for (const fact of facts) {
    if (fact.type === 'lost' || fact.type === 'down') add(fact.seat, -1);
    if (fact.type === 'got') add(fact.seat, 1);
    if (fact.type === 'passed') {
      add(fact.from, -1);
      add(fact.to, 1);
    }
  }
  if ([...counts.values()].some((count) => count < 0)) return null;
  let id = 0;
  return new Map(
    [...counts].map(([seat, count]) => [
      seat,
      Array.from({ length: count }, (): Token => ({ id: --id, card: null, not: [] })),
    ]),
  );
}

/** Every way in which it can have been before a fact. */
function undone(moment: Moment, fact: Fact, left: number, facts: readonly Fact[]): readonly Moment[] {
  const { hands, named, moved } = moment;
  switch (fact.type) {
    case 'holds':
      return withCard(moment, fact.seat, fact.card);
    case 'got':
      return withCard(moment, fact.seat, fact.card).map((each) => ({
        ...each,
        hands: changed(each.hands, fact.seat, (held) => held.filter(({ card }) => card !== fact.card)),
      }));
    case 'lost':
      if (holderOf(moment, fact.card) !== null) return [];
      return [
        {
          ...moment,
          hands: changed(hands, fact.seat, (held) => [...held, { id: left, card: fact.card, not: [] }]),
          named: new Map([...named, [left, fact.card]]),
        },
      ];
    case 'passed':
      return eachOnce(hands.get(fact.to) ?? [], facts, left).map((token) => ({
        ...moment,
        hands: changed(
          changed(hands, fact.to, (held) => held.filter((one) => one !== token)),
          fact.from,
          (held) => [...held, token],
        ),
        moved: new Map([...moved, [fact.action, token.id]]),
      }));
    case 'down':
      return beforeDown(moment, fact, left);
  }
}

function beforeDown(moment: Moment, fact: Fact & { readonly type: 'down' }, left: number): readonly Moment[] {
  const { card, seat, lacks } = fact;
  if (card !== null && (isWild(card) || holderOf(moment, card) !== null)) return [];
  const token: Token = { id: left, card, not: card === null ? ['wild'] : [] };
  const held = [...(moment.hands.get(seat) ?? []), token];
  if (held.some((one) => one.card !== null && lacks.includes(sortOf(one.card)))) return [];
  const barred = held.map((one) =>
    one.card === null ? { ...one, not: [...new Set([...one.not, ...lacks])] } : one,
  );
  return [
    {
      ...moment,
      hands: changed(moment.hands, seat, () => barred),
      named: card === null ? moment.named : new Map([...moment.named, [token.id, card]]),
      moved: new Map([...moment.moved, [fact.action, token.id]]),
    },
  ];
}

/** Every way in which a card can be in a hand: it is there, or one that has no name yet is it. */
function withCard(moment: Moment, seat: Seat, card: Card): readonly Moment[] {
  const holder = holderOf(moment, card);
  if (holder !== null) return holder === seat ? [moment] : [];
  const { hands, named } = moment;
  const held = hands.get(seat) ?? [];
  const free = held.filter((one) => one.card === null && !one.not.includes(sortOf(card)));
  return onceBy(free, ({ not }) => not.toSorted().join()).map((token) => ({
    ...moment,
    hands: changed(hands, seat, () => held.map((one) => (one === token ? { ...one, card } : one))),
    named: new Map([...named, [token.id, card]]),
  }));
}

/** The deal in which all that has no name yet gets one; null where the cards do not suffice. */
function dealtAt({ hands, named, moved }: Moment, { cards }: HiddenDeal): Supposed | null {
  const tokens = [...hands.values()].flat();
  const taken = tokens.flatMap(({ card }) => card ?? []);
  if (new Set(taken).size < taken.length || taken.some((card) => !cards.includes(card))) return null;
  const holders = matched(
    tokens.filter(({ card }) => card === null),
    cards.filter((card) => !taken.includes(card)),
  );
  if (holders === null) return null;
  const names = new Map(named);
  for (const [card, { id }] of holders) names.set(id, card);
  const nameOf = (id: number): Card => {
    const card = names.get(id);
    if (card === undefined) throw new Error('A card that was dealt has a name');
    return card;
  };
  return {
    hands: Object.fromEntries([...hands].map(([seat, held]) => [seat, held.map(({ id }) => nameOf(id))])),
    moved: new Map([...moved].map(([action, id]) => [action, nameOf(id)])),
  };
}

/** A card for each token that can be it; null where there are too few. */
function matched(tokens: readonly Token[], cards: readonly Card[]): ReadonlyMap<Card, Token> | null {
  const holders = new Map<Card, Token>();
  const place = (token: Token, tried: Set<Card>): boolean =>
    cards.some((card) => {
      if (tried.has(card) || token.not.includes(sortOf(card))) return false;
      tried.add(card);
      const holder = holders.get(card);
      if (holder !== undefined && !place(holder, tried)) return false;
      holders.set(card, token);
      return true;
    });
  return tokens.every((token) => place(token, new Set())) ? holders : null;
}

function sortOf(card: Card): Sort {
  return suitOf(card) ?? 'wild';
}

function holderOf({ hands }: Moment, card: Card): Seat | null {
  return [...hands].find(([, held]) => held.some((token) => token.card === card))?.[0] ?? null;
}

function changed(
  hands: Moment['hands'],
  seat: Seat,
  change: (held: readonly Token[]) => readonly Token[],
): Moment['hands'] {
  return new Map([...hands, [seat, change(hands.get(seat) ?? [])]]);
}

/** What a token is to the facts that come before: a card only where one of them speaks of it, and else its sort. */
function signOf({ card, not }: Token, facts: readonly Fact[], left: number): string {
  if (card === null) return `?${not.toSorted().join()}`;
  return facts.slice(0, left - 1).some((fact) => 'card' in fact && fact.card === card) ? card : sortOf(card);
}

/** Of those that come to the same, one; those without a name first, for they can still be any. */
function eachOnce(tokens: readonly Token[], facts: readonly Fact[], left: number): readonly Token[] {
  const order = tokens.toSorted((one, other) => Number(one.card !== null) - Number(other.card !== null));
  return onceBy(order, (token) => signOf(token, facts, left));
}

function onceBy<Value>(values: readonly Value[], sign: (value: Value) => string): readonly Value[] {
  return [...new Map(values.toReversed().map((value) => [sign(value), value])).values()].toReversed();
}

function signsBefore({ hands }: Moment, facts: readonly Fact[], left: number): string {
  const signs = [...hands].map(([seat, held]) => {
    const each = held.map((token) => signOf(token, facts, left + 1));
    return `${seat} ${each.toSorted().join(' ')}`;
  });
  return `${left}: ${signs.join('; ')}`;
}
