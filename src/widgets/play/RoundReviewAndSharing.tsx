import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { pathToString } from '#replays/move-path-string';
import { replayToUrlFragment } from '#replays/whole-replay-in-url-fragment';
import { writeReplay } from '#replays/write-replay';
import { fragmentOf } from '#studies/study-id-fragment';
import type { Entry } from '#studies/study-database-queries';
import { createSaver } from '#studies/study-saver';
import { words as edit } from '#said/variation-and-comment-panel';
import { words as play } from '#said/play-against-computer';
import { words as shared } from '#said/shared-deal-and-position';
import { gamePageUrl } from '../game-page-url.ts';
import { useLazyComponent } from '../use-lazy-component.ts';
import { madeBy } from '../use-running-game.ts';
import { ButtonBelowTable } from '../stage/ButtonBelowTable.tsx';
import { replayOf, type CurrentGame } from './current-game.ts';
import type { Mistake } from '../mistakes/mistake-permalink.ts';
import type { DealForFriendProps } from './ShareDealLink.tsx';
import { markTakeOver } from './mark-take-over.ts';
import { LinkToMistakeQuestions } from './LinkToMistakeQuestions.tsx';
import type { EndProps, FoundMistake, ReviewProps, PlayAdapter, OpponentTypes } from './play-adapter.ts';

interface RoundReviewAndSharingProps<T extends GameTypes, P extends OpponentTypes> {
  readonly adapter: PlayAdapter<T, P>;
  readonly game: CurrentGame<T, P>;
  readonly past: EndProps<T>['past'];
  /** Null as long as nothing can be asked. */
  readonly thinker: ReviewProps<T, P>['thinker'] | null;
  readonly open: ReviewProps<T, P>['open'];
  readonly advised: ReviewProps<T, P>['advised'];
}

const { over: words } = play;

/** What one's cards have cost in a round, and where to keep it; it comes into view. */
export function RoundReviewAndSharing<T extends GameTypes, P extends OpponentTypes>(
  props: RoundReviewAndSharingProps<T, P>,
) {
  const { adapter, game, past, thinker, open, advised } = props;
  const { kept, keep, putRight } = useFoundMistakes(adapter.setup.game, game);
  const { Review } = adapter;
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const page = document.documentElement;
    const { scrollTop } = page;
    root.current?.focus({ preventScroll: true });
    // Where not all of it is in view it is read from its start, not from what was told of the table before it.
    const isInView = (root.current?.getBoundingClientRect().bottom ?? 0) <= page.clientHeight;
    root.current?.scrollIntoView({ block: isInView ? 'nearest' : 'start' });
    // Whoever goes on finds the table where it stood before it was left for this.
    return () => {
      page.scrollTop = scrollTop;
    };
  }, []);
  return (
    <section class="round-end" ref={root} tabIndex={-1} aria-label={words.lookBack}>
      {Review !== undefined && thinker !== null && (
        <Review
          {...{ thinker, past, keep, advised }}
          open={(position) => {
            open({
              ...position,
              onFound: () => {
                putRight(position.move);
              },
            });
          }}
          seat={game.settings.seat}
          moves={game.moves}
          given={game.given ?? 0}
          takenOver={<TakenOver {...{ adapter, game, past }} />}
          learn={<LinkToMistakeQuestions game={adapter.setup.game} kept={kept} />}
        />
      )}
      <KeepMatch adapter={adapter} game={game} />
      <SameDeal adapter={adapter} game={game} />
    </section>
  );
}

/** Says how many moves of the reader's seat were made before the reader took over, of the round or game that is looked back on; nothing where none was. */
function TakenOver<T extends GameTypes, P extends OpponentTypes>({
  adapter: { machine },
  game: { settings, moves, given = 0 },
  past,
}: Pick<RoundReviewAndSharingProps<T, P>, 'adapter' | 'game' | 'past'>) {
  const last = past.at(-1);
  const isOver = last !== undefined && machine.game.toAct(last.context.state).length === 0;
  const first = isOver ? 0 : moves.findLastIndex(({ by }) => by === undefined);
  const theirs = moves.slice(first, Math.max(first, given)).filter(madeBy(settings.seat)).length;
  return theirs === 0 ? null : <p>{words.takenOver(theirs)}</p>;
}

