import type { Switch } from '#games/switch/rules/game';
import { setup, type Playing } from '#games/switch/widgets/play/match-setup';
import { Play as Playable } from '#widgets/play/Play.tsx';

/** Playing against the computer. */
export default function Play() {
  return (
    <Playable<Switch, Playing>
      setup={setup}
      match={() => import('./Match.tsx')}
      resume={async () => {
        const [{ begunFrom }, { switchMachine: machine }] = await Promise.all([
          import('#widgets/play/current-game.ts'),
          import('#games/switch/machine'),
        ]);
        return (kept) => begunFrom<Switch, Playing>({ setup, machine }, kept);
      }}
    />
  );
}
