import { face } from '#games/chronicle/face.tsx';
import {
  cardsInOnlyPlace,
  reasonsOf,
  type HiddenPlace,
  type PlaceReason,
} from '#games/chronicle/rules/card-place-reason';
import { CARDS, without, type Card } from '#games/chronicle/rules/cards';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { knowledgeOf, type Knowledge } from '#games/chronicle/rules/seat-knowledge';
import { view } from '#games/chronicle/rules/view';
import { CardLabel } from '#games/chronicle/table/MoveLabel.tsx';
import { RuleLink } from '#games/chronicle/table/RuleLink.tsx';
import { lineTo } from '#replays/replay-frames';
import { punctuation } from '#said/punctuation';
import { words as game } from '#said/chronicle/names';
import { words } from '#said/chronicle/seat-knowledge';
import { ReasonWithRule, type KnownPlace } from '#widgets/viewer/CardsByPlaceWithReasons.tsx';
import { KnownCardsPanel } from '#widgets/viewer/KnownCardsPanel.tsx';
import { SeatsToSeeAs } from '#widgets/viewer/SeatsToSeeAs.tsx';
import type { PanelProps } from '#widgets/viewer/panel-and-tab-types.ts';
import { say } from '#words/sentence-per-type';

/** What the seat through whose eyes the game is seen can know of the cards at this step, and no more. */
export default function KnowledgePanel({ frames, at, viewer, seeAs }: PanelProps<Chronicle>) {
  const state = frames[at]?.position.context.state;
  if (state === undefined) return null;
  const seen = view(state, viewer);
  const knowledge = knowledgeOf(seen);
  const past = lineTo(frames, at).flatMap((id) => frames[id]?.position.context.state ?? []);
  const reasonOf = knowledge && reasonsOf(past, knowledge.seat);
  return (
    <KnownCardsPanel
      title={words.title}
      places={knowledge && placesOf(knowledge, reasonOf === null ? new Map() : cardsInOnlyPlace(reasonOf))}
      otherwise={
        viewer === 'all' ? (
          <SeatsToSeeAs {...{ face, state, seeAs }} why={words.openHands} />
        ) : (
          <p>{words.noHands}</p>
        )
      }
      draw={(card) => <CardLabel card={card} />}
      name={game.card}
      why={(card) => reasonOf !== null && <Reason reason={reasonOf(card)} />}
    >
      {words.down}
      {punctuation.afterSentence}
      <RuleLink rule="void-down" />
    </KnownCardsPanel>
  );
}

function Reason({ reason }: { readonly reason: PlaceReason }) {
  const rule = 'rule' in reason ? reason.rule : null;
  return <ReasonWithRule {...{ text: say(words.reasons, reason), rule, RuleLink }} />;
}

function placesOf(
  { seat, own, others, down, pile, unseen }: Knowledge,
  only: ReadonlyMap<HiddenPlace, readonly Card[]>,
): readonly KnownPlace<Card>[] {
  const elsewhere = [...own, ...others.flatMap(({ shown }) => shown), ...unseen];
  const open = without(CARDS, elsewhere);
  const inferred = (place: HiddenPlace) => only.get(place) ?? [];
  const anywhere = without(unseen, [...only.values()].flat());
  return [
    { title: words.own(seat, own.length), cards: own },
    ...others.map(({ seat: other, shown, hidden, lacks }) => {
      const known = [...shown, ...inferred(other)];
      return {
        title: words.hand(other, shown.length + hidden),
        cards: known,
        note: words.hidden(known.length, shown.length + hidden - known.length, lacks),
      };
    }),
    ...(down.length > 0
      ? [{ title: words.laidDown, cards: inferred('down'), note: words.playedBy(down) }]
      : []),
    ...(pile > 0 ? [{ title: words.pile, cards: inferred('pile'), note: words.cards(pile) }] : []),
    { title: words.unseen(anywhere.length), cards: anywhere },
    { title: words.open(open.length), cards: open },
  ];
}
