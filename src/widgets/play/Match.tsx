import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { practiceDeal } from '#kit/rule-practice-deals-and-moves';
import { seededRandom } from '#kit/random';
import { words as play } from '#said/play-against-computer';
import { useRunningGame } from '../use-running-game.ts';
import { useTaskRunner } from '../thinking/use-task-runner.ts';
import { useConfirmDialog } from '../use-confirm-dialog.tsx';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { bringStageIntoView } from '../stage/bring-stage-into-view.ts';
import { ButtonBelowTable } from '../stage/ButtonBelowTable.tsx';
import { MatchStage } from './MatchStage.tsx';
import { isRoundOver } from './current-game.ts';
import { lastOpponent } from './last-opponent.ts';
import type { MatchProps } from './match-props.ts';
import { PauseField } from './PauseField.tsx';
import type { PlayAdapter, OpponentTypes, Settings } from './play-adapter.ts';
import { PlayedSoFarDisclosure } from './PlayedSoFarDisclosure.tsx';
import { TryAgainStage } from './TryAgainStage.tsx';
import { PractisedRule } from './PractisedRule.tsx';
import { RoundReviewAndSharing } from './RoundReviewAndSharing.tsx';
import { AfterRoundActions } from './AfterRoundActions.tsx';
import { useAutomaticDealer } from './use-automatic-dealer.ts';
import { useGameAutosave } from './use-game-autosave.ts';
import { useOpponent } from './use-opponent.ts';
import { usePauseBetweenMoves } from './use-pause-between-moves.ts';
import { dealtThere } from './shared-deal.ts';
import { useRoundResultOrReview, type RoundStage } from './use-round-result-or-review.ts';

const { match: words } = play;

type PlayedMatchProps<T extends GameTypes, P extends OpponentTypes> = MatchProps<T, P> & {
  readonly adapter: PlayAdapter<T, P>;
};

/** A game against opponents who are given only what their seats see. It is kept after every move. */
export function Match<T extends GameTypes, P extends OpponentTypes>(props: PlayedMatchProps<T, P>) {
  const { adapter, begun, slot, leave } = props;
  const { machine, face, Try, weigher } = adapter;
  const { running, settings, nextRound, advised } = useMatch(props);
  const { position, past, moves, attempt } = running;
  const { thinker, onPage } = useTaskRunner(adapter.thinking);
  const root = useRef<HTMLDivElement>(null);
  useArrival(root, begun.moves.length === 0);
  useEffect(() => {
    lastOpponent<T, P>(adapter.setup).set(begun.settings.strength);
  }, []);
  const game = { settings, moves, given: begun.given ?? 0 };
  const lookedAt = { adapter, game, past, thinker, advised };
  const { state } = position.context;
  const parted = useGameAutosave(slot, adapter, game, machine.game.toAct(state).length === 0);
  const pause = usePauseBetweenMoves<T>(position, root, adapter.face);
  useAutomaticDealer(adapter, position, pause, nextRound);
  const opponent = useOpponent({ adapter, settings, position, thinker, turn: moves.length, attempt, pause });
  const end = useRoundResultOrReview<T>(isRoundOver<T, P>(adapter, state), position, moves.length, pause);
  useReturn(root, end.opened !== null ? 'position' : end.stage);
  const revisited = end.opened === null ? undefined : past[end.opened.move];
  const label = adapter.words.label(settings, (revisited ?? position).context.state);
  const lookBack = end.stage === 'result' ? end.lookBack : undefined;
  const next = <AfterRoundActions {...props} {...{ settings, state, lookBack }} next={nextRound} />;
  return (
    <div
      role="group"
      class="match"
      aria-label={label}
      tabIndex={-1}
      ref={root}
      data-phase={machine.place(position)}
      onPointerDown={({ target }) => {
        if (target instanceof Element && target.closest('.stage-table') !== null) pause.skip();
      }}
    >
      <p class="label">{label}</p>
      {settings.practising !== undefined && (
        <PractisedRule RuleLink={adapter.face.RuleLink} rule={settings.practising} past={past} />
      )}
      {onPage && <p class="warning">{words.onPage}</p>}
      <div role="status">{parted !== null && <p class="warning">{parted}</p>}</div>
      {end.opened !== null ? (
        <TryAgainStage
          {...{ face, Try, weigher, thinker, seat: settings.seat, close: end.close }}
          {...end.opened}
          key={end.opened.move}
          start={revisited ?? position}
          made={moves[end.opened.move]}
        />
      ) : (
        <MatchStage {...props} {...{ settings, running, thinker, opponent, pause, end, advised, next }} />
      )}
      {end.stage === 'looking back' && (
        <RoundReviewAndSharing key={moves.length} {...lookedAt} open={end.open} />
      )}
      <MatchFoot {...{ adapter, past, leave }} isOver={end.stage !== null} />
    </div>
  );
}

