import type { ComponentChildren, ComponentType } from 'preact';
import { punctuation } from '#said/punctuation';
import { useState } from 'preact/hooks';
import { words } from '#said/why-card-can-be-here-hint';
import '../../styles/inferred-hand.css';
import { useRovingTabindex } from '../use-roving-tabindex.ts';

/** Cards that are known to lie in a place, and what else is known of it. */
export interface KnownPlace<Card> {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly note?: string;
}

interface CardsByPlaceWithReasonsProps<Card> {
  readonly places: readonly KnownPlace<Card>[];
  /** A card in little space, and its name. */
  readonly draw: (card: Card) => ComponentChildren;
  readonly name: (card: Card) => string;
  /** Why a card is listed where it is. */
  readonly why: (card: Card) => ComponentChildren;
}

/** Places with their cards: whoever presses one is told below it why it can or cannot be there. */
export function CardsByPlaceWithReasons<Card extends string>({
  places,
  draw,
  name,
  why,
}: CardsByPlaceWithReasonsProps<Card>) {
  const [asked, ask] = useState<Card | null>(null);
  return (
    <>
      <p class="ask-why">{words.ask}</p>
      <dl>
        {places
          .filter(({ cards, note }) => cards.length > 0 || note !== undefined)
          .map((place) => (
            <Place key={place.title} {...{ place, draw, name, why, asked, ask }} />
          ))}
      </dl>
    </>
  );
}

interface PlaceProps<Card> extends Omit<CardsByPlaceWithReasonsProps<Card>, 'places'> {
  readonly place: KnownPlace<Card>;
  readonly asked: Card | null;
  readonly ask: (card: Card | null) => void;
}

/** A place, a stop of the Tab key if cards are listed there. */
function Place<Card extends string>({ place, draw, name, why, asked, ask }: PlaceProps<Card>) {
  const { title, cards, note } = place;
  const stop = useRovingTabindex(cards);
  const told = asked !== null && cards.includes(asked) ? asked : null;
  return (
    <div>
      <dt>{title}</dt>
      <dd onKeyDown={stop.onKeyDown}>
        {cards.map((card) => (
          <button
            key={card}
            type="button"
            aria-pressed={card === told}
            tabIndex={stop.tabIndexOf(card)}
            onFocus={() => {
              stop.enter(card);
            }}
            onClick={() => {
              ask(card === told ? null : card);
            }}
          >
            <span aria-hidden="true">{draw(card)}</span>
            <span class="visually-hidden">{name(card)}</span>
          </button>
        ))}
        {note !== undefined && <span>{note}</span>}
      </dd>
      <dd class="reason">
        <span role="status">{told !== null && why(told)}</span>
      </dd>
    </div>
  );
}

interface ReasonWithRuleProps<Rule extends string> {
  readonly text: string;
  /** By which it is so; null where it was seen. */
  readonly rule: Rule | null;
  readonly RuleLink: ComponentType<{ readonly rule: Rule }>;
}

/** Why a card is listed where it is, with the rule by which that is so. */
export function ReasonWithRule<Rule extends string>({ text, rule, RuleLink }: ReasonWithRuleProps<Rule>) {
  if (rule === null) return text;
  return (
    <>
      {text}
      {punctuation.afterSentence}
      <RuleLink rule={rule} />
    </>
  );
}
