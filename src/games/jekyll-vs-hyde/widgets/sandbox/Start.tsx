import { useRef, useState } from 'preact/hooks';
import { KINDS, randomPosition, type Kind } from '#games/jekyll-vs-hyde/rules/random-position';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Question } from '#games/jekyll-vs-hyde/rules/question';
import type { Rulings } from '#games/jekyll-vs-hyde/rules/rulings';
import { words as sandbox } from '#said/jekyll-vs-hyde/sandbox';
import { Select } from './Select.tsx';
import { useLazyComponent } from '#widgets/use-lazy-component.ts';
import { FromCase } from './FromCase.tsx';
import { FromGame, type GameNamed } from './FromGame.tsx';

interface StartProps {
  readonly rulings: Rulings;
  readonly games: readonly GameNamed[];
  readonly begin: (question: Question) => void;
  /** Begins with nothing on the table. */
  readonly clear: () => void;
}

const KIND_IDS = Object.keys(KINDS) as readonly Kind[];

/** Where to begin: with nothing, with something by lot, with a moment of a game, or with a case. */
export function Start({ rulings, games, begin, clear }: StartProps) {
  const [kind, setKind] = useState<Kind>('follow');
  const root = useRef<HTMLDivElement>(null);
  const [casesWanted, wantCases] = useState(false);
  const [findWanted, wantFind] = useState(false);
  const FindOne = useLazyComponent(findWanted, () => import('./FindOne.tsx'));
  const { start: words } = sandbox;
  // The list has done its work, and what it was chosen from makes room for the table.
  const beginAndClose = (question: Question) => {
    const open = root.current?.querySelector('details[open]');
    open?.querySelector('summary')?.focus();
    open?.removeAttribute('open');
    begin(question);
  };
  return (
    <div class="starts" role="group" aria-label={words.label} ref={root}>
      <button type="button" class="button quiet" onClick={clear}>
        {words.empty}
      </button>
      <details name="start">
        <summary class="button quiet">{words.random}</summary>
        <div class="start-form">
          <Select
            label={words.kind}
            options={KIND_IDS}
            chosen={kind}
            say={(one) => words.kinds[one]}
            choose={setKind}
          />
          <button
            type="button"
            class="button"
            onClick={() => {
              begin(randomPosition(kind, Math.floor(Math.random() * 2 ** 32), rulings));
            }}
          >
            {words.draw}
          </button>
        </div>
      </details>
      <details name="start">
        <summary class="button quiet">{words.games}</summary>
        <FromGame games={games} begin={beginAndClose} />
      </details>
      <details
        name="start"
        onToggle={({ currentTarget }) => {
          wantCases(currentTarget.open);
        }}
      >
        <summary class="button quiet">{words.cases}</summary>
        <FromCase wanted={casesWanted} begin={beginAndClose} />
      </details>
      <details
        name="start"
        onToggle={({ currentTarget }) => {
          wantFind(currentTarget.open);
        }}
      >
        <summary class="button quiet">{words.find}</summary>
        {FindOne !== null && (
          <FindOne
            rulings={rulings}
            begin={begin}
            view={(moves) => {
              void import('./open-in-viewer.ts').then(({ openInViewer }) =>
                openInViewer(
                  {
                    game: jekyllVsHyde.id,
                    title: sandbox.share.replay.title,
                    rulings,
                    moves: moves.map((action) => ({ action })),
                  },
                  { turns: [], moves: moves.length },
                ),
              );
            }}
          />
        )}
      </details>
    </div>
  );
}
