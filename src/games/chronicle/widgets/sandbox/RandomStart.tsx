import { useState } from 'preact/hooks';
import { KINDS, randomPosition, type Kind } from '#games/chronicle/board/random-position';
import { PLAYERS } from '#games/chronicle/rules/deal';
import { historyBy } from '#games/chronicle/rules/filled-in-cards';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import type { Setup } from '#games/chronicle/rules/position-setup';
import { loadFilledIn } from '#games/chronicle/widgets/filled-in/filled-in-store';
import { words } from '#said/chronicle/sandbox-starts';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';
import { SelectField } from '#widgets/sandbox/SelectField.tsx';

const KIND_IDS = Object.keys(KINDS) as readonly Kind[];
const COUNTS = Array.from({ length: PLAYERS.most - PLAYERS.fewest + 1 }, (_, more) => PLAYERS.fewest + more);

/** A position of a round played by lot, of a kind that is chosen. */
export default function RandomStart({ rulings, begin }: StartProps<Chronicle, Setup>) {
  const [kind, setKind] = useState<Kind>('void');
  const [players, setPlayers] = useState(4);
  return (
    <div class="start-form">
      <SelectField
        label={words.kind}
        options={KIND_IDS}
        chosen={kind}
        say={(one) => words.kinds[one]}
        choose={setKind}
      />
      <SelectField label={words.players} options={COUNTS} chosen={players} say={String} choose={setPlayers} />
      <button
        type="button"
        class="button"
        onClick={() => {
          const seed = Math.floor(Math.random() * 2 ** 32);
          const histories = historyBy(loadFilledIn().set);
          begin({ setup: randomPosition(kind, seed, players, rulings, histories), moves: [] });
        }}
      >
        {words.draw}
      </button>
    </div>
  );
}
