import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { Inference } from '#games/jekyll-vs-hyde/rules/infer-hidden-cards';
import { punctuation } from '#said/punctuation';
import { words as game } from '#said/jekyll-vs-hyde/game';
import { words } from '#said/jekyll-vs-hyde/inference';
import { say } from '#words/sentences';
import '../../../../styles/inferred-hand.css';
import { CardLabel } from '#games/jekyll-vs-hyde/table/MoveLabel.tsx';
import { RuleLink } from '#games/jekyll-vs-hyde/table/RuleLink.tsx';

/** What is sure of a hidden hand, what is open, and a sentence with its rule for all that shows it. */
export function InferenceView({ inference }: { readonly inference: Inference }) {
  const { seat, held, aside, open, places, evidence } = inference;
  return (
    <div class="inferred">
      <dl>
        <Group title={words.held(seat)} cards={held} />
        <Group title={words.aside} cards={aside} />
        <Group title={words.open(seat, places)} cards={open} />
      </dl>
      <p class="label">{words.why}</p>
      <ul>
        {evidence.map((each, index) => (
          <li key={index}>
            {say(words.evidence, each)}
            {punctuation.afterSentence}
            <RuleLink rule={each.rule} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Group({ title, cards }: { readonly title: string; readonly cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {cards.map((card) => (
          <span key={card}>
            <span aria-hidden="true">
              <CardLabel card={card} />
            </span>
            <span class="visually-hidden">{game.card(card)}</span>
          </span>
        ))}
      </dd>
    </div>
  );
}
