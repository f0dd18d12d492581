import { GAME_ID } from '#games/chronicle/rules/game-id';
import { FindMoments as Finder, type FindMomentsProps } from '#widgets/moments/FindMoments.tsx';

/** Finds moments by what happens in them. */
export default function FindMoments(props: Pick<FindMomentsProps, 'choices' | 'practised'>) {
  return (
    <Finder
      {...props}
      game={GAME_ID}
      readOwn={() => import('#games/chronicle/widgets/own/moments-in-saved-game')}
    />
  );
}
