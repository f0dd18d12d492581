import { GAME_ID } from '#games/switch/rules/game-id';
import { FindMoments as Finder, type FindMomentsProps } from '#widgets/moments/FindMoments.tsx';

/** Finds moments by what happens in them. */
export default function FindMoments({ choices }: Pick<FindMomentsProps, 'choices'>) {
  return (
    <Finder
      game={GAME_ID}
      choices={choices}
      readOwn={() => import('#games/switch/widgets/own/own-moments')}
    />
  );
}
