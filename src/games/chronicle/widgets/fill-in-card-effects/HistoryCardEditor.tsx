import { useEffect, useState } from 'preact/hooks';
import { CARDS, type Card } from '#games/chronicle/rules/cards';
import { conditionKey, type Condition, type History } from '#games/chronicle/rules/history-card-conditions';
import type { HistorySlot } from '#games/chronicle/rules/history-cards';
import { words as game } from '#said/chronicle/names';
import { words } from '#said/chronicle/fill-in-card-effects-page';
import { SelectField } from '#widgets/sandbox/SelectField.tsx';
import { ALL_HISTORY_CONDITIONS } from '../../rules/all-history-conditions.ts';

interface HistoryCardEditorProps {
  readonly id: string;
  /** What sources say of it. */
  readonly printed: HistorySlot;
  readonly filled: History | undefined;
  /** Fills it in; with null it is open again. Null where sources tell it whole. */
  readonly fill: ((card: History | null) => void) | null;
}

/** A history card with what it says; opened, what is to be chosen for it. */
export function HistoryCardEditor({ id, printed, filled, fill }: HistoryCardEditorProps) {
  const { lead, conditions } = filled ?? printed;
  return (
    <details class="slot" name="slot" id={`history-${id}`} data-open={lead === 'open' ? '' : undefined}>
      <summary>
        <strong>{words.card(id)}</strong> <span>{words.says(lead, conditions)}</span>
      </summary>
      {fill === null ? <p>{words.known}</p> : <Choices printed={printed} filled={filled} fill={fill} />}
    </details>
  );
}

interface Draft {
  readonly lead: Card | null;
  readonly first: Condition | null;
  readonly second: Condition | null;
}

function draftOf(printed: HistorySlot, filled: History | undefined): Draft {
  const conditions = filled?.conditions ?? (printed.conditions === 'open' ? [] : printed.conditions);
  const [first = null, second = null] = conditions;
  return { lead: filled?.lead ?? null, first, second };
}

interface ChoicesProps extends Pick<HistoryCardEditorProps, 'printed' | 'filled'> {
  readonly fill: (card: History | null) => void;
}

/** The Lead Card and what Fame is for: kept as soon as both are chosen. */
function Choices({ printed, filled, fill }: ChoicesProps) {
  const [draft, write] = useState(() => draftOf(printed, filled));
  useEffect(() => {
    // What was taken over, forgotten or undone stands here too.
    if (filled !== undefined || draft.lead !== null) write(draftOf(printed, filled));
  }, [filled]);
  const choose = (change: Partial<Draft>) => {
    const next = { ...draft, ...change };
    write(next);
    const conditions = [next.first, next.second].filter((one) => one !== null);
    if (next.lead !== null && next.first !== null) fill({ lead: next.lead, conditions });
    else if (filled !== undefined) fill(null);
  };
  const isBut = (other: Condition | null) => (one: Condition) =>
    other === null || conditionKey(one) !== conditionKey(other);
  const name = (none: string) => (one: Condition | null) => (one === null ? none : game.condition(one));
  return (
    <>
      <div class="fields">
        <SelectField
          label={words.lead}
          options={[null, ...CARDS]}
          chosen={draft.lead}
          say={(card) => (card === null ? words.choose : game.card(card))}
          choose={(lead) => {
            choose({ lead });
          }}
        />
        <SelectField
          label={words.condition}
          options={[null, ...ALL_HISTORY_CONDITIONS.filter(isBut(draft.second))]}
          chosen={draft.first}
          say={name(words.choose)}
          choose={(first) => {
            choose({ first });
          }}
        />
        {draft.first !== null && (
          <SelectField
            label={words.second}
            options={[null, ...ALL_HISTORY_CONDITIONS.filter(isBut(draft.first))]}
            chosen={draft.second}
            say={name(words.none)}
            choose={(second) => {
              choose({ second });
            }}
          />
        )}
      </div>
      {(draft.lead === null) !== (draft.first === null) && <p class="hint">{words.half}</p>}
    </>
  );
}
