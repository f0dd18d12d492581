import { playingFace } from '#games/jekyll-vs-hyde/playing-face.tsx';
import { shuffledDeal } from '#games/jekyll-vs-hyde/rules/shuffled-deal';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import { options } from '#games/jekyll-vs-hyde/rules/what-seat-may-do-by-rule';
import { ruleOfThumbMove } from '#games/jekyll-vs-hyde/rules/rule-of-thumb-move';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { RuleLink } from '#games/jekyll-vs-hyde/table/RuleLink.tsx';
import { words as guided } from '#said/jekyll-vs-hyde/guided-round';
import { words as legality } from '#said/jekyll-vs-hyde/legality';
import { punctuation } from '#said/punctuation';
import { say } from '#words/sentence-per-type';
import type { AdviceProps, Guide } from '#widgets/scene/guided-game-adapter.ts';
import { GuidedGame, type GuidedGameProps } from '#widgets/scene/GuidedGame.tsx';

/** A round of Jekyll vs Hyde: the script is Jekyll’s, freely one plays as either. */
export const guide: Guide<JekyllVsHyde> = {
  face: playingFace,
  seat: 'jekyll',
  seats: ['jekyll', 'hyde'],
  deal: (_, chance) => shuffledDeal(chance),
  partner: (state, seat, chance) =>
    ruleOfThumbMove(
      view(state, seat),
      legal(state).filter((action) => action.type !== 'deal' && action.by === seat),
      chance,
    ),
  isOver: (state) => !('hands' in state),
  result: async () => ({ default: (await import('../play/RoundResult.tsx')).RoundResult }),
  Advice,
  words: { ...guided, points: (move) => (move.type === 'deal' ? '' : guided.points(move)) },
};

/** A whole round with a coach. */
export default function GuidedRound(props: Omit<GuidedGameProps<JekyllVsHyde>, 'guide'>) {
  return <GuidedGame {...props} guide={guide} />;
}

function Advice({ state, seat }: AdviceProps<JekyllVsHyde>) {
  const advice = options(state, seat);
  if (advice === null) return null;
  return (
    <>
      {say(legality.options, advice)}
      {punctuation.afterSentence}
      <RuleLink rule={advice.rule} />
    </>
  );
}
