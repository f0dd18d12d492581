import type { Card } from '#games/switch/rules/cards';
import type { Switch } from '#games/switch/rules/game-types';
import { knowledgeOf, type Knowledge } from '#games/switch/rules/seat-knowledge';
import { view } from '#games/switch/rules/view';
import { CardLabel } from '#games/switch/table/MoveLabel.tsx';
import { RuleLink } from '#games/switch/table/RuleLink.tsx';
import { punctuation } from '#said/punctuation';
import { words as game } from '#said/switch/game';
import { words } from '#said/switch/seat-knowledge';
import { KnownCards, type KnownPlace } from '#widgets/viewer/KnownCards.tsx';
import type { PanelProps } from '#widgets/viewer/viewer-panels.ts';

/** What the seat through whose eyes the game is seen can know of the cards at this step, and no more. */
export default function KnowledgePanel({ frames, at, viewer }: PanelProps<Switch>) {
  const state = frames[at]?.position.context.state;
  if (state === undefined) return null;
  const knowledge = knowledgeOf(view(state, viewer));
  return (
    <KnownCards
      title={words.title}
      places={knowledge && placesOf(knowledge)}
      otherwise={viewer === 'all' ? words.openHands : words.noHands}
      draw={(card) => <CardLabel card={card} />}
      name={game.cardName}
    >
      {words.drawing}
      {punctuation.afterSentence}
      <RuleLink rule="draw-one" />
    </KnownCards>
  );
}

function placesOf({ seat, own, others, deck, unseen }: Knowledge): readonly KnownPlace<Card>[] {
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
  ];
}
