import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { setup, type Playing } from '#games/jekyll-vs-hyde/widgets/play/match-setup';
import { Play as Playable } from '#widgets/play/Play.tsx';

/** Playing against the computer. */
export default function Play() {
  return (
    <Playable<JekyllVsHyde, Playing>
      setup={setup}
      match={() => import('./Match.tsx')}
      resume={async () => {
        const [{ begunFrom }, { jekyllVsHydeMachine: machine }] = await Promise.all([
          import('#widgets/play/current-game.ts'),
          import('#games/jekyll-vs-hyde/machine'),
        ]);
        return (kept) => begunFrom<JekyllVsHyde, Playing>({ setup, machine }, kept);
      }}
    />
  );
}
