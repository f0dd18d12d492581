import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import {
  runningSlot,
  unfinishedGame,
  type RunningSlot,
  type UnfinishedGame,
} from '#progress/unfinished-game';
import { browserStorage } from '#storage/web-storage';
import { words } from '#said/play-against-computer';
import { DamagedDataCheck } from '../DamagedDataCheck.tsx';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { begunFrom, CurrentGame } from './current-game.ts';
import { GameSettings } from './GameSettings.tsx';
import type { MatchProps } from './match-props.ts';
import type { Sent } from './shared-deal.ts';
import type { ReceivedDealOrPositionProps } from './ReceivedDealOrPosition.tsx';
import type { Chosen, PlaySetup, OpponentTypes, Settings } from './play-adapter.ts';
import type { PreviewProps } from './PreviewOfPositionToPlayFrom.tsx';

export interface PlayProps<T extends GameTypes, P extends OpponentTypes> {
  readonly setup: PlaySetup<T, P>;
  /** The match itself, fetched when it begins. */
  readonly match: () => Promise<{ readonly default: ComponentType<MatchProps<T, P>> }>;
  /** Shows a position that somebody is sent to play on from; fetched where somebody is. */
  readonly preview: () => Promise<{ readonly default: ComponentType<PreviewProps<T, P>> }>;
  /** Reads a match that was kept; fetched where there is one. */
  readonly resume: () => Promise<(kept: UnfinishedGame) => ReturnType<typeof begunFrom<T, P>>>;
  /** The names of the rules that can be practised, by their ids. */
  readonly practised: Readonly<Record<string, string>>;
}

const seed = () => Math.floor(Math.random() * 2 ** 31);

/** Playing against the computer: what to decide first, and then the game, which goes on where it was left. */
export function PlayAgainstComputer<T extends GameTypes, P extends OpponentTypes>(props: PlayProps<T, P>) {
  const { setup, match, practised } = props;
  const [chosen, choose] = useState(setup.first);
  const { begun, other, slot, Practice, deal, beside, stop, ...game } = useGame(props);
  const Match = useLazyComponent(begun !== null, match);
  const [hasLeft, leave] = useState(false);
  const found = (
    <>
      <Found {...{ setup, practised, ...game }} />
      {Practice && (
        <Practice
          practised={practised}
          practising={begun?.settings.practising}
          practise={(practising) => {
            beside();
            deal({ ...settingsOf(setup, chosen), practising });
          }}
        />
      )}
    </>
  );
  // What was chosen stays until the table is there to take its place.
  if (begun === null || Match === null) {
    return (
      <>
        {found}
        <GameSettings
          setup={setup}
          arrives={hasLeft}
          chosen={chosen}
          choose={choose}
          deal={() => {
            deal(settingsOf(setup, chosen));
          }}
        />
      </>
    );
  }
  return (
    <>
      {found}
      <Match
        key={begun.settings.seed}
        {...{ begun, other, slot }}
        again={(seat) => {
          deal({ ...begun.settings, seat, seed: seed() });
        }}
        leave={() => {
          stop();
          leave(true);
        }}
      />
    </>
  );
}

/** The game that is played, null while there is none; where it is kept; and what was found as the page was opened. */
function useGame<T extends GameTypes, P extends OpponentTypes>(props: PlayProps<T, P>) {
  const { setup, resume } = props;
  const [slot, keepIn] = useState(() => runningSlot(browserStorage(), setup.game));
  const { begun, begin, looked } = useBegun(slot, resume);
  const { offered, other, drop } = useSent(props, begun);
  const { Practice, dismiss } = usePractice();
  /** Leaves a game where it is kept that somebody is in the middle of. */
  const beside = () => {
    if (begun !== null) keepIn(runningSlot(browserStorage(), setup.game));
  };
  return {
    begun,
    other,
    slot,
    looked,
    offered,
    Practice,
    beside,
    deal: (settings: Settings<T, P>) => {
      drop();
      dismiss();
      begin({ settings, moves: [] });
    },
    accept: ({ game: { settings, ...game }, goesOn }: Sent<T, P>, practising?: string) => {
      beside();
      begin({
        settings: { ...settings, ...(practising !== undefined && { practising }) },
        ...(goesOn ? game : { moves: [] }),
      });
      if (goesOn) drop();
    },
    stop: () => {
      slot.forget();
      begin(null);
    },
  };
}

