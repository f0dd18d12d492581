import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { setup, type Playing } from '#games/jekyll-vs-hyde/widgets/play/match-options';
import { PlayAgainstComputer as Playable, type PlayProps } from '#widgets/play/PlayAgainstComputer.tsx';

/** Playing against the computer. */
export default function PlayAgainstComputer({
  practised,
}: Pick<PlayProps<JekyllVsHyde, Playing>, 'practised'>) {
  return (
    <Playable<JekyllVsHyde, Playing>
      setup={setup}
      match={() => import('./GameAgainstComputer.tsx')}
      preview={() => import('./PreviewOfPositionToPlayFrom.tsx')}
      practised={practised}
      resume={async () => {
        const [{ begunFrom }, { jekyllVsHydeMachine: machine }] = await Promise.all([
          import('#widgets/play/current-game.ts'),
          import('#games/jekyll-vs-hyde/machine-with-statechart-and-dealing'),
        ]);
        return (kept) => begunFrom<JekyllVsHyde, Playing>({ setup, machine }, kept);
      }}
    />
  );
}
