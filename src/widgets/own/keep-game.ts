import type { GameTypes } from '#kit/game';
import type { Replay } from '#replays/replay';
import { writeReplay } from '#replays/write-replay';
import { words as keeping } from '#said/game-kept-already';
import { words } from '#said/own-games';
import { addUnlessKept } from '#studies/add-unless-kept';
import { fragmentOf } from '#studies/study-id-fragment';
import type { Entry } from '#studies/study-database-queries';
import type { Told } from './use-own-games-page.ts';

interface KeptGame {
  /** Where it is kept; null where it could not be. */
  readonly entry: Entry | null;
  /** What there is to say of that; null: nothing. */
  readonly told: Partial<Told> | null;
}

/** Keeps a game that somebody has brought, or has been sent, as it came, by its text where that is no replay; one that is kept already stays where it is. */
export async function keepGame<T extends GameTypes>(
  replay: Replay<T>,
  text = writeReplay(replay),
): Promise<KeptGame> {
  const name = replay.title ?? words.untitled;
  const added = await addUnlessKept(replay.game, { name, text, changed: Date.now() });
  if (!added.ok) return { entry: null, told: { problems: [words.troubles[added.problem.type]] } };
  const { entry, isNew, namesake } = added.value;
  if (!isNew) return { entry, told: { news: keeping.already(entry.name) } };
  if (namesake === null) return { entry, told: null };
  const link = { href: `#${fragmentOf(namesake.id)}`, text: keeping.openOther };
  return { entry, told: { news: keeping.beside(entry.name, namesake.name), link } };
}
