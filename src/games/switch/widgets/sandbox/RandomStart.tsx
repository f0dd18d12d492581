import { useState } from 'preact/hooks';
import { KINDS, randomPosition, type Kind } from '#games/switch/board/random-position';
import { PLAYERS } from '#games/switch/rules/deal';
import type { Switch } from '#games/switch/rules/game-types';
import type { Setup } from '#games/switch/rules/position-setup';
import { words } from '#said/switch/sandbox-starts';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';
import { SelectField } from '#widgets/sandbox/SelectField.tsx';

const KIND_IDS = Object.keys(KINDS) as readonly Kind[];
const COUNTS = Array.from({ length: PLAYERS.most - PLAYERS.fewest + 1 }, (_, more) => PLAYERS.fewest + more);

/** A position of a game played by lot, of a kind that is chosen. */
export default function RandomStart({ rulings, begin }: StartProps<Switch, Setup>) {
  const [kind, setKind] = useState<Kind>('several');
  const [players, setPlayers] = useState(3);
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
          begin({ setup: randomPosition(kind, seed, players, rulings), moves: [] });
        }}
      >
        {words.draw}
      </button>
    </div>
  );
}
