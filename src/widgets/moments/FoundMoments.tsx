import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { parsePath } from '#replays/move-path-string';
import { nearest, type Wanted } from '#replays/moments/find-moments';
import {
  addressAt,
  RULE,
  SOURCE_KINDS,
  type Moment,
  type MomentSource,
  type SourceKind,
} from '#replays/moments/moment-types';
import { punctuation } from '#said/punctuation';
import { words } from '#said/moments';
import { titleWithMoveNumber } from '../game-title-with-move-number.ts';
import type { Choosable } from './ConditionFields.tsx';

/** So many of each source are shown at first. */
const FIRST = 8;

interface FoundMomentsProps {
  readonly choices: readonly Choosable[];
  /** All moments there are, those that were found, and what was looked for. */
  readonly all: readonly Moment[];
  readonly found: readonly Moment[];
  readonly wanted: Wanted;
  readonly want: (wanted: Wanted) => void;
  /** What is said while some of them are still on their way; null: all are there. */
  readonly said: string | null;
}

/** The moments that were found, by where they come from; where there are none, what is nearest. */
export function FoundMoments({ choices, all, found, wanted, want, said }: FoundMomentsProps) {
  const rule = wanted.get(RULE)?.[0];
  const query = JSON.stringify([...wanted]);
  const isNothing = said === null && found.length === 0;
  return (
    <>
      <p role="status">{said ?? (isNothing ? words.nothing : words.found(found.length))}</p>
      {isNothing && <Nearest choices={choices} all={all} wanted={wanted} want={want} />}
      {SOURCE_KINDS.map((kind) => {
        const moments = mainLinesFirst(found.filter(({ source }) => source.kind === kind));
        if (moments.length === 0) return null;
        return <FromSource key={kind} kind={kind} moments={moments} rule={rule} query={query} />;
      })}
    </>
  );
}

interface FromSourceProps {
  readonly kind: SourceKind;
  readonly moments: readonly Moment[];
  readonly rule: string | undefined;
  /** What was looked for: with something else the list begins anew. */
  readonly query: string;
}

function FromSource({ kind, moments, rule, query }: FromSourceProps) {
  const [isWhole, unfold] = useState(false);
  useEffect(() => {
    unfold(false);
  }, [query]);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    // The button that was pressed is gone: what it has brought comes next.
    if (isWhole)
      list.current
        ?.querySelector<HTMLElement>(`:nth-child(${FIRST + 1}) > a`)
        ?.focus({ preventScroll: true });
  }, [isWhole]);
  const shown = isWhole ? moments : moments.slice(0, FIRST);
  return (
    <section>
      <h2>{words.kinds[kind]}</h2>
      <ul class="moments" ref={list}>
        {shown.map((moment) => (
          <li key={`${moment.source.address} ${moment.at}`}>
            <a href={addressAt(moment.source, moment.at)} dir="auto">
              {placeOf(moment)}
            </a>
            <p>{toldOf(moment, rule)}</p>
          </li>
        ))}
      </ul>
      {shown.length < moments.length && (
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            unfold(true);
          }}
        >
          {words.more(moments.length - shown.length)}
        </button>
      )}
    </section>
  );
}

/** What was really played comes before what might have been. */
function mainLinesFirst(moments: readonly Moment[]): readonly Moment[] {
  const depth = ({ at }: Moment) => parsePath(at)?.turns.length ?? 0;
  return moments.toSorted((a, b) => Math.min(1, depth(a)) - Math.min(1, depth(b)));
}

/** Where a moment is, in words. */
function placeOf({ source, at }: { readonly source: MomentSource; readonly at: string }): string {
  const path = parsePath(at);
  return source.kind === 'puzzle' || path === null ? source.title : titleWithMoveNumber(source.title, path);
}

/** What happens there: by the rule that was asked for, with the main things, which tell one moment from another. */
function toldOf({ events }: Moment, rule: string | undefined): string {
  const told = events.filter((event) => event.rule === rule || event.isMain);
  return punctuation.row([...new Set((told.length > 0 ? told : events).map(({ says }) => says))]);
}

/** Offers what is nearest to what was looked for in vain. */
function Nearest({ choices, all, wanted, want }: Omit<FoundMomentsProps, 'found' | 'said'>) {
  const looser = nearest(choices, all, wanted);
  const choice = choices.find(({ id }) => id === looser?.id);
  if (looser === null || choice === undefined) return <p>{words.startOver}</p>;
  const named = (values: readonly string[]) =>
    punctuation.list(values.map((value) => choice.names[value] ?? value));
  return (
    <p>
      <button
        type="button"
        class="button"
        onClick={() => {
          want(looser.wanted);
        }}
      >
        {choice.kind === 'least' && looser.instead.length > 0
          ? words.instead(choice.title, named(looser.instead), looser.count)
          : words.without(choice.title, named(looser.left), looser.count)}
      </button>
    </p>
  );
}