interface MatchFootProps<T extends GameTypes, P extends OpponentTypes> extends Pick<
  PlayedMatchProps<T, P>,
  'adapter' | 'leave'
> {
  readonly past: readonly Standing<T>[];
  /** Whether the round is: then the result leads on. */
  readonly isOver: boolean;
}

/** What is seldom wanted while a round is played. */
function MatchFoot<T extends GameTypes, P extends OpponentTypes>(props: MatchFootProps<T, P>) {
  const { adapter, past, isOver, leave } = props;
  return (
    <>
      <div class="match-foot">
        {!isOver && <Leave leave={leave} />}
        <PauseField label={adapter.setup.words.stays} />
      </div>
      {!isOver && <PlayedSoFarDisclosure face={adapter.face} past={past} />}
    </>
  );
}

/** The way out of a match, for whoever means it. */
function Leave({ leave }: { readonly leave: () => void }) {
  const { ask, dialog } = useConfirmDialog();
  return (
    <>
      <ButtonBelowTable
        press={() => {
          ask({ ask: words.reallyLeave, yes: words.leave, no: words.stay, act: leave });
        }}
      >
        {words.leave}
      </ButtonBelowTable>
      {dialog}
    </>
  );
}

/**
 * The match as it runs, from its first deal or from where it was left; and how the next round is dealt: as in the other game from the same
 * cards, if there is one and it has come so far. A match of a round becomes one of a game where another round is dealt.
 */
function useMatch<T extends GameTypes, P extends OpponentTypes>(props: PlayedMatchProps<T, P>) {
  const { adapter, begun, other } = props;
  const { machine, setup, settled, goesOn = () => false } = adapter;
  const [settings, set] = useState<Settings<T, P>>(() => {
    const { rulings } = begun.settings;
    // What a match that goes on has settled was kept with it, and that of somebody else with theirs.
    return settled === undefined || begun.moves.length > 0 || other !== undefined
      ? begun.settings
      : { ...begun.settings, rulings: settled(rulings) };
  });
  const players = setup.seats(settings.length).length;
  const deal = (state: T['state'], made: readonly T['action'][]) => {
    const there = other && dealtThere(adapter, other, made, state);
    if (there != null) return there;
    const { practising } = settings;
    const chance = seededRandom(Math.floor(Math.random() * 2 ** 31));
    // In the middle of a round there is nothing to choose from.
    return practising === undefined || (made.length > 0 && goesOn(state))
      ? machine.game.deal(state, chance, players)
      : practiceDeal(machine.game, state, players, practising, chance);
  };
  const first = useMemo(() => machine.begin(settings.rulings), []);
  const dealt = useMemo(() => (begun.moves.length === 0 ? [deal(first.context.state, [])] : begun.moves), []);
  const running = useRunningGame<T, Standing<T>>(machine, first, dealt);
  const [advised] = useState(() => new Map<T['state'], readonly T['action'][]>());
  return {
    running,
    settings,
    advised,
    nextRound: (length: P['length'] = settings.length) => {
      set({ ...settings, length });
      running.attempt(deal(running.position.context.state, running.moves));
    },
  };
}

/** Takes whoever deals to the cards, and keeps the focus among them. */
function useArrival(root: RefObject<HTMLDivElement>, isNew: boolean): void {
  useFocusFallback(root);
  useEffect(() => {
    // The button that dealt the cards is gone; somebody who comes back to a game has not asked to be taken anywhere.
    if (isNew) root.current?.focus({ preventScroll: true });
    return isNew ? undefined : keepStageInView(root);
  }, []);
}

/** Who comes back by the button of the browser is put where they were on a page that was longer: the table comes into view instead. */
function keepStageInView(root: RefObject<HTMLDivElement>): (() => void) | undefined {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit === undefined || !('type' in visit) || visit.type !== 'back_forward') return undefined;
  return bringSoonIntoView(root);
}

/** Who comes back from a position or a look back finds the end of the round in view: the page was scrolled for what is gone. */
function useReturn(root: RefObject<HTMLDivElement>, shown: 'position' | RoundStage): void {
  const before = useRef(shown);
  useEffect(() => {
    const isBack =
      (before.current === 'position' && shown !== null) ||
      (before.current === 'looking back' && shown === 'result');
    before.current = shown;
    return isBack ? bringSoonIntoView(root) : undefined;
  }, [shown]);
}

function bringSoonIntoView(root: RefObject<HTMLDivElement>): () => void {
  const bring = () => {
    const stage = root.current?.querySelector('.stage');
    if (stage) bringStageIntoView(stage);
  };
  bring();
  // The browser may do so once more as soon as all is there.
  const timer = setTimeout(bring, 300);
  return () => {
    clearTimeout(timer);
  };
}
