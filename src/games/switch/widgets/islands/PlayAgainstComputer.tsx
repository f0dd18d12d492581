import type { Switch } from '#games/switch/rules/game';
import { setup, type Playing } from '#games/switch/widgets/play/match-options';
import { PlayAgainstComputer as Playable, type PlayProps } from '#widgets/play/PlayAgainstComputer.tsx';

/** Playing against the computer. */
export default function PlayAgainstComputer({ practised }: Pick<PlayProps<Switch, Playing>, 'practised'>) {
  return (
    <Playable<Switch, Playing>
      setup={setup}
      match={() => import('./GameAgainstComputer.tsx')}
      preview={() => import('./PreviewOfPositionToPlayFrom.tsx')}
      practised={practised}
      resume={async () => {
        const [{ begunFrom }, { switchMachine: machine }] = await Promise.all([
          import('#widgets/play/current-game.ts'),
          import('#games/switch/machine-with-statechart-and-dealing'),
        ]);
        return (kept) => begunFrom<Switch, Playing>({ setup, machine }, kept);
      }}
    />
  );
}