/** What was chosen, with what is left to chance. */
function settingsOf<T extends GameTypes, P extends OpponentTypes>(
  setup: PlaySetup<T, P>,
  { role, strength, length, rulings }: Chosen<T, P>,
): Settings<T, P> {
  const seats = setup.seats(length);
  const seat = seats.find((one) => one === role) ?? oneOf(seats);
  return { seat, strength, length, seed: seed(), ...(rulings !== undefined && { rulings }) };
}

/** What somebody was sent here with, null where it cannot be read; and what offers it. */
interface Brought<T extends GameTypes, P extends OpponentTypes> {
  readonly sent: Sent<T, P> | null;
  readonly Offer: ComponentType<ReceivedDealOrPositionProps<T, P>>;
  readonly Preview: ComponentType<PreviewProps<T, P>>;
}

interface FoundProps<T extends GameTypes, P extends OpponentTypes> extends Omit<
  ReceivedDealOrPositionProps<T, P>,
  'sent' | 'Preview'
> {
  /** Changes once what was kept has been read. */
  readonly looked: unknown;
  readonly offered: Brought<T, P> | null;
}

/**
 * What was found as the page was opened: a game that could not be read, and what somebody was sent here with. Where that is played it is kept in
 * a place that has loaded nothing, which leaves a game there that somebody is in the middle of.
 */
function Found<T extends GameTypes, P extends OpponentTypes>({
  offered,
  looked,
  ...props
}: FoundProps<T, P>) {
  return (
    <>
      <DamagedDataCheck slot={unfinishedGame(props.setup.game)} said={words.match.aside} since={looked} />
      {offered && <offered.Offer {...props} {...offered} />}
    </>
  );
}

/**
 * What somebody was sent here with: `offered` until it is played, then `other`, as long as its cards are played anew. It can be dropped.
 * What reads it is fetched where there is something to read.
 */
function useSent<T extends GameTypes, P extends OpponentTypes>(
  { setup, resume, preview }: PlayProps<T, P>,
  begun: CurrentGame<T, P> | null,
) {
  const [brought, set] = useState<Brought<T, P> | null>(null);
  useEffect(() => {
    if (location.hash === '') return;
    const needed = Promise.all([resume(), import('./ReceivedDealOrPosition.tsx'), preview()]);
    void needed.then(async ([read, offer, { default: Preview }]) => {
      const sent = await offer.readSharedDeal<T, P>(location, setup, read, seed());
      set({ sent, Offer: offer.default, Preview });
    });
  }, []);
  const sent = brought?.sent;
  const isPlayed = sent != null && sent.game.settings.seed === begun?.settings.seed;
  return {
    offered: isPlayed ? null : brought,
    other: isPlayed && !sent.goesOn ? sent.game : undefined,
    drop: () => {
      if (brought === null) return;
      set(null);
      history.replaceState(history.state, '', location.pathname);
    },
  };
}

/** What offers to practise the rule that the address names, fetched where it says anything; it can be dismissed. */
function usePractice() {
  const [isAsked, ask] = useState(false);
  useEffect(() => {
    ask(location.search !== '');
  }, []);
  const Note = useLazyComponent(isAsked, () => import('./RulePracticeFromAddress.tsx'));
  return {
    Practice: isAsked ? Note : null,
    dismiss: () => {
      ask(false);
    },
  };
}

/** The match that is played, at first the one that was kept; `looked` changes once that is read. */
function useBegun<T extends GameTypes, P extends OpponentTypes>(
  slot: RunningSlot,
  resume: PlayProps<T, P>['resume'],
) {
  const [begun, begin] = useState<CurrentGame<T, P> | null>(null);
  const [looked, note] = useState<unknown>();
  useEffect(() => {
    const running = slot.load();
    if (running === null) {
      note(null);
      return;
    }
    void resume().then((read) => {
      const found = read(running);
      // What it cannot go on from would be written over with the next move.
      if (found?.whole !== true) slot.setAside();
      note(found);
      // Somebody may have dealt a new one meanwhile.
      begin((now) => now ?? found?.begun ?? null);
    });
  }, []);
  return { begun, begin, looked };
}

function oneOf<Seat>(seats: readonly Seat[]): Seat {
  const seat = seats[Math.floor(Math.random() * seats.length)];
  if (seat === undefined) throw new Error('A game has seats');
  return seat;
}
