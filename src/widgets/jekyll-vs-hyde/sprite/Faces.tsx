import { SUITS, type Suit } from '#games/jekyll-vs-hyde/cards';
import { Sheet } from './CardSymbols.tsx';
import { GreedEmblem, PrideEmblem, WrathEmblem } from './Emblems.tsx';
import { MarkShape } from './Marks.tsx';

const EMBLEMS = { wrath: WrathEmblem, greed: GreedEmblem, pride: PrideEmblem } satisfies Record<
  Suit,
  unknown
>;

/**
 * What all cards of a suit, and all Potions, have in common, each in one piece with as few elements as will do: they are styled
 * and laid out again for every card that comes to the table, and every `<use>` costs a tree of its own.
 */
export function Faces() {
  return (
    <>
      {SUITS.map((suit) => {
        const Emblem = EMBLEMS[suit];
        return (
          <symbol key={suit} id={`face-${suit}`} viewBox="0 0 96 136">
            <Sheet />
            <MeasuringScale />
            <MarkShape of={suit} transform="translate(11 49) scale(.375)" />
            <g transform="translate(21 60) scale(.66)">
              <Emblem />
            </g>
          </symbol>
        );
      })}
      <symbol id="face-potion" viewBox="0 0 96 136">
        <Sheet />
        <MeasuringScale />
      </symbol>
    </>
  );
}

/** Seven marks at the upper right, to be inked up to the number. */
function MeasuringScale() {
  return (
    <path
      class="hair"
      d="M84.5 13v46M77.5 15h7M77.5 22h7M77.5 29h7M77.5 36h7M77.5 43h7M77.5 50h7M77.5 57h7"
    />
  );
}
