import { FIRST_POTION, NO_SUIT, cardsIn, lowest } from './bits.ts';
import { distinct } from './canonical.ts';
import type { Question } from './ask.ts';
import type { History } from './move-ordering.ts';
import { allowed, exchanging } from './trick-outcome.ts';

/** The leads of a position in the order in which they are tried: the likeliest to settle the question first. */

/** A lead is one number: its card, and the suit that it names. */
const NAMES = 5;
const CARD = 31;
const MOST_LEADS = 32;

export function cardOf(lead: number): number {
  return lead & CARD;
}

export function suitNamedBy(lead: number): number {
  return lead >>> NAMES;
}

/** A list of leads that is filled anew for each position: one for each number of tricks left, for of those with as many no two are looked into at once. */
export class LeadList {
  readonly leads = new Int32Array(MOST_LEADS);
  length = 0;
  /** How much each lead has settled before. */
  private readonly records = new Int32Array(MOST_LEADS);
  private readonly question: Question;
  private readonly history: History;

  constructor(question: Question, history: History) {
    this.question = question;
    this.history = history;
  }

  /** Lists the leads of a hand; `best` is the one that settled the position before, or -1. */
  fill(own: number, other: number, best: number, place: number): void {
    this.length = 0;
    for (let cards = distinct(own, own | other); cards !== 0; cards &= cards - 1) {
      const card = lowest(cards);
      if (card < FIRST_POTION) {
        this.insert(card | (NO_SUIT << NAMES), other, best, place);
        continue;
      }
      // To name a suit that the other side lacks is the same whichever it is, unless ranks count.
      let freed = false;
      for (let suit = 0; suit < NO_SUIT; suit += 1) {
        const free = (other & cardsIn(suit)) === 0 && !this.question.bySuit;
        if (!free || !freed) this.insert(card | (suit << NAMES), other, best, place);
        freed ||= free;
      }
    }
  }

  private insert(lead: number, other: number, best: number, place: number): void {
    const { leads, records } = this;
    const card = cardOf(lead);
    const isDear = (exchanging(card) & allowed(other, card, suitNamedBy(lead))) !== 0;
    // What may end in an exchange must have settled much more than the others to come before them.
    const record = lead === best ? 2 ** 30 : this.history.lead(place, lead) >>> (isDear ? 8 : 0);
    let at = this.length;
    while (at > 0 && (records[at - 1] ?? 0) < record) {
      records[at] = records[at - 1] ?? 0;
      leads[at] = leads[at - 1] ?? 0;
      at -= 1;
    }
    records[at] = record;
    leads[at] = lead;
    this.length += 1;
  }
}
