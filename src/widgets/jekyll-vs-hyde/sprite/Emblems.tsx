/**
 * The large emblems, engraved: a solid body in the suit's ink (`currentColor`) with lines and lights cut out in the paper
 * (`--cut`). Each has its own outline, so that the suit is known without its colour. As few elements as will do: they are
 * styled and laid out again for every card that comes to the table.
 */
export function Emblems() {
  return (
    <>
      <WrathEmblem />
      <GreedEmblem />
      <PrideEmblem />
    </>
  );
}

/** A burning heart: the flame rises to one point. */
function WrathEmblem() {
  return (
    <symbol id="emblem-wrath" viewBox="0 0 100 100">
      <path
        fill="currentColor"
        d="M50 0c3 20 20 24 24 40 3-4 4-8 3-14 9 10 13 21 13 33 0 24-18 40-40 40S10 83 10 59c0-13 9-21 14-32 3 8 6 13 11 16-1-17 6-31 15-43Z"
      />
      <path
        class="engraved"
        d="M16 63c0-9 5-15 9-22M20 72c-1-12 5-18 10-25M84 62c-1-7-2-11-5-17M80 73c2-9 0-15-4-22M51 12c1 14 14 20 18 32M46 20c0 12 10 18 14 27M41 31c0 9 5 12 9 18"
      />
      <path
        class="cut"
        d="M50 93c-15 0-26-9-26-22 0-11 9-15 14-24 2 6 6 9 10 11 0-7 3-12 7-16 2 10 9 13 12 19 1-2 2-4 1-7 5 5 8 11 8 17 0 13-11 22-26 22Z"
      />
      <path
        fill="currentColor"
        d="M50 91C39 83 32 78 32 70c0-6 4-9 9-9 4 0 8 3 9 7 1-4 5-7 9-7 5 0 9 3 9 9 0 8-7 13-18 21Z"
      />
      <path class="engraved" d="M61 64c4 2 5 7 2 11M57 65c4 4 5 9 1 14M53.5 69c3 4 3 9 0 14" />
    </symbol>
  );
}

/** A cut stone: flat on top, pointed below. */
function GreedEmblem() {
  return (
    <symbol id="emblem-greed" viewBox="0 0 100 100">
      <path fill="currentColor" d="M25 18h50l23 24-48 55L2 42Z" />
      <path class="cut" d="m50 20-17 20h34ZM34 45h32L50 91Z" />
      <path class="facets" d="M2 42h96M25 18l7 24 18-24 18 24 7-24M32 42l18 55 18-55" />
      <path
        class="engraved"
        d="m29 24 5 12M33 21l3 11M38 20.5l1 7M71 24l-5 12M67 21l-3 11M62 20.5l-1 7M10 46l33 40M17 46l28 38M24 46l23 36M90 46 57 86"
      />
      <path
        class="etched"
        d="M50 24 39 38M50 29l-7 9M50 34l-3 4M38 46l12 40M42 46l8 28M46 46l4 16M50 3v9M30 6l3 7M70 6l-3 7M13 13l5 6M87 13l-5 6"
      />
    </symbol>
  );
}

/** A crown of peacock feathers: three of them, each with its eye, over the points of a straight band. */
function PrideEmblem() {
  return (
    <symbol id="emblem-pride" viewBox="0 0 100 100">
      <path fill="currentColor" d="M19 79 12 45l18 15 20-25 20 25 18-15-7 34ZM17 83h66v13H17Z" />
      <path
        fill="currentColor"
        d="M50 41c-9.3-7.5-13-15.8-11.2-25.2 1.9-7.4 7.5-10.2 11.2-15.8 3.7 5.6 9.3 8.4 11.2 15.8 1.8 9.4-1.9 17.7-11.2 25.2ZM12 46.9c-7.5-3.1-11.5-7.9-12-14.3-.2-5.2 2.9-8.1 4.3-12.5 3.5 3 7.7 3.8 10.3 8.3 2.9 5.7 2.1 11.9-2.6 18.5ZM88 46.9c-4.7-6.6-5.5-12.8-2.6-18.5 2.6-4.5 6.8-5.3 10.3-8.3 1.4 4.4 4.5 7.3 4.3 12.5-.5 6.4-4.5 11.2-12 14.3Z"
      />
      <path
        class="cut"
        d="M50 9.8c3.9 0 7 3.9 7 8.8 0 4.9-3.1 8.9-7 8.9-3.9 0-7-4-7-8.9 0-4.9 3.1-8.8 7-8.8ZM6.1 26.5c2.6-.7 5.3 1.3 6.3 4.5 .9 3.2-.4 6.4-2.9 7.1-2.6 .7-5.4-1.3-6.3-4.5-.9-3.2 .4-6.3 2.9-7.1ZM93.9 26.5c2.5 .8 3.8 3.9 2.9 7.1-.9 3.2-3.7 5.2-6.3 4.5-2.5-.7-3.8-3.9-2.9-7.1 1-3.2 3.7-5.2 6.3-4.5ZM50 85.5 5 4-5 4-5-4ZM30 86.5l4 3-4 3-4-3ZM70 86.5l4 3-4 3-4-3Z"
      />
      <path
        fill="currentColor"
        d="M50 25.2c-2.8 0-4.2-2.8-4.2-5.6 0-2.8 1.9-4.7 2.8-4.7 .9 0 1.4 1.4 1.4 1.4 0 0 .5-1.4 1.4-1.4 .9 0 2.8 1.9 2.8 4.7 0 2.8-1.4 5.6-4.2 5.6ZM9 36.6c-1.8 .5-3.2-1.1-3.8-2.9-.5-1.8 .4-3.4 1-3.5 .6-.2 1.2 .6 1.2 .6 0 0 0-1 .6-1.2 .6-.1 2.2 .7 2.7 2.5 .5 1.9 .1 4-1.7 4.5ZM91 36.6c-1.8-.5-2.2-2.6-1.7-4.5 .5-1.8 2.1-2.6 2.7-2.5 .6 .2 .6 1.2 .6 1.2 0 0 .6-.8 1.2-.6 .6 .1 1.5 1.7 1 3.5-.6 1.8-2 3.4-3.8 2.9Z"
      />
      <path
        class="engraved"
        d="M41.6 25.2c.9 3.7 2.8 6.5 5.6 9.3M58.4 25.2c-.9 3.7-2.8 6.5-5.6 9.3M3.5 38.2c1.3 2.2 3.1 3.7 5.4 5M14.5 35c.1 2.6-.6 4.8-1.9 7.2M85.5 35c-.1 2.6 .6 4.8 1.9 7.2M96.5 38.2c-1.3 2.2-3.1 3.7-5.4 5M50 44v32M44 50l2 26M56 50l-2 26M38 57l4 19M62 57l-4 19M31 65l7 11M69 65l-7 11M17 55l9 21M83 55l-9 21M23 60l9 16M77 60l-9 16"
      />
    </symbol>
  );
}
