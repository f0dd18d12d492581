import { other, type Card, type Seat } from './cards.ts';
import { deal } from './deal.ts';
import { answer, askedSuit } from './following.ts';
import { judge } from './judge.ts';
import { consequenceOf } from './return-match.ts';
import { clearedEvent, effectEvent, effectOf, greedCount } from './potions.ts';
import { bothChosen, swap, type Exchanging } from './preparation.ts';
import { rank } from './ranking.ts';
import type { Event } from './event.ts';
import type {
  Action,
  Finished,
  Follow,
  Following,
  Give,
  GreedExchange,
  Lead,
  Leading,
  Led,
  State,
  Table,
  Trick,
} from './state.ts';
import { roundEnd, sideOf, START, TRICKS } from './track.ts';
import { cardsOf, decide, newestOf, tricksOwned, winnerSeat } from './trick.ts';

/** What actions do. The chapters say what follows from what; this file strings it together in order. */

export interface After {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The state after a legal action, and what happened on the way. Refuses (throws) an illegal one. */
export function apply(state: State, action: Action): After {
  const [refusal] = judge(state, action);
  if (refusal) throw new Error(`Illegal ${action.type}: ${refusal.rule} (${refusal.type})`);
  if (state.phase === 'deal' && action.type === 'deal') return deal(state, action);
  if (state.phase === 'lead' && action.type === 'lead') return lead(state, action);
  if (state.phase === 'follow' && action.type === 'follow') return follow(state, action);
  if ((state.phase === 'preparation' || state.phase === 'greed') && action.type === 'exchange') {
    return give(state, action);
  }
  throw new Error(`The judge let ${action.type} pass in phase ${state.phase}`);
}

/** Cards are laid down for an exchange; when both lie there they change hands. */
function give(state: Exchanging, { by, cards }: Give): After {
  const chosen = { ...state.chosen, [by]: cards };
  const laid: Event = { type: 'chosen', rule: 'give-together', by, count: cards.length };
  const given = bothChosen(chosen);
  if (given === null) return { state: { ...state, chosen }, events: [laid] };

  const table = { ...tableOf(state), ...swap(state, given) };
  if (state.phase === 'preparation') {
    const leader = sideOf(state.marker);
    return {
      state: { phase: 'lead', ...table, leader },
      events: [
        laid,
        { type: 'exchanged', rule: 'give-count', given },
        {
          type: 'leads',
          rule: 'first-leader',
          by: leader,
          trick: 1,
          round: state.round,
          marker: state.marker,
        },
      ],
    };
  }
  const events: Event[] = [laid, { type: 'exchanged', rule: 'greed-any-card', given }];
  return award(table, state.leader, state.led, state.followed, events);
}

/**
 * What follows a Greed exchange, whatever has been chosen and whichever cards are still to be given: who takes the trick does not
 * hang on them, nor does anything after it. Holds in every position, however odd its hands.
 */
export function afterExchange(exchange: GreedExchange): readonly Event[] {
  return award(tableOf(exchange), exchange.leader, exchange.led, exchange.followed, []).events;
}

function lead(state: Leading, { by, card, names }: Lead): After {
  const led: Led = { card, names: names ?? null };
  const { ranking, events, placed } = rank(state.ranking, led);
  return {
    state: {
      phase: 'follow',
      ...tableOf(state),
      hands: withoutCard(state, by, card),
      ranking,
      leader: by,
      led,
      ledToken: placed,
    },
    events: [
      { type: 'led', rule: names === undefined ? 'lead-any' : 'name-suit', by, card, names: led.names },
      ...events,
    ],
  };
}

/** The second card: its token, then the effect, and unless Greed asks for an exchange first, the award. */
function follow(state: Following, { by, card }: Follow): After {
  const { led, leader } = state;
  const reason = answer(state.hands[by], led, card);
  if (!reason.allowed) throw new Error(`The judge let ${card} follow ${led.card}`);
  const ranked = rank(state.ranking, { card, names: null }, state.ledToken);
  const events: Event[] = [
    { type: 'followed', rule: reason.rule, by, card, asked: askedSuit(led) },
    ...ranked.events,
  ];
  const table: Table = { ...tableOf(state), hands: withoutCard(state, by, card), ranking: ranked.ranking };

  const effect = effectOf(led, card);
  if (effect === null) return award(table, leader, led, card, events);
  if (effect === 'cancel') {
    return award(table, leader, led, card, [...events, { type: 'potions-cancel', rule: 'potions-cancel' }]);
  }
  events.push(effectEvent(effect));
  switch (effect.suit) {
    case 'pride':
      return award(table, leader, led, card, events, true);
    case 'wrath': {
      const ownToken = effect.against === card ? ranked.placed : state.ledToken;
      events.push(clearedEvent(table.ranking, effect.against, ownToken));
      return award({ ...table, ranking: [] }, leader, led, card, events);
    }
    case 'greed': {
      const count = greedCount(Math.min(table.hands.jekyll.length, table.hands.hyde.length));
      if (count === 0) {
        events.push({ type: 'greed-nothing', rule: 'greed-nothing' });
        return award(table, leader, led, card, events);
      }
      events.push({ type: 'greed-due', rule: 'greed-exchanges', count });
      const chosen = { jekyll: null, hyde: null };
      return { state: { phase: 'greed', ...table, leader, led, followed: card, count, chosen }, events };
    }
  }
}

/** The trick is decided and taken, with one of the loser's where Pride says so; the winner leads, or the round ends. */
function award(
  table: Table,
  leader: Seat,
  led: Led,
  followed: Card,
  before: readonly Event[],
  pride = false,
): After {
  const decided = decide(led, followed, table.ranking, table.rulings);
  const winner = winnerSeat(leader, decided);
  const loser = other(winner);
  const [card, beats] = winner === leader ? [led.card, followed] : [followed, led.card];
  const { rule, decision } = decided;
  const events: Event[] = [
    ...before,
    { type: 'won', rule, by: winner, card, beats, decision, ranking: table.ranking, names: led.names },
  ];

  const tricks: Trick[] = [...table.tricks];
  if (pride) {
    const newest = newestOf(tricks, loser);
    const taken = tricks[newest];
    if (taken === undefined) {
      events.push({ type: 'nothing-to-take', rule: 'pride-nothing', by: winner, from: loser });
    } else {
      tricks[newest] = { ...taken, owner: winner };
      const cards = taken.madeUp ? null : cardsOf(taken);
      events.push({
        type: 'took-trick',
        rule: 'pride-takes',
        by: winner,
        from: loser,
        cards,
        trick: newest + 1,
      });
    }
  }
  tricks.push({ leader, led, followed, winner, owner: winner });
  const owned = tricksOwned(tricks);
  events.push({ type: 'awarded', rule: 'take-trick', by: winner, trick: tricks.length, tricks: owned });

  const after: Table = { ...table, tricks };
  if (tricks.length === TRICKS) return progress(after, events);
  const { round, marker } = table;
  events.push({ type: 'leads', rule: 'winner-leads', by: winner, trick: tricks.length + 1, round, marker });
  return { state: { phase: 'lead', ...after, leader: winner }, events };
}

/** The progression of evil: the marker moves, and the next round, or the end, follows. */
function progress(table: Table, before: readonly Event[]): After {
  const { rulings, match, round, ranking, tricks } = table;
  const owned = tricksOwned(tricks);
  const end = roundEnd(round, table.marker, owned);
  const { gap, from, marker } = end;
  const finished: Finished = { game: match.game, round, ranking, tricks };
  const events: Event[] = [
    ...before,
    { type: 'gap', rule: 'gap-moves', tricks: owned, gap, from, to: marker },
  ];
  const next = consequenceOf(end, rulings, match);
  if (next.type === 'next-round') {
    events.push({ type: 'round-over', rule: 'next-round', next: next.next });
    return { state: { phase: 'deal', rulings, match, round: next.next, marker, finished }, events };
  }
  const { by } = next;
  events.push({ type: 'game-won', rule: by === 'hyde' ? 'hyde-wins' : 'jekyll-wins', by, round, marker });
  if (next.type === 'roles-change') {
    const { needed } = next;
    events.push({ type: 'roles-change', rule: 'roles-change', needed });
    const second = { rulings, match: { game: 2, needed }, round: 1, marker: START, finished } as const;
    return { state: { phase: 'deal', ...second }, events };
  }
  const { winner, needed } = next;
  if (needed !== null) {
    events.push({ type: 'match-decided', rule: 'fewer-rounds', needed, winner });
  }
  return { state: { phase: 'over', rulings, match, round, marker, winner, finished }, events };
}

/** What lies on the table, without what belongs to the phase. */
function tableOf(table: Table): Table {
  const { rulings, match, round, marker, hands, setAside, ranking, tricks, exchanges } = table;
  return { rulings, match, round, marker, hands, setAside, ranking, tricks, exchanges };
}

function withoutCard(table: Table, by: Seat, card: Card): Table['hands'] {
  return { ...table.hands, [by]: table.hands[by].filter((held) => held !== card) };
}
