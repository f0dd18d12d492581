import { CARDS, SEATS, type Card, type Seat } from './cards.ts';
import { COUNTED, type Condition, type History } from './history-card-conditions.ts';
import type { Abilities, EffectId, Spelled } from './ability-definitions.ts';
import { CHOOSERS, EFFECTS, SLOT_IDS, TIMES } from './ability-vocabulary.ts';

/** How things are spelled in links: letters and digits alone, a letter a card. What is read is null where it means nothing. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij';
const CARD = '[A-Za-j]';

export function writeCards(cards: readonly Card[]): string {
  return cards.map((card) => LETTERS.charAt(CARDS.indexOf(card))).join('');
}

export function readCards(text: string): readonly Card[] | null {
  const cards = Array.from(text, (letter) => CARDS[LETTERS.indexOf(letter)]);
  return cards.every((card) => card !== undefined) ? cards : null;
}

/** The card of a letter. */
export function readCard(letter: string | undefined): Card | null {
  const [card, ...more] = readCards(letter ?? '') ?? [];
  return card === undefined || more.length > 0 ? null : card;
}

export function numberOf(seat: Seat): number {
  return SEATS.indexOf(seat) + 1;
}

export function seatOf(digit: string | undefined): Seat | null {
  return SEATS[Number(digit ?? 0) - 1] ?? null;
}

// --------------------------------------------------------------------------------------------------- abilities

const SLOT = 'abcdefghijklmn';
const EFFECT = 'ABCDEFGHIJKLMN';
const ABILITY = /([a-n])([A-N])(?:([0-3])([0-3]))?|./g;

/** Two letters a slot, which and what it does; where it is spelled out also when and who chooses, 0 where that is left out. */
export function writeAbilities(abilities: Abilities): string {
  return SLOT_IDS.flatMap((slot, at) => {
    const filled = abilities[slot];
    if (filled === undefined) return [];
    const name = (effect: EffectId) => `${SLOT.charAt(at)}${EFFECT.charAt(EFFECTS.indexOf(effect))}`;
    if (typeof filled === 'string') return [name(filled)];
    const { effect, time, chooser } = filled;
    const when = time === undefined ? 0 : TIMES.indexOf(time) + 1;
    const who = chooser === undefined ? 0 : CHOOSERS.indexOf(chooser) + 1;
    return [`${name(effect)}${when}${who}`];
  }).join('');
}

export function readAbilities(field: string): Abilities | null {
  let abilities: Abilities = {};
  for (const [, which = '', what = '', when, who] of field.matchAll(ABILITY)) {
    const slot = SLOT_IDS[SLOT.indexOf(which)];
    const effect = EFFECTS[EFFECT.indexOf(what)];
    if (which === '' || slot === undefined || effect === undefined || slot in abilities) return null;
    const time = TIMES[Number(when) - 1];
    const chooser = CHOOSERS[Number(who) - 1];
    // A card from a hand that nobody else sees is the owner's to choose.
    if (effect === 'give-card' && chooser !== undefined && chooser !== 'owner') return null;
    const spelled: Spelled = {
      effect,
      ...(time !== undefined && { time }),
      ...(chooser !== undefined && { chooser }),
    };
    abilities = { ...abilities, [slot]: when === undefined ? effect : spelled };
  }
  return abilities;
}

// --------------------------------------------------------------------------------------------------- history cards

const HISTORY = new RegExp(`^(${CARD})((?:[mf][0-5]|o${CARD}|e|n)*)$`);
const CONDITION = new RegExp(`([mf])([0-5])|o(${CARD})|(e)|(n)`, 'g');

/** The Lead Card, then `m1` the most Power, `f2` the fewest of Wisdom, `oA` whoever has Love 1, `e` Evil, `n` no Evil. */
export function writeHistory({ lead, conditions }: History): string {
  return `${writeCards([lead])}${conditions.map(writeCondition).join('')}`;
}

function writeCondition(condition: Condition): string {
  if ('most' in condition) return `m${COUNTED.indexOf(condition.most)}`;
  if ('fewest' in condition) return `f${COUNTED.indexOf(condition.fewest)}`;
  if ('without' in condition) return 'n';
  return condition.owns === 'evil' ? 'e' : `o${writeCards([condition.owns])}`;
}

export function readHistory(field: string): History | null {
  const [, letter, spelled = ''] = HISTORY.exec(field) ?? [];
  const lead = readCard(letter);
  if (lead === null) return null;
  const conditions = Array.from(
    spelled.matchAll(CONDITION),
    ([, way, which, owned, evil]): Condition | null => {
      if (way !== undefined) {
        const counted = COUNTED[Number(which)];
        if (counted === undefined) return null;
        return way === 'm' ? { most: counted } : { fewest: counted };
      }
      if (owned === undefined) return evil === undefined ? { without: 'evil' } : { owns: 'evil' };
      const card = readCard(owned);
      return card === null ? null : { owns: card };
    },
  );
  return conditions.every((condition) => condition !== null) ? { lead, conditions } : null;
}
