import { claims as slate } from './a-clean-slate.ts';
import { claims as exchange } from './a-fair-exchange.ts';
import type { Claims } from './claim.ts';
import { claims as way } from './either-way.ts';
import { claims as match } from './return-match.ts';
import { claims as scenes } from './scenes.ts';
import { claims as losing } from './the-art-of-losing.ts';
import { claims as hand } from './the-even-hand.ts';
import { claims as landslide } from './the-landslide.ts';
import { claims as reading } from './the-other-reading.ts';

const REPLAYS: Readonly<Record<string, Claims>> = {
  'a-clean-slate': slate,
  'a-fair-exchange': exchange,
  'either-way': way,
  'return-match': match,
  'the-art-of-losing': losing,
  'the-even-hand': hand,
  'the-landslide': landslide,
  'the-other-reading': reading,
};

/** What is claimed in a game, by the ways to its comments. A game that nobody has looked at claims nothing. */
export function claimsOf(folder: 'replays' | 'scenes', name: string): Claims {
  return (folder === 'replays' ? REPLAYS : scenes)[name] ?? {};
}
