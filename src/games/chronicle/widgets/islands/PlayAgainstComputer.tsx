import type { Chronicle } from '#games/chronicle/rules/game';
import { setup, type Playing } from '#games/chronicle/widgets/play/match-options';
import { PlayAgainstComputer as Playable, type PlayProps } from '#widgets/play/PlayAgainstComputer.tsx';

/** Playing against the computer. */
export default function PlayAgainstComputer({ practised }: Pick<PlayProps<Chronicle, Playing>, 'practised'>) {
  return (
    <Playable<Chronicle, Playing>
      setup={setup}
      match={() => import('./GameAgainstComputer.tsx')}
      preview={() => import('./PreviewOfPositionToPlayFrom.tsx')}
      practised={practised}
      resume={async () => {
        const [{ begunFrom }, { chronicleMachine: machine }] = await Promise.all([
          import('#widgets/play/current-game.ts'),
          import('#games/chronicle/machine-with-statechart-and-dealing'),
        ]);
        return (kept) => begunFrom<Chronicle, Playing>({ setup, machine }, kept);
      }}
    />
  );
}
