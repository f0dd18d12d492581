import type { ShownLaid, View } from '#games/chronicle/rules/view';
import type { Seat } from '#games/chronicle/rules/cards';
import { standingOn, strongest } from '#games/chronicle/rules/provisional-standing';
import { words as game } from '#said/chronicle/names';
import { words } from '#said/chronicle/table-and-replay-steps';
import { CardBack, CardFace, WildName } from './Card.tsx';
import { SuitMark } from './SuitMark.tsx';
import { CardLabel } from './MoveLabel.tsx';

/** What lies between the players: what the round is about and who fulfils it at the moment, the piles, and the Meeting. */
export function TableCentre({ view }: { readonly view: View }) {
  return (
    <div class="middle">
      <Chronicled view={view} />
      <Meeting view={view} />
      <Piles view={view} />
    </div>
  );
}

/** The history card, and how the round would end if it ended now. */
function Chronicled({ view }: { readonly view: View }) {
  const { history } = view;
  if (history === null) return <p class="chronicled">{words.table.noHistory}</p>;
  const { victor, conditions } = standingOn(view);
  // As long as nothing is won all tie, which says nothing.
  const isCounted = !view.isFameAsked && view.seats.some((seat) => (view.allies[seat] ?? []).length > 0);
  return (
    <dl class="chronicled">
      <div>
        <dt>{words.table.lead}</dt>
        <dd>
          <CardLabel card={history.lead} />
        </dd>
      </div>
      {conditions.map(({ condition, seats }, index) => (
        <div key={index}>
          <dt>{game.condition(condition)}</dt>
          {isCounted && victor === null && <Fulfil seats={seats} />}
        </div>
      ))}
      {isCounted && victor !== null && (
        <div>
          <dt>{game.rules['evil-victory']}</dt>
          <Fulfil seats={[victor]} />
        </div>
      )}
    </dl>
  );
}

/** Who fulfils it, by their numbers for those who see the table. */
function Fulfil({ seats }: { readonly seats: readonly Seat[] }) {
  return (
    <dd class="fulfils">
      <span class="visually-hidden">{words.table.fulfil(seats)}</span>
      <span aria-hidden="true">
        {words.table.now} {seats.length === 0 ? words.table.nobody : seats.map(game.seatSign).join(', ')}
      </span>
    </dd>
  );
}

/** The cards of the Meeting in the order of play, and which of them would win it; until the next begins, those of the last and who has won it. */
function Meeting({ view }: { readonly view: View }) {
  const { ended } = view;
  const { laid, lead } = ended ?? view;
  const best = ended === null ? strongest(view) : ended.laid.find(({ by }) => by === ended.winner)?.card;
  return (
    <div class="meeting" data-ended={ended === null ? undefined : ''}>
      <p class="lead-suit">
        {ended !== null ? (
          words.table.won(ended.winner, ended.discarded)
        ) : lead === null ? (
          words.table.noLead
        ) : (
          <>
            <SuitMark of={lead} /> {words.table.leadSuit(lead)}
          </>
        )}
      </p>
      <ol class="laid" data-place="meeting" aria-label={words.table.meeting}>
        {laid.map((each, index) => (
          <Laid key={each.by} {...each} isLed={index === 0} isBest={each.card === best} />
        ))}
      </ol>
    </div>
  );
}

interface LaidProps extends ShownLaid {
  readonly isLed: boolean;
  readonly isBest: boolean;
}

function Laid({ by, card, down, isLed, isBest }: LaidProps) {
  const name = card === '??' ? words.table.hidden : game.card(card);
  return (
    <li
      data-seat={by}
      data-card={card === '??' ? undefined : card}
      data-down={down ? '' : undefined}
      data-best={isBest ? '' : undefined}
    >
      {card === '??' || down ? (
        <CardBack />
      ) : (
        <>
          <CardFace card={card} />
          <WildName card={card} />
        </>
      )}
      <span class="laid-by" aria-hidden="true">
        {game.seatSign(by)} {isLed && words.table.led}
        {down && card !== '??' && <CardLabel card={card} />}
      </span>
      <span class="visually-hidden">{words.table.laid(by, name, down)}</span>
    </li>
  );
}

/** What is out of play: the discard pile, of which only the top card lies open, and the card laid aside. */
function Piles({ view: { discard, aside } }: { readonly view: View }) {
  const top = discard.at(-1);
  if (top === undefined && aside === null) return null;
  return (
    <ul class="piles">
      {top !== undefined && top !== '??' && (
        <li>
          {words.table.discarded(discard.length)} <CardLabel card={top} />
        </li>
      )}
      {aside !== null && (
        <li>
          {words.table.aside} <CardLabel card={aside} />
        </li>
      )}
    </ul>
  );
}
