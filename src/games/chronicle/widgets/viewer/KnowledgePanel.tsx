import type { Card } from '#games/chronicle/rules/cards';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { knowledgeOf, type Knowledge } from '#games/chronicle/rules/seat-knowledge';
import { view } from '#games/chronicle/rules/view';
import { CardLabel } from '#games/chronicle/table/MoveLabel.tsx';
import { RuleLink } from '#games/chronicle/table/RuleLink.tsx';
import { punctuation } from '#said/punctuation';
import { words as game } from '#said/chronicle/game';
import { words } from '#said/chronicle/seat-knowledge';
import { KnownCards, type KnownPlace } from '#widgets/viewer/KnownCards.tsx';
import type { PanelProps } from '#widgets/viewer/viewer-panels.ts';

/** What the seat through whose eyes the game is seen can know of the cards at this step, and no more. */
export default function KnowledgePanel({ frames, at, viewer }: PanelProps<Chronicle>) {
  const state = frames[at]?.position.context.state;
  if (state === undefined) return null;
  const knowledge = knowledgeOf(view(state, viewer));
  return (
    <KnownCards
      title={words.title}
      places={knowledge && placesOf(knowledge)}
      otherwise={viewer === 'all' ? words.openHands : words.noHands}
      draw={(card) => <CardLabel card={card} />}
      name={game.card}
    >
      {words.down}
      {punctuation.afterSentence}
      <RuleLink rule="void-down" />
    </KnownCards>
  );
}

function placesOf({ seat, own, others, down, pile, unseen }: Knowledge): readonly KnownPlace<Card>[] {
  return [
    { title: words.own(seat, own.length), cards: own },
    ...others.map(({ seat: other, shown, hidden, lacks }) => ({
      title: words.hand(other, shown.length + hidden),
      cards: shown,
      note: words.hidden(shown.length, hidden, lacks),
    })),
    ...(down.length > 0 ? [{ title: words.laidDown, cards: [], note: words.playedBy(down) }] : []),
    ...(pile > 0 ? [{ title: words.pile, cards: [], note: words.cards(pile) }] : []),
    { title: words.unseen(unseen.length), cards: unseen },
  ];
}
