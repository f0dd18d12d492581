import type { Ask, Question } from './ask.ts';
import { GREED, GREED_CARDS, HYDE, JEKYLL, PLACED, POTION_CARDS, PRIDE, suitAt } from './bits.ts';
import { canonical, distinct, emptyForm } from './canonical.ts';
import { createExchange } from './exchange.ts';
import { createHistory } from './move-ordering.ts';
import { UNKNOWN, answerOf, bestOf, learned, settledBy } from './known.ts';
import { LeadList, cardOf, suitNamedBy } from './lead-list.ts';
import { mostTricks } from './most-tricks.ts';
import { allowed, effectSuit, exchanging, leaderWins, outcome, rankingAfter } from './trick-outcome.ts';
import { FEW, MANY, Race } from './potionless-race.ts';
import { sureAnswer } from './sure-answer.ts';
import { Table } from './transposition-table.ts';

/**
 * One question to a position, asked to the end: does Hyde get a gap of at least so many? That is: does Jekyll end with
 * few tricks or with many?
 */

/** Answers questions to positions, and remembers what it has found out on the way. */
export class Search {
  /** What is being asked; to be set before. */
  readonly question: Question = { half: 1, hydeFirst: true, bySuit: false };
  private readonly table: Table;
  private readonly history = createHistory();
  private readonly race: Race;
  private readonly exchange: Ask;
  private readonly form = emptyForm();
  /** The leads to try with so many tricks left. */
  private readonly lists: readonly LeadList[];

  /** One that remembers what fits in `memory` bytes. */
  constructor(memory: number) {
    this.table = new Table(memory);
    this.race = new Race(this.table, this.history);
    this.exchange = createExchange(this.table, this.question, this);
    this.lists = Array.from({ length: 11 }, () => new LeadList(this.question, this.history));
  }

  /** The answer in a position with a lead to come. */
  lead(jekyll: number, hyde: number, ranking: number, leader: number, won: number, left: number): boolean {
    const { question, table, history, form } = this;
    const sure = sureAnswer(question, jekyll, hyde, won, left);
    if (sure !== UNKNOWN) return sure === 1;
    canonical(jekyll, hyde, ranking, question.bySuit, form);
    ({ jekyll, hyde, ranking } = form);
    const all = jekyll | hyde;
    const plain = (all & POTION_CARDS) === 0;
    if (plain) {
      const answer = this.withoutPotions(leader, won, left);
      if (answer !== UNKNOWN) return answer === 1;
    }
    const first = jekyll | (ranking << 25) | (leader << 29) | (question.bySuit && !plain ? 1 << 31 : 0);
    const second = hyde | (won << 25);
    const known = table.get(first, second);
    if (known !== 0) {
      const answer = answerOf(known, question);
      if (answer !== UNKNOWN) return answer === 1;
    }

    const before = table.noted;
    const place = history.place(won, left, leader);
    const list = this.lists[left] ?? new LeadList(question, history);
    list.fill(leader === JEKYLL ? jekyll : hyde, leader === JEKYLL ? hyde : jekyll, bestOf(known), place);
    const wanted = leader === HYDE;
    let best = list.leads[0] ?? 0;
    let yes = !wanted;
    for (let at = 0; at < list.length; at += 1) {
      const move = list.leads[at] ?? 0;
      const card = cardOf(move);
      const ranked = PLACED[4 * ranking + suitAt(card)] ?? 0;
      const others = ~(1 << card);
      const named = suitNamedBy(move);
      if (this.follow(jekyll & others, hyde & others, ranked, leader, won, left, card, named) === wanted) {
        history.leadSettled(place, move, left);
        best = move;
        yes = wanted;
        break;
      }
    }
    const same = plain || left <= 3 || (all & GREED_CARDS) === 0;
    table.put(first, second, learned(known, question, yes, same) | settledBy(best, table.noted - before));
    return yes;
  }

  /**
   * The answer in the position of `form` where no Potion is left, if one side of the question is out of reach: then the rest
   * is a race. Else `UNKNOWN`.
   */
  private withoutPotions(leader: number, won: number, left: number): number {
    const { race, form } = this;
    const { jekyll, hyde, ranking } = form;
    const few = 5 - this.question.half;
    const tricks = mostTricks(form);
    const least = won + left - (tricks >>> 4);
    const most = won + (tricks & 0xf);
    if (most <= few || least >= 10 - few) return 1;
    if (most < 10 - few) {
      if (least > few) return 0;
      return leader === JEKYLL
        ? 1 - Number(race.gets(jekyll, hyde, ranking, left, few - won + 1, MANY))
        : Number(race.gets(hyde, jekyll, ranking, left, left + won - few, MANY));
    }
    if (least <= few) return UNKNOWN;
    return leader === JEKYLL
      ? Number(race.gets(jekyll, hyde, ranking, left, 10 - few - won, FEW))
      : 1 - Number(race.gets(hyde, jekyll, ranking, left, left + won + few - 9, FEW));
  }

  /** A card was led (and is in neither hand) and named this suit, or `NO_SUIT`. */
  follow(
    jekyll: number,
    hyde: number,
    ranking: number,
    leader: number,
    won: number,
    left: number,
    led: number,
    names: number,
  ): boolean {
    const { history } = this;
    const own = leader === JEKYLL ? hyde : jekyll;
    const wanted = leader === JEKYLL;
    const place = history.place(won, left, 1 - leader);
    let replies = distinct(allowed(own, led, names), jekyll | hyde | (1 << led));
    // By far the dearest to look into are exchanges: whatever settles the question without one comes first.
    let exchanges = left > 3 ? replies & exchanging(led) : 0;
    replies &= ~exchanges;
    while ((replies | exchanges) !== 0) {
      const reply = history.bestReply(place, led, replies === 0 ? exchanges : replies);
      replies &= ~(1 << reply);
      exchanges &= ~(1 << reply);
      if (this.replied(jekyll, hyde, ranking, leader, won, left, led, names, reply) === wanted) {
        history.replySettled(place, led, reply, left);
        return wanted;
      }
    }
    return !wanted;
  }

  /** It was replied to; the reply may still be in its hand. */
  replied(
    jekyll: number,
    hyde: number,
    ranking: number,
    leader: number,
    won: number,
    left: number,
    led: number,
    names: number,
    reply: number,
  ): boolean {
    const { question } = this;
    jekyll &= ~(1 << reply);
    hyde &= ~(1 << reply);
    const result = outcome(ranking, led, names, reply, question.bySuit);
    const effect = effectSuit(result);
    const after = rankingAfter(result);
    const winner = leaderWins(result) ? leader : 1 - leader;
    let now = won;
    if (winner === JEKYLL) now += 1;
    if (effect === PRIDE) {
      // One of the loser's tricks, where there is one.
      if (winner === HYDE) now -= Number(won > 0);
      else now += Number(won + left < 10);
    }
    if (left === 1) return now <= 5 - question.half || now >= 5 + question.half;
    if (effect !== GREED) return this.lead(jekyll, hyde, after, winner, now, left - 1);
    // With one or two cards each there is nothing to choose: the hands change sides.
    if (left <= 3) return this.lead(hyde, jekyll, after, winner, now, left - 1);
    return this.exchange(jekyll, hyde, after, winner, now, left - 1);
  }

  /** How many positions were looked into since the search was made or cleared. */
  looked(): number {
    return this.table.noted;
  }

  /** From now on at most so many more; then `PAUSED` is thrown. */
  allow(positions: number): void {
    this.table.allow(positions);
  }

  clear(): void {
    this.table.clear();
  }
}
