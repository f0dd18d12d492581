import { beforeAll, describe, expect, test } from 'vitest';
import {
  CARDS,
  SEATS,
  isPotion,
  other,
  suitOf,
  without,
  type Card,
  type Seat,
} from '#games/jekyll-vs-hyde/rules/cards';
import { infer, type Evidence, type Inference } from '#games/jekyll-vs-hyde/rules/infer-hidden-cards';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import { bars, choosable } from '#games/jekyll-vs-hyde/record/enterable-cards';
import {
  beginRecording,
  due,
  tableOf,
  type Recording,
} from '#games/jekyll-vs-hyde/record/record-in-progress';
import { gameOf, isKnown } from '#games/jekyll-vs-hyde/record/record';
import type { InRound, State } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { randomGame } from '../rules/random-game.ts';
import {
  roleAt,
  seenOf,
  stepsFor,
  tapped,
  tapsOf,
  worldsAfter,
  worldsAfterDeal,
} from '../rules/games-seen-by-observer.ts';
import { span } from '../rules/table.ts';

/**
 * What is inferred, and what can be entered, against every deal there can be: after each tap of random games all deals that
 * fit what was seen are listed by playing them through, and nothing else decides.
 */

const GAMES = 12;

interface Moment {
  readonly recording: Recording;
  /** The true state. */
  readonly state: InRound;
  /** All that it can be as far as the observer knows. */
  readonly worlds: readonly InRound[];
  readonly inference: Inference;
}

const LAWS: Readonly<Record<string, (moment: Moment) => boolean>> = {
  'A card is surely held if all deals that fit have it in the other hand': ({ inference, worlds }) =>
    same(
      inference.held,
      CARDS.filter((card) => worlds.every(({ hands }) => hands[inference.seat].includes(card))),
    ),

  'A card is surely set aside if no deal that fits has it in the other hand': ({
    inference,
    worlds,
    state,
  }) =>
    same(
      inference.aside,
      unseen(state, inference).filter((card) => worlds.every(({ setAside }) => setAside.includes(card))),
    ),

  'All other cards that were not seen are open, and the places for them are counted': ({
    inference,
    worlds,
    state,
  }) => {
    const { held, aside, open, places, seat } = inference;
    return (
      same(open, without(unseen(state, inference), [...held, ...aside])) &&
      worlds.every(({ hands }) => hands[seat].filter((card) => open.includes(card)).length === places)
    );
  },

  'Each piece of evidence is true of every deal that fits': ({ inference, worlds }) =>
    inference.evidence.every((evidence) => worlds.every((world) => isTrue(evidence, world))),

  'A card can be entered if some deal that fits has it come now': ({ recording, worlds, inference }) => {
    const next = due(recording);
    if (!('by' in next) || next.type === 'name') return true;
    // What the observer may do is the same in all of them.
    const different = next.by === inference.seat ? worlds : worlds.slice(0, 1);
    const possible = new Set<Card>();
    for (const world of different) {
      // Most deals have nothing new to say.
      if (world.hands[next.by].every((card) => possible.has(card))) continue;
      for (const card of comingNow(world, next.by, recording.picked)) possible.add(card);
    }
    return same(
      choosable(recording),
      CARDS.filter((card) => possible.has(card)),
    );
  },

  'Why a card cannot be entered names no card that the observer does not know of': ({
    recording,
    inference,
    state,
  }) => {
    const seen = without(CARDS, unseen(state, inference));
    return CARDS.every((card) => {
      const named = JSON.stringify(bars(recording, card)).match(/"([EGHLPW]?\d[+]?)"/g) ?? [];
      return named.every((quoted) => {
        const one = JSON.parse(quoted) as Card;
        return one === card || [...seen, ...inference.held, ...recording.picked].includes(one);
      });
    });
  },

  'The table that is supposed looks to the observer as the true one does': ({
    recording,
    state,
    inference,
  }) => {
    const seat = other(inference.seat);
    return JSON.stringify(view(tableOf(recording), seat)) === JSON.stringify(view(state, seat));
  },

  'All is known if just one deal fits': ({ recording, state, worlds }) =>
    isKnown(recording.observer, state) === (worlds.length === 1),

  'The game that it may be has a deal that fits': ({ recording, worlds, inference }) => {
    const deal = gameOf(recording.observer, recording.sighted).findLast((action) => action.type === 'deal');
    const left = without(CARDS, [...(deal?.jekyll ?? []), ...(deal?.hyde ?? [])]);
    return worlds.some(({ setAside }) => same(left, setAside)) && inference.places >= 0;
  },
};

