import type { ComponentChildren } from 'preact';
import type { Card } from '#games/switch/rules/cards';
import type { Switch } from '#games/switch/rules/game-types';
import { knowledgeOf, type Knowledge } from '#games/switch/rules/seat-knowledge';
import { view } from '#games/switch/rules/view';
import { CardLabel } from '#games/switch/table/MoveLabel.tsx';
import { RuleLink } from '#games/switch/table/RuleLink.tsx';
import { punctuation } from '#said/punctuation';
import { words as game } from '#said/switch/game';
import { words } from '#said/switch/seat-knowledge';
import type { PanelProps } from '#widgets/viewer/viewer-panels.ts';
import '../../../../styles/inferred-hand.css';
import '../../../../styles/side-panel.css';

/** What the seat through whose eyes the game is seen can know of the cards at this step, and no more. */
export default function KnowledgePanel({ frames, at, viewer }: PanelProps<Switch>) {
  const state = frames[at]?.position.context.state;
  if (state === undefined) return null;
  const knowledge = knowledgeOf(view(state, viewer));
  return (
    <div class="panel" role="group" aria-label={words.title}>
      <p class="label">{words.title}</p>
      {knowledge !== null ? (
        <Known knowledge={knowledge} />
      ) : (
        <p>{viewer === 'all' ? words.openHands : words.noHands}</p>
      )}
    </div>
  );
}

function Known({ knowledge }: { readonly knowledge: Knowledge }) {
  const { seat, own, others, deck, unseen } = knowledge;
  const hidden = others.reduce((sum, other) => sum + other.hidden, 0);
  return (
    <div class="inferred">
      <dl>
        <Group title={words.own(seat, own.length)} cards={own} />
        {others.map((other) => (
          <Group
            key={other.seat}
            title={words.hand(other.seat, other.shown.length + other.hidden)}
            cards={other.shown}
          >
            {words.hidden(other.shown.length, other.hidden)}
          </Group>
        ))}
        <Group title={words.deck} cards={[]}>
          {words.cards(deck)}
        </Group>
        <Group title={words.unseen(unseen.length, hidden, deck)} cards={unseen} />
      </dl>
      <p>
        {words.drawing}
        {punctuation.afterSentence}
        <RuleLink rule="draw-one" />
      </p>
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly children?: ComponentChildren;
}

function Group({ title, cards, children }: GroupProps) {
  if (cards.length === 0 && children === undefined) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {cards.map((card) => (
          <span key={card}>
            <span aria-hidden="true">
              <CardLabel card={card} />
            </span>
            <span class="visually-hidden">{game.cardName(card)}</span>
          </span>
        ))}
        {children !== undefined && <span>{children}</span>}
      </dd>
    </div>
  );
}