/** Keeps the mistakes that a look back has found among the reader's progress, and counts those that come back; one that is put right there does not do so at once. */
function useFoundMistakes<T extends GameTypes, P extends OpponentTypes>(
  id: string,
  { settings: { rulings }, moves }: CurrentGame<T, P>,
) {
  const [kept, count] = useState<number | null>(null);
  const waiting = useRef(new Map<number, Mistake<T>>());
  const keep = (found: readonly FoundMistake<T>[]) => {
    for (const { at, better, cost } of found) {
      const made = moves[at];
      if (made !== undefined)
        waiting.current.set(at, {
          ...(rulings && { rulings }),
          moves: moves.slice(0, at),
          made,
          better,
          cost,
        });
    }
    // What keeps and schedules them is loaded with the first.
    if (waiting.current.size > 0)
      void import('../mistakes/keep-mistakes.ts').then(async ({ keepMistakes }) => {
        count(await keepMistakes<T>(id, [...waiting.current.values()]));
      });
  };
  const putRight = (at: number) => {
    const mistake = waiting.current.get(at);
    if (!waiting.current.delete(at) || mistake === undefined) return;
    void import('../mistakes/keep-mistakes.ts').then(async ({ keepPutRight }) => {
      if (await keepPutRight<T>(id, mistake)) count((before) => before && before - 1);
    });
  };
  return { kept, keep, putRight };
}

const loadDeal = <T extends GameTypes, P extends OpponentTypes>(): Promise<{
  readonly default: ComponentType<DealForFriendProps<T, P>>;
}> => import('./ShareDealLink.tsx');

/** The same cards for somebody else, when that is asked for. */
function SameDeal<T extends GameTypes, P extends OpponentTypes>(
  props: Pick<RoundReviewAndSharingProps<T, P>, 'adapter' | 'game'>,
) {
  const [asked, ask] = useState(false);
  const Deal = useLazyComponent(asked, loadDeal<T, P>);
  return (
    <>
      <div class="actions">
        <ButtonBelowTable
          pressed={asked}
          press={() => {
            ask(!asked);
          }}
        >
          {shared.ask}
        </ButtonBelowTable>
      </div>
      {asked && Deal !== null && <Deal {...props} label={shared.link} />}
    </>
  );
}

/** The match in the viewer, or among the reader's games. */
function KeepMatch<T extends GameTypes, P extends OpponentTypes>({
  adapter,
  game,
}: Pick<RoundReviewAndSharingProps<T, P>, 'adapter' | 'game'>) {
  const [said, say] = useState<string | null>(null);
  const [entry, note] = useState<Entry | null>(null);
  const { game: id } = adapter.setup;
  const name = adapter.words.name(game.settings, Date.now());
  const { given = 0 } = game;
  const text = writeReplay(markTakeOver(replayOf(adapter, game, name), given));
  const isAsked = useRef(false);
  const keep = async () => {
    // Who presses twice means one.
    if (isAsked.current) return;
    isAsked.current = true;
    const keeper = createSaver(id, null, adapter.isGameTextReadable);
    const standing = await keeper.keep({ name, text, changed: Date.now() });
    isAsked.current = standing.type === 'kept';
    if (standing.type === 'kept') note(standing.entry);
    say(standing.type === 'kept' ? words.kept(standing.entry.name) : edit.troubles[standing.trouble]);
  };
  return (
    <>
      <div class="actions">
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            const address =
              entry === null ? replayToUrlFragment(text) : Promise.resolve(fragmentOf(entry.id));
            void address.then((fragment) => {
              // Who took over in the middle wants to see what came of that.
              const at = given > 0 ? `?at=${pathToString({ turns: [], moves: given })}` : '';
              location.assign(`${gamePageUrl(id, '/study/')}${at}#${fragment}`);
            });
          }}
        >
          {words.open}
        </button>
        <button
          type="button"
          class="button quiet"
          aria-disabled={entry !== null}
          onClick={() => {
            void keep();
          }}
        >
          {words.keep}
        </button>
      </div>
      <p role="status">
        {said !== null && (
          <>
            {said} <a href={gamePageUrl(id, '/study/')}>{words.own}</a>
          </>
        )}
      </p>
    </>
  );
}