/** The cards that a seat can play, or give together with those that it has laid down. */
function comingNow(state: InRound, by: Seat, laid: readonly Card[]): readonly Card[] {
  return legal(state).flatMap((action) => {
    if (action.type === 'deal' || action.by !== by) return [];
    if (action.type !== 'exchange') return [action.card];
    return laid.every((card) => action.cards.includes(card)) ? without(action.cards, laid) : [];
  });
}

/** The cards that the observer has not seen: of them all deals are made. */
function unseen({ hands, setAside }: InRound, { seat, held }: Inference): readonly Card[] {
  const known = hands[seat].filter((card) => held.includes(card) && !setAside.includes(card));
  return CARDS.filter(
    (card) => setAside.includes(card) || (hands[seat].includes(card) && !known.includes(card)),
  );
}

function isTrue(evidence: Evidence, { hands, setAside }: InRound): boolean {
  switch (evidence.type) {
    case 'given':
      return evidence.cards.every((card) => hands[evidence.to].includes(card));
    case 'void': {
      const ofSuit = hands[evidence.seat].filter((card) => suitOf(card) === evidence.suit);
      return same(ofSuit, evidence.since) && evidence.aside.every((card) => setAside.includes(card));
    }
    case 'few-potions': {
      const held = hands[evidence.seat].filter((card) => isPotion(card) && evidence.potions.includes(card));
      return held.length <= (evidence.dealt === null ? 1 : 0);
    }
    case 'must-hold':
      return evidence.cards.every((card) => hands[evidence.seat].includes(card));
    case 'some-of':
      return evidence.cards.filter((card) => hands[evidence.seat].includes(card)).length === evidence.count;
    case 'all-known':
      return same(evidence.aside, setAside);
  }
}

function same(a: readonly Card[], b: readonly Card[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isInRound(state: State): state is InRound {
  return 'hands' in state;
}

describe('At every tap of random games, whoever looks on', () => {
  const breaches = new Map<string, unknown>();
  const kinds = new Set<string>();
  let moments = 0;

  beforeAll(() => {
    for (const seed of span(1, GAMES)) {
      const game = randomGame(seed, { 'return-match': seed % 4 === 0 ? 'on' : 'off' });
      for (const observer of SEATS) {
        let recording = beginRecording({ observer, rulings: game[0]?.state.rulings ?? {} });
        let worlds: readonly State[] = [];
        for (const step of stepsFor(observer, game)) {
          const role = roleAt(observer, step.before);
          if (role === 'all') throw new Error('An observer of one hand sees one hand');
          const look = (state: State) => {
            const inference = infer(view(state, role));
            if (inference === null || !isInRound(state)) return;
            moments += 1;
            inference.evidence.forEach(({ type }) => kinds.add(type));
            const moment = { recording, state, inference, worlds: worlds.filter(isInRound) };
            for (const [sentence, keeps] of Object.entries(LAWS)) {
              if (!breaches.has(sentence) && !keeps(moment)) {
                breaches.set(sentence, {
                  seed,
                  observer,
                  log: recording.sighted.map(({ seen }) => seen),
                  inference,
                });
              }
            }
          };
          for (const [index, tap] of tapsOf(seenOf(observer, step)).entries()) {
            if (index > 0) look(step.before);
            recording = tapped(recording, tap);
          }
          const { action } = step;
          worlds = action.type === 'deal' ? worldsAfterDeal(step, role) : worldsAfter(worlds, action);
          look(step.after);
        }
      }
    }
  }, 600_000);

  test('so many moments have been looked at', () => {
    expect(moments).toBeGreaterThan(GAMES * 80);
    expect([...kinds].toSorted()).toEqual([
      'all-known',
      'few-potions',
      'given',
      'must-hold',
      'some-of',
      'void',
    ]);
  });

  test.each(Object.keys(LAWS))('%s', (sentence) => {
    expect(breaches.get(sentence)).toBeUndefined();
  });
});
