import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import { placesOf, reasonOf, type CardPlaces } from '#games/jekyll-vs-hyde/rules/card-place-reason';
import type { SeatView } from '#games/jekyll-vs-hyde/rules/view';
import { punctuation } from '#said/punctuation';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { words } from '#said/jekyll-vs-hyde/seat-knowledge';
import { say } from '#words/sentence-per-type';
import { CardLabel } from '#games/jekyll-vs-hyde/table/MoveLabel.tsx';
import { RuleLink } from '#games/jekyll-vs-hyde/table/RuleLink.tsx';
import { CardsByPlaceWithReasons, ReasonWithRule } from '#widgets/viewer/CardsByPlaceWithReasons.tsx';

/** What is sure of a hidden hand and what is open, why for each card, and a sentence with its rule for all that shows it. */
export function InferenceView({ view }: { readonly view: SeatView }) {
  const places = placesOf(view);
  if (places === null) return <p>{words.noHands}</p>;
  const { seat, held, aside, open, evidence } = places;
  return (
    <div class="inferred">
      <CardsByPlaceWithReasons
        places={[
          { title: words.held(seat), cards: held },
          { title: words.aside, cards: aside },
          { title: words.open(seat, places.places), cards: open },
          { title: words.own(view.viewer), cards: places.own },
          { title: words.played, cards: places.played },
        ]}
        draw={(card) => <CardLabel card={card} />}
        name={game.card}
        why={(card) => <Reason {...{ view, places, card }} />}
      />
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

interface ReasonProps {
  readonly view: SeatView;
  readonly places: CardPlaces;
  readonly card: Card;
}

function Reason({ view, places, card }: ReasonProps) {
  const reason = reasonOf(view, places, card);
  const rule = 'rule' in reason ? reason.rule : null;
  return <ReasonWithRule {...{ text: say(words.reasons, reason), rule, RuleLink }} />;
}
