import { playingFace } from '#games/chronicle/playing-face.tsx';
import { suitOf } from '#games/chronicle/rules/cards';
import { shuffledDeal } from '#games/chronicle/rules/shuffled-deal';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { legal } from '#games/chronicle/rules/legal';
import type { RuleId } from '#games/chronicle/rules/rule-index';
import { handOf } from '#games/chronicle/rules/seats';
import type { Choosing, Playing } from '#games/chronicle/rules/state';
import { RuleLink } from '#games/chronicle/table/RuleLink.tsx';
import { pick } from '#kit/random';
import { words as guided } from '#said/chronicle/guided-round';
import { punctuation } from '#said/punctuation';
import type { AdviceProps, Guide } from '#widgets/scene/guided-game-adapter.ts';
import { GuidedGame, type GuidedGameProps } from '#widgets/scene/GuidedGame.tsx';

/** As many as in the script. */
const PLAYERS = 4;

/** A round of Chronicle from the history card to the Fame: the script is the first player’s, and so is the seat in free rounds. */
export const guide: Guide<Chronicle> = {
  face: playingFace,
  seat: 'p1',
  seats: ['p1'],
  deal: (_, chance) => shuffledDeal(chance, PLAYERS),
  partner: (state, _, chance) => pick(legal(state), chance),
  isOver: ({ phase, ...state }) => phase === 'over' || ('last' in state && state.last !== null),
  result: async () => ({ default: (await import('../play/RoundResult.tsx')).RoundResult }),
  Advice,
  words: {
    ...guided,
    playFree: () => guided.playFree,
    points: (move) => (move.type === 'play' ? guided.points(move.card, move.down === true) : ''),
  },
};

/** A whole round with a coach, against three others. */
export default function GuidedRound(props: Omit<GuidedGameProps<Chronicle>, 'guide'>) {
  return <GuidedGame {...props} guide={guide} />;
}

function Advice({ state }: AdviceProps<Chronicle>) {
  if (state.phase !== 'meeting' && state.phase !== 'effect') return null;
  const { rule, text } = adviceIn(state);
  return (
    <>
      {text}
      {punctuation.afterSentence}
      <RuleLink rule={rule} />
    </>
  );
}

interface Advised {
  readonly rule: Extract<RuleId, 'lead-any' | 'wild-led' | 'follow-suit' | 'void-down' | 'ability-must'>;
  readonly text: string;
}

/** What whoever is to act may do, and by which rule. */
function adviceIn(state: Playing | Choosing): Advised {
  if (state.phase === 'effect') return { rule: 'ability-must', text: guided.choose };
  const { acted, lead } = state.meeting;
  if (acted.length === 0) return { rule: 'lead-any', text: guided.lead };
  if (lead === null) return { rule: 'wild-led', text: guided.noSuit };
  const follows = handOf(state, state.turn).some((card) => suitOf(card) === lead);
  return follows
    ? { rule: 'follow-suit', text: guided.follow(lead) }
    : { rule: 'void-down', text: guided.void(lead) };
}
