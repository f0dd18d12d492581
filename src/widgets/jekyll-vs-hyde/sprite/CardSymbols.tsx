/** What cards have in common besides their faces: the sheet and its frame, the glass of a Potion, the back's drawers. */
export function CardSymbols() {
  return (
    <>
      <symbol id="card-sheet" viewBox="0 0 96 136">
        <Sheet />
      </symbol>
      <symbol id="card-glass" viewBox="0 0 100 100">
        <path class="glass" d="M40 11v23a32 32 0 1 0 20 0V11" />
        <path fill="currentColor" d="M34 8h32v5H34ZM41 0h18l-1 7H42Z" />
        <path class="etched" d="M74.5 58c-.8-4-2.5-7.5-5.5-10.5" />
        <path class="engraved" d="M26.5 70c2 7 6 12 12 15.5M31.5 70c1.5 4 3.5 7 6 9" />
      </symbol>
      <pattern id="card-drawers" width="13" height="11.8" x="9" y="9" patternUnits="userSpaceOnUse">
        <path class="drawer" d="M1 1h11v9.8H1ZM4 3h5v2.5H4Z" />
        <circle class="cut" cx="6.5" cy="8" r="1" />
      </pattern>
    </>
  );
}

/** The paper and its frame. */
export function Sheet() {
  return (
    <>
      <rect class="sheet" x=".5" y=".5" width="95" height="135" rx="6" />
      <path class="frame" d="M10 5h76a5 5 0 0 0 5 5v116a5 5 0 0 0-5 5H10a5 5 0 0 0-5-5V10a5 5 0 0 0 5-5Z" />
    </>
  );
}
