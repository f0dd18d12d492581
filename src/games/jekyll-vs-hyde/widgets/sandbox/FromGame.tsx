import { useEffect, useState } from 'preact/hooks';
import { questionOf, type Question } from '#games/jekyll-vs-hyde/rules/question';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine';
import { lineThrough } from '#replays/frames';
import { readReplay } from '#replays/read';
import type { BoardFrame } from '#games/jekyll-vs-hyde/board/board';
import { words as sandbox } from '#said/jekyll-vs-hyde/sandbox';
import { siteUrl } from '#widgets/site-url.ts';

/** A game of the site, to be fetched by its id. */
export interface GameNamed {
  readonly id: string;
  readonly title: string;
}

interface FromGameProps {
  readonly games: readonly GameNamed[];
  readonly begin: (question: Question) => void;
}

type Loaded = readonly BoardFrame[] | 'loading' | 'failed';

/** Any moment of any game of the site. */
export function FromGame({ games, begin }: FromGameProps) {
  const [id, pick] = useState('');
  const [loaded, keep] = useState<Loaded>('loading');
  const [at, setAt] = useState(0);
  const { start: words } = sandbox;
  useEffect(() => {
    if (id === '') return;
    let wanted = true;
    keep('loading');
    void framesOf(id).then((frames) => {
      if (!wanted) return;
      keep(frames ?? 'failed');
      setAt(frames?.find(({ position }) => isMoment(position.context.state))?.id ?? 0);
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return (
    <div class="start-form">
      <label>
        {words.game}
        <select
          value={id}
          onChange={({ currentTarget }) => {
            pick(currentTarget.value);
          }}
        >
          <option value="">{words.choose}</option>
          {games.map((game) => (
            <option key={game.id} value={game.id}>
              {game.title}
            </option>
          ))}
        </select>
      </label>
      {id !== '' && typeof loaded === 'string' && (
        <p role="status">{loaded === 'failed' ? words.notLoaded : words.loading}</p>
      )}
      {id !== '' && typeof loaded !== 'string' && (
        <>
          <MomentChoice frames={loaded} at={at} choose={setAt} />
          <button
            type="button"
            class="button"
            onClick={() => {
              const state = loaded[at]?.position.context.state;
              if (state !== undefined) begin(questionOf(state));
            }}
          >
            {words.show}
          </button>
        </>
      )}
    </div>
  );
}

interface MomentChoiceProps {
  readonly frames: readonly BoardFrame[];
  /** The frame that is chosen. */
  readonly at: number;
  readonly choose: (frame: number) => void;
}

/** The moments of a game to choose from, by round. */
function MomentChoice({ frames, at, choose }: MomentChoiceProps) {
  const { start: words } = sandbox;
  return (
    <label>
      {words.moment}
      <select
        value={at}
        onChange={({ currentTarget }) => {
          choose(Number(currentTarget.value));
        }}
      >
        {roundsOf(frames).map(([name, moments]) => (
          <optgroup key={name} label={name}>
            {moments.map((frame) => (
              <option key={frame.id} value={frame.id}>
                {nameOf(frame.position.context.state)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** The frames of a game; null where it cannot be fetched or read. */
async function framesOf(id: string): Promise<readonly BoardFrame[] | null> {
  try {
    const response = await fetch(siteUrl(`/jekyll-vs-hyde/replays/${id}.json`));
    if (!response.ok) return null;
    const read = readReplay(await response.text(), jekyllVsHydeMachine);
    return read.ok ? read.value.frames : null;
  } catch {
    return null;
  }
}

/** Whether somebody is about to do something there that can be asked about. */
function isMoment(state: State): boolean {
  if ('chosen' in state) return state.chosen.jekyll === null && state.chosen.hyde === null;
  return state.phase === 'lead' || state.phase === 'follow';
}

/** The moments of the main line, by round. */
function roundsOf(frames: readonly BoardFrame[]): readonly (readonly [string, readonly BoardFrame[]])[] {
  const moments = lineThrough(frames)
    .flatMap((id) => frames[id] ?? [])
    .filter(({ position }) => isMoment(position.context.state));
  const rounds = Map.groupBy(moments, ({ position }) => {
    const { round, match } = position.context.state;
    return sandbox.start.round(round, match.game);
  });
  return [...rounds];
}

function nameOf(state: State): string {
  const { moments } = sandbox.start;
  switch (state.phase) {
    case 'lead':
      return moments.lead(state.tricks.length + 1, state.leader);
    case 'follow':
      return moments.follow(state.tricks.length + 1, state.leader, state.led.card, state.led.names);
    case 'greed':
      return moments.greed(state.tricks.length + 1);
    case 'preparation':
    case 'deal':
    case 'over':
      return moments.preparation;
  }
}
