import { pick, type Random } from '#kit/random';
import { oneRight } from '#kit/exercise';
import {
  LAST,
  MARKERS,
  anySetting,
  asAnswered,
  cites,
  findTrick,
  type Setting,
} from './random-positions-for-exercises.ts';
import type { Choice, Ending, AskingKind } from './types.ts';

const ENDINGS = [
  'hyde-wins',
  'jekyll-wins',
  'next-round',
  'roles-change',
] as const satisfies readonly Ending[];

/** What follows when this last trick of the round is taken? */
export const ending: AskingKind = {
  id: 'ending',
  rules: ENDINGS,
  make(rule, chance) {
    const right = ENDINGS.find((ending) => ending === rule);
    if (right === undefined) throw new Error(`No round ends by ${rule}`);
    // A return match goes on where a single game would be over; so that it does not give itself away, it is also played
    // where it makes no difference.
    const match = right === 'roles-change' || (right === 'next-round' && chance() < 0.5);
    const setting = (chance: Random): Setting => ({
      ...settingFor(right, chance),
      rulings: { 'return-match': match ? 'on' : 'off' },
    });
    const trick = findTrick(chance, (trick) => cites(trick, right), { ...LAST, setting });
    return {
      kind: 'ending',
      rule,
      ...asAnswered(trick),
      ...oneRight<Choice>(
        // In a single game nobody has heard of changing roles.
        ENDINGS.filter((ending) => match || ending !== 'roles-change').map((ending) => ({
          type: 'ending',
          ending,
        })),
        { type: 'ending', ending: right },
      ),
    };
  },
};

function settingFor(ending: Ending, chance: Random): Setting {
  switch (ending) {
    case 'hyde-wins':
    case 'roles-change':
      return { round: pick([2, 3] as const, chance), marker: pick([4, 6, 8], chance) };
    case 'jekyll-wins':
      return { round: 3, marker: pick(MARKERS, chance) };
    case 'next-round':
      return anySetting(chance);
  }
}
