import { playingMachine } from '#games/jekyll-vs-hyde/playing-machine';
import { voice } from '#games/jekyll-vs-hyde/voice.tsx';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { seededRandom } from '#kit/random';
import { other, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { shuffledDeal } from '#games/jekyll-vs-hyde/rules/deal';
import { options } from '#games/jekyll-vs-hyde/rules/options';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { begin } from '#games/jekyll-vs-hyde/statechart';
import { placeOf } from '#machines/chart-place';
import type { RunningSlot } from '#progress/unfinished-game';
import { punctuation } from '#said/punctuation';
import { words as legality } from '#said/jekyll-vs-hyde/legality';
import { words as play } from '#said/jekyll-vs-hyde/play';
import { say } from '#words/sentences';
import { LiveRegion } from '#widgets/LiveRegion.tsx';
import { useFocusFallback } from '#widgets/use-focus-fallback.ts';
import { Events, MainEvents } from '#widgets/viewer/Events.tsx';
import { PlayerHand } from '#games/jekyll-vs-hyde/table/PlayerHand.tsx';
import { Refused } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import { RuleLink } from '#games/jekyll-vs-hyde/table/RuleLink.tsx';
import { Table } from '#games/jekyll-vs-hyde/table/Table.tsx';
import { thinking } from '#games/jekyll-vs-hyde/widgets/thinking/thinking';
import { useThinker } from '#widgets/thinking/use-thinker.ts';
import { decides, sinceDecision } from '#widgets/scene/decisions.ts';
import { madeBy, useGame } from '#widgets/scene/use-game.ts';
import { Advice } from './Advice.tsx';
import { lastDeal, type CurrentGame } from './current-game.ts';
import { RoundEnd } from './RoundEnd.tsx';
import { useGameAutosave } from './use-game-autosave.ts';

interface MatchProps {
  readonly begun: CurrentGame;
  /** Where it is kept. */
  readonly slot: RunningSlot;
  /** Another game of the kind, in this role. */
  readonly again: (seat: Seat) => void;
  readonly leave: () => void;
}

/** The least time between two moves, in milliseconds, so that each can be seen. */
const PAUSE = 700;

/** A game against an opponent who is given only what its seat sees. It is kept after every move. */
export default function Match({ begun, slot, again, leave }: MatchProps) {
  const { settings } = begun;
  const { seat, strength, length } = settings;
  const first = useMemo(() => begin(), []);
  const dealt = useMemo(() => (begun.moves.length === 0 ? [deal()] : begun.moves), []);
  const { position, past, moves, refusals, attempt, undo } = useGame(playingMachine, first, dealt);
  const { thinker, onPage } = useThinker(thinking);
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const { state } = position.context;
  const { game } = playingMachine;
  const partner = other(seat);
  const mine = decides(game, position, seat);
  const thinks = decides(game, position, partner);
  const { match: words } = play;

  useEffect(() => {
    // The button that dealt the cards is gone; somebody who comes back to a game has not asked to be taken anywhere.
    if (begun.moves.length === 0) root.current?.focus({ preventScroll: true });
  }, []);
  // Whoever asked for the next round stands below what was said of the last: the new cards lie above.
  const deals = moves.filter(({ type }) => type === 'deal').length;
  const dealtBefore = useRef(deals);
  useLayoutEffect(() => {
    if (deals > dealtBefore.current)
      root.current?.querySelector('.player-hand')?.scrollIntoView({ block: 'center' });
    dealtBefore.current = deals;
  }, [deals]);
  const parted = useGameAutosave(slot, settings, moves);
  useEffect(() => {
    if (!thinks || thinker === null) return;
    const since = performance.now();
    let timer = 0;
    const task = {
      type: 'choose',
      strength,
      seen: view(state, partner),
      seed: settings.seed + moves.length,
    } as const;
    const stop = thinker.ask(task, (told) => {
      if (told.type !== 'chosen') return;
      timer = window.setTimeout(
        () => {
          attempt(told.move);
        },
        PAUSE - (performance.now() - since),
      );
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [position, thinker]);

  const asked = mine ? options(state, seat) : null;
  const seen = view(state, seat);
  // That the other seat lays cards down meanwhile does not change what there is to decide.
  const decisions = moves.filter((move) => move.type === 'deal' || move.by === seat).length;
  const label = words.label(seat, strength, seen.round, length);
  const happened = sinceDecision<JekyllVsHyde>(game, past, seat);
  const mayUndo = moves.slice(lastDeal(moves) + 1).some(madeBy(seat));
  return (
    <div
      role="group"
      class="match"
      aria-label={label}
      tabIndex={-1}
      ref={root}
      data-phase={placeOf(position)}
    >
      <p class="label">{label}</p>
      {onPage && <p class="warning">{words.onPage}</p>}
      <div role="status">{parted !== null && <p class="warning">{parted}</p>}</div>
      <Table
        view={seen}
        below={seat}
        players={{ [seat]: words.you, [partner]: play.setup.opponents[strength].name }}
        hands={
          'hands' in state
            ? {
                [seat]: (
                  <PlayerHand key={state.phase} state={state} seat={seat} hints={mine} attempt={attempt} />
                ),
              }
            : {}
        }
      />
      <p class="turn">
        {asked !== null ? (
          <>
            {say(legality.options, asked)}
            {punctuation.afterSentence}
            <RuleLink rule={asked.rule} />
          </>
        ) : (
          thinks && words.thinks(partner)
        )}
      </p>
      {'hands' in state && (
        <Advice
          key={decisions}
          thinker={mine ? thinker : null}
          seen={seen}
          seed={settings.seed + moves.length}
        >
          <button
            type="button"
            class="button quiet"
            aria-disabled={!mayUndo}
            onClick={() => {
              if (mayUndo) undo(madeBy(seat));
            }}
          >
            {words.takeBack}
          </button>
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              if (confirm(words.reallyLeave)) leave();
            }}
          >
            {words.leave}
          </button>
        </Advice>
      )}
      <LiveRegion
        class="told"
        answers={refusals.length > 0}
        main={<MainEvents face={voice} events={happened} />}
      >
        {refusals.length > 0 ? <Refused refusals={refusals} /> : <Events face={voice} events={happened} />}
      </LiveRegion>
      {!('hands' in state) && thinker !== null && (
        <RoundEnd
          key={moves.length}
          game={{ settings, moves }}
          past={past}
          thinker={thinker}
          next={() => {
            attempt(deal());
          }}
          again={again}
          leave={leave}
        />
      )}
    </div>
  );
}

function deal(): Action {
  return shuffledDeal(seededRandom(Math.floor(Math.random() * 2 ** 31)));
}
