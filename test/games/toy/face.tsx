import { useEffect } from 'preact/hooks';
import { punctuation } from '#said/punctuation';
import type { HandProps, PlayingFace, TableProps } from '#widgets/face.ts';
import { siteUrl } from '#widgets/site-url.ts';
import { say, wordsFor } from '#words/sentence-per-type';
import { toyMachine } from './chart.ts';
import {
  SEATS,
  toy,
  type Action,
  type Card,
  type Refusal,
  type Rule,
  type Seat,
  type State,
  type Toy,
  type View,
} from './rules.ts';
import { words } from './words.ts';

/** How the toy game is seen, spoken of and played: as little as a face can be. */
export const toyFace: PlayingFace<Toy> = {
  machine: toyMachine,
  Table,
  Hand,
  MoveLabel,
  RuleLink,
  Refusals,
  part: ({ round }) => ({
    section: { key: 'game', title: words.game },
    key: `round-${round}`,
    name: words.round(round),
    short: round,
  }),
  begins: ({ type }) => (type === 'deal' ? 'part' : null),
  isMain: ({ type }) => type !== 'chose',
  barred,
  words: {
    title: words.title,
    seats: words.seats,
    initials: {
      ann: words.seats.ann.slice(0, 1),
      bob: words.seats.bob.slice(0, 1),
      cid: words.seats.cid.slice(0, 1),
      dot: words.seats.dot.slice(0, 1),
    },
    viewers: { all: words.everybody, ...words.seats },
    stepping: words.stepping,
    move: (action) =>
      action.type === 'deal' ? words.dealing : words.chooses(words.seats[action.by], words.card(action.card)),
    event: (event) => say(words.events, event),
    phase: ({ phase }) => words.phases[phase],
    node: (name) => wordsFor(words.nodes, name),
    known: () => null,
  },
};

/** The nine, where it lies open in a hand that is to choose. */
function barred(state: State, { toAct, hands }: View): Readonly<Partial<Record<Seat, readonly Card[]>>> {
  const open = (seat: Seat) => (hands[seat] ?? []).filter((card) => card !== '??');
  return Object.fromEntries(
    SEATS.filter((seat) => toAct.includes(seat) && open(seat).length > 0).map((seat) => [
      seat,
      open(seat).filter((card) => toy.judge(state, { type: 'choose', by: seat, card }).length > 0),
    ]),
  );
}

/** Whoever sits below comes last, the first of those who play by itself; the others in the order of play. */
function Table({ view, players = {}, below, hands = {}, barred = {}, ask, play }: TableProps<Toy>) {
  const seats = SEATS.filter((seat) => view.points[seat] !== undefined);
  const first = Math.max(0, below === undefined ? 0 : seats.indexOf(below)) + 1;
  return (
    <div role="group" class="table" aria-label={words.table}>
      {[...seats.slice(first), ...seats.slice(0, first)].map((seat) => {
        const chosen = view.chosen[seat];
        return (
          <section key={seat} data-seat={seat} data-turn={view.toAct.includes(seat) ? '' : undefined}>
            <h3>
              {punctuation.aside(players[seat] ?? words.seats[seat], words.points(view.points[seat] ?? 0))}
            </h3>
            {hands[seat] ?? (
              <ul class="hand">
                {(view.hands[seat] ?? []).map((card, index) => (
                  <li key={index}>
                    {named(card)}
                    {card !== '??' && ask !== undefined && barred[seat]?.includes(card) && (
                      <button
                        type="button"
                        onClick={() => {
                          ask(card);
                        }}
                      >
                        {words.why(named(card))}
                      </button>
                    )}
                    {card !== '??' &&
                      play !== undefined &&
                      view.toAct.includes(seat) &&
                      barred[seat]?.includes(card) !== true && (
                        <button
                          type="button"
                          onClick={() => {
                            play(seat, card);
                          }}
                        >
                          {words.instead(named(card))}
                        </button>
                      )}
                  </li>
                ))}
              </ul>
            )}
            {chosen !== undefined && <p>{words.chosen(named(chosen))}</p>}
          </section>
        );
      })}
    </div>
  );
}

const named = (card: Card | '??') => (card === '??' ? words.hidden : words.card(card));

function Hand({ state, seat, hints, attempt, pressed }: HandProps<Toy>) {
  const hand = state.phase === 'choose' ? state.hands[seat] : undefined;
  useEffect(() => {
    if (pressed !== undefined) attempt({ type: 'choose', by: seat, card: pressed });
  }, []);
  return (
    <ul class="hand">
      {hand?.map((card) => {
        const choice: Action = { type: 'choose', by: seat, card };
        return (
          <li key={card}>
            <button
              type="button"
              aria-disabled={hints && toy.judge(state, choice).length > 0}
              onClick={() => {
                attempt(choice);
              }}
            >
              {named(card)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function MoveLabel({ action }: { readonly action: Action }) {
  return <>{action.type === 'deal' ? '2' : action.card.slice(1)}</>;
}

function RuleLink({ rule }: { readonly rule: Rule }) {
  return (
    <a class="rule-link" href={siteUrl(`/toy/rules/#${rule}`)}>
      {words.rules[rule]}
    </a>
  );
}

function Refusals({ refusals }: { readonly refusals: readonly Refusal[] }) {
  return (
    <ul class="refusals">
      {refusals.map((refusal, index) => (
        <li key={index}>
          {say(words.refusals, refusal)}
          {punctuation.afterSentence}
          <RuleLink rule={refusal.rule} />
        </li>
      ))}
    </ul>
  );
}
