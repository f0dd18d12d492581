import {
  isEvil,
  kindOf,
  suitOf,
  WILDS,
  type Card,
  type Kind,
  type Seat,
  type Suit,
  type Wild,
} from '#games/chronicle/rules/cards';
import { words as game } from '#said/chronicle/names';
import { words } from '#said/chronicle/table-and-replay-steps';
import { SuitMark } from './SuitMark.tsx';

interface WonAllyCardsProps {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  /** Whether all fans lie beside each other, and not in two rows. */
  readonly inOneRow: boolean;
  /** Whether Evil among them would keep the seat from Fame. */
  readonly isShutOut: boolean;
}

/** The fans in two rows: each is as high as the other, however much is won. */
const ROWS = [
  ['love', 'power'],
  ['wisdom', null],
] as const;

/** More than so many may need more than two rows on a phone. */
const MANY = 6;

/** Won cards, which lie open: a fan of each suit and one of the Wilds, Evil marked, and after them whether it shuts out. */
export function WonAllyCards({ seat, cards, inOneRow, isShutOut }: WonAllyCardsProps) {
  const { table } = words;
  const above = cards.filter((card) => ROWS[0].some((suit) => suit === suitOf(card)));
  // There is more room beside fewer cards; beside as many no Wild stands among them.
  const free = !inOneRow && 2 * above.length <= cards.length ? ROWS[0] : ROWS[1];
  if (cards.length === 0)
    return (
      <p class="allies-none" data-pile={seat}>
        {table.noAllies(seat)}
      </p>
    );
  return (
    <div
      role="group"
      class="allies"
      data-pile={seat}
      data-many={cards.length > MANY ? '' : undefined}
      aria-label={table.allies(seat, cards.length)}
    >
      {ROWS.map((suits) => (
        <Fans
          key={suits[0]}
          fans={suits
            .map((suit) => ({ suit, fan: cards.filter((card) => suitOf(card) === suit) }))
            .filter(({ fan }) => fan.length > 0)}
          isShutOut={isShutOut && suits === free}
        />
      ))}
    </div>
  );
}

interface FansProps {
  readonly fans: readonly { readonly suit: Suit | null; readonly fan: readonly Card[] }[];
  readonly isShutOut: boolean;
}

function Fans({ fans, isShutOut }: FansProps) {
  if (fans.length === 0 && !isShutOut) return null;
  return (
    <ul class="fans">
      {fans.map(({ suit, fan }, index) => (
        <li
          key={suit ?? 'wild'}
          class="fan"
          data-suit={suit ?? 'wild'}
          data-count={fan.length}
          // It shares its row with what follows.
          data-beside={isShutOut && index === fans.length - 1 ? '' : undefined}
        >
          <SuitMark of={suit ?? 'wild'} />
          <span class="visually-hidden">{words.table.fan(fan)}</span>
          <span class="slips" aria-hidden="true">
            {fan.map((card) => (
              <Slip key={card} card={card} />
            ))}
          </span>
        </li>
      ))}
      {isShutOut && (
        <li class="slip" data-suit="wild" data-evil>
          {words.table.shutOut}
        </li>
      )}
    </ul>
  );
}

/** The corner of a card that shows in a fan: its value, or the figure of a Wild. */
function Slip({ card }: { readonly card: Card }) {
  const kind = kindOf(card);
  return (
    <span class="slip" data-ally={card} data-evil={isEvil(card) ? '' : undefined} title={game.card(card)}>
      {isWildName(kind) ? <SuitMark of={kind} /> : kind}
      {isEvil(card) && <SuitMark of="evil" />}
    </span>
  );
}

const wilds: readonly Kind[] = WILDS;
const isWildName = (kind: Kind): kind is Wild => wilds.includes(kind);
