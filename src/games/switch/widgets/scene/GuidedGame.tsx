import { bestByHand } from '#games/switch/opponents/own-hand-opponent';
import { playingFace } from '#games/switch/playing-face.tsx';
import { rankOf } from '#games/switch/rules/cards';
import { shuffledDeal, shuffledDeck } from '#games/switch/rules/shuffled-deal';
import { dueIn } from '#games/switch/rules/drawing';
import type { Switch } from '#games/switch/rules/game-types';
import { laidOnPenalty } from '#games/switch/rules/may-lay-first';
import { rankAfter, runToFollow } from '#games/switch/rules/runs';
import type { RuleId } from '#games/switch/rules/rule-index';
import type { Turn } from '#games/switch/rules/state';
import { topOf } from '#games/switch/rules/turn-order';
import { RuleLink } from '#games/switch/table/RuleLink.tsx';
import { words as guided } from '#said/switch/guided-game';
import { punctuation } from '#said/punctuation';
import type { AdviceProps, Guide } from '#widgets/scene/guided-game-adapter.ts';
import { GuidedGame as Guided, type GuidedGameProps } from '#widgets/scene/GuidedGame.tsx';

/** A table of three is the smallest at which one can be skipped. */
const PLAYERS = 3;

/** A game of Switch from the deal to its end: the script is the first player’s, and so is the seat in free games. */
export const guide: Guide<Switch> = {
  face: playingFace,
  seat: 'p1',
  seats: ['p1'],
  deal: (state, chance) =>
    state.phase === 'shuffle' ? shuffledDeck(state, chance) : shuffledDeal(chance, PLAYERS),
  partner: (state, _, chance) => {
    if (state.phase !== 'turn') throw new Error('Nobody is to play');
    return bestByHand(state, chance);
  },
  isOver: ({ phase }) => phase === 'over',
  result: async () => ({ default: (await import('../play/RoundResult.tsx')).RoundResult }),
  Advice,
  words: {
    ...guided,
    playFree: () => guided.playFree,
    points: (move) => guided.points(move.type === 'play' ? move.cards : []),
  },
};

/** A whole game with a coach, against two others. */
export default function GuidedGame(props: Omit<GuidedGameProps<Switch>, 'guide'>) {
  return <Guided {...props} guide={guide} />;
}

function Advice({ state }: AdviceProps<Switch>) {
  if (state.phase !== 'turn') return null;
  const { rule, text } = adviceIn(state);
  return (
    <>
      {text}
      {punctuation.afterSentence}
      <RuleLink rule={rule} />
    </>
  );
}

/** What whoever is to act may do, and by which rule. */
function adviceIn(state: Turn): {
  readonly rule: Extract<RuleId, 'match-top' | 'twos-answer' | 'five-hearts-answer' | 'run-follow'>;
  readonly text: string;
} {
  const { owed } = dueIn(state);
  const run = runToFollow(state);
  if (run !== null) return { rule: 'run-follow', text: guided.run([run, rankAfter(run)], owed) };
  if (state.penalty === 0) return { rule: 'match-top', text: guided.match(state.match) };
  const rule = rankOf(topOf(state)) === '2' ? 'twos-answer' : 'five-hearts-answer';
  return { rule, text: guided.penalty(laidOnPenalty(state), owed) };
}
