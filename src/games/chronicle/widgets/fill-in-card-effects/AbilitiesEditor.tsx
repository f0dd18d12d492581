import { useEffect, useState } from 'preact/hooks';
import {
  NOTHING_FILLED_IN,
  OPEN_HISTORY,
  type FilledIn,
} from '#games/chronicle/rules/reader-supplied-card-effects';
import { HISTORY_CARDS } from '#games/chronicle/rules/history-cards';
import { SLOT_IDS } from '#games/chronicle/rules/ability-vocabulary';
import { words } from '#said/chronicle/fill-in-card-effects-page';
import { useUrlFragment } from '#widgets/use-url-fragment.ts';
import { HistoryCardEditor } from './HistoryCardEditor.tsx';
import { SaveAndLoadCards } from './SaveAndLoadCards.tsx';
import { CardAbilityEditor } from './CardAbilityEditor.tsx';
import {
  changeFilledInCards,
  loadFilledInCards,
  type KeptSet,
} from '../reader-supplied-card-effects/reader-supplied-card-effects-store.ts';
import { readImportedCards, type Brought } from './read-imported-cards.ts';
import './fill-in-card-effects.css';

/** Every slot with what sources say of it, what the reader has filled in, and a scene that plays it; the set as a file and a link. */
export function AbilitiesEditor() {
  const [{ set, trouble }, show] = useState<KeptSet>({ set: NOTHING_FILLED_IN, trouble: null });
  const [before, remember] = useState<FilledIn | null>(null);
  const [brought, bring] = useState<Brought | null>(null);
  useEffect(() => {
    const look = () => {
      show(loadFilledInCards());
    };
    look();
    // Another tab may change what is kept.
    addEventListener('storage', look);
    return () => {
      removeEventListener('storage', look);
    };
  }, []);
  useUrlFragment((fragment) => {
    if (fragment !== '' && fragment !== '#') bring(readImportedCards({ link: fragment }));
    return Promise.resolve();
  });
  const change = (make: (set: FilledIn) => FilledIn) => {
    remember(set);
    show(changeFilledInCards(make));
  };
  return (
    <div class="filled-in">
      <SaveAndLoadCards
        set={set}
        trouble={trouble}
        brought={brought}
        bring={bring}
        change={change}
        undo={
          before === null
            ? null
            : () => {
                show(changeFilledInCards(() => before));
                remember(null);
              }
        }
      />
      <Abilities set={set} change={change} />
      <HistoryCards set={set} change={change} />
    </div>
  );
}

/** What is filled in with one thing more, or with null without it. */
function filling<Value>(
  filled: Readonly<Partial<Record<string, Value>>>,
  key: string,
  value: Value | null,
): Readonly<Partial<Record<string, Value>>> {
  const others = Object.entries(filled).filter(([one]) => one !== key);
  return Object.fromEntries(value === null ? others : [...others, [key, value]]);
}

interface PartProps {
  readonly set: FilledIn;
  readonly change: (make: (set: FilledIn) => FilledIn) => void;
}

function Abilities({ set, change }: PartProps) {
  return (
    <section>
      <h2>{words.abilities}</h2>
      {SLOT_IDS.map((slot) => (
        <CardAbilityEditor
          key={slot}
          slot={slot}
          set={set}
          fill={(ability) => {
            change((now) => ({ ...now, abilities: filling(now.abilities, slot, ability) }));
          }}
        />
      ))}
    </section>
  );
}

function HistoryCards({ set, change }: PartProps) {
  return (
    <section>
      <h2>{words.history}</h2>
      <p>{words.historyIntro}</p>
      {HISTORY_CARDS.map((printed, at) => {
        const id = String(at + 1);
        return (
          <HistoryCardEditor
            key={id}
            id={id}
            printed={printed}
            filled={set.history[id]}
            fill={
              !OPEN_HISTORY.includes(id)
                ? null
                : (card) => {
                    change((now) => ({ ...now, history: filling(now.history, id, card) }));
                  }
            }
          />
        );
      })}
    </section>
  );
}
