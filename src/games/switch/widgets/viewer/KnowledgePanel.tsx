import { face } from '#games/switch/face.tsx';
import type { Card } from '#games/switch/rules/cards';
import type { Switch } from '#games/switch/rules/game-types';
import { reasonOf, type PlaceReason } from '#games/switch/rules/card-place-reason';
import { knowledgeOf, type Knowledge } from '#games/switch/rules/seat-knowledge';
import { view } from '#games/switch/rules/view';
import { CardLabel } from '#games/switch/table/MoveLabel.tsx';
import { RuleLink } from '#games/switch/table/RuleLink.tsx';
import { lineTo } from '#replays/replay-frames';
import { punctuation } from '#said/punctuation';
import { words as game } from '#said/switch/names';
import { words } from '#said/switch/seat-knowledge';
import { ReasonWithRule, type KnownPlace } from '#widgets/viewer/CardsByPlaceWithReasons.tsx';
import { KnownCardsPanel } from '#widgets/viewer/KnownCardsPanel.tsx';
import { SeatsToSeeAs } from '#widgets/viewer/SeatsToSeeAs.tsx';
import type { PanelProps } from '#widgets/viewer/panel-and-tab-types.ts';
import { say } from '#words/sentence-per-type';

/** What the seat through whose eyes the game is seen can know of the cards at this step, and no more. */
export default function KnowledgePanel({ frames, at, viewer, seeAs }: PanelProps<Switch>) {
  const state = frames[at]?.position.context.state;
  if (state === undefined) return null;
  const seen = view(state, viewer);
  const knowledge = knowledgeOf(seen);
  const past = lineTo(frames, at).flatMap((id) => frames[id]?.position.context.state ?? []);
  return (
    <KnownCardsPanel
      title={words.title}
      places={knowledge && placesOf(knowledge, seen.played)}
      otherwise={
        viewer === 'all' ? (
          <SeatsToSeeAs {...{ face, state, seeAs }} why={words.openHands} />
        ) : (
          <p>{words.noHands}</p>
        )
      }
      draw={(card) => <CardLabel card={card} />}
      name={game.cardName}
      why={(card) => viewer !== 'all' && <Reason reason={reasonOf(past, viewer, card)} />}
    >
      {words.drawing}
      {punctuation.afterSentence}
      <RuleLink rule="draw-one" />
    </KnownCardsPanel>
  );
}

function Reason({ reason }: { readonly reason: PlaceReason | null }) {
  if (reason === null) return null;
  const rule = 'rule' in reason ? reason.rule : null;
  return <ReasonWithRule {...{ text: say(words.reasons, reason), rule, RuleLink }} />;
}

function placesOf(
  { seat, own, others, deck, unseen }: Knowledge,
  played: readonly Card[],
): readonly KnownPlace<Card>[] {
  const hidden = others.reduce((sum, other) => sum + other.hidden, 0);
  return [
    { title: words.own(seat, own.length), cards: own },
    ...others.map((other) => ({
      title: words.hand(other.seat, other.shown.length + other.hidden),
      cards: other.shown,
      note: words.hidden(other.shown.length, other.hidden),
    })),
    { title: words.deck, cards: [], note: words.cards(deck) },
    { title: words.unseen(unseen.length, hidden, deck), cards: unseen },
    { title: words.played(played.length), cards: played },
  ];
}
