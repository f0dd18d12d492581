import { choose, seat } from '#games/chronicle/board/edit-position';
import type { LaidBoard } from '#games/chronicle/position-setup-adapter';
import { CARDS } from '#games/chronicle/rules/cards';
import { conditionKey, type Condition } from '#games/chronicle/rules/history-card-conditions';
import { PLAYERS } from '#games/chronicle/rules/deal';
import { seatsAt } from '#games/chronicle/rules/seats';
import type { Setup } from '#games/chronicle/rules/position-setup';
import { ALL_HISTORY_CONDITIONS } from '#games/chronicle/rules/all-history-conditions';
import { words as game } from '#said/chronicle/names';
import { words } from '#said/chronicle/sandbox-editor';
import { SelectField } from '#widgets/sandbox/SelectField.tsx';

interface NonCardPositionFieldsProps {
  readonly board: LaidBoard;
  readonly laid: Setup;
  readonly change: (board: LaidBoard, name?: string) => void;
  readonly leaderChosen: () => void;
}

const COUNTS = Array.from({ length: PLAYERS.most - PLAYERS.fewest + 1 }, (_, more) => PLAYERS.fewest + more);
const FAME = [0, 1, 2, 3, 4, 5];

/** Whatever of a position is no card in a place: who sits there and leads, the history card, and Fame. */
export function NonCardPositionFields({ board, laid, change, leaderChosen }: NonCardPositionFieldsProps) {
  const seats = seatsAt(laid);
  const { leader, fame } = laid;
  return (
    <div class="fields">
      <SelectField
        label={words.players}
        options={COUNTS}
        chosen={seats.length}
        say={String}
        choose={(count) => {
          change(seat(board, count), 'players');
        }}
      />
      <SelectField
        label={words.leader}
        options={seats}
        chosen={leader}
        say={(one) => game.seats[one]}
        choose={(one) => {
          leaderChosen();
          change(choose(board, { leader: one }), 'leader');
        }}
      />
      <HistoryFields board={board} laid={laid} change={change} />
      {seats.map((one) => (
        <SelectField
          key={one}
          label={words.fame(one)}
          options={[...new Set([...FAME, fame[one] ?? 0])]}
          chosen={fame[one] ?? 0}
          say={String}
          choose={(count) => {
            change(choose(board, { fame: { ...fame, [one]: count } }), `fame ${one}`);
          }}
        />
      ))}
    </div>
  );
}

/** The history card. */
function HistoryFields({ board, laid, change }: Omit<NonCardPositionFieldsProps, 'leaderChosen'>) {
  const { history } = laid;
  const [first = { fewest: 'wisdom' } as const, second = null] = history.conditions;
  const setConditions = (...conditions: readonly (Condition | null)[]) => {
    const wanted = conditions.filter((condition) => condition !== null);
    change(choose(board, { history: { ...history, conditions: wanted } }), 'conditions');
  };
  return (
    <>
      <SelectField
        label={words.lead}
        options={CARDS}
        chosen={history.lead}
        say={game.card}
        choose={(lead) => {
          change(choose(board, { history: { ...history, lead } }), 'lead');
        }}
      />
      <SelectField
        label={words.condition}
        options={ALL_HISTORY_CONDITIONS.filter((one) => !isSame(one, second))}
        chosen={first}
        say={game.condition}
        choose={(condition) => {
          setConditions(condition, second);
        }}
      />
      <SelectField
        label={words.second}
        options={[null, ...ALL_HISTORY_CONDITIONS.filter((one) => !isSame(one, first))]}
        chosen={second}
        say={(condition) => (condition === null ? words.noSecond : game.condition(condition))}
        choose={(condition) => {
          setConditions(first, condition);
        }}
      />
    </>
  );
}

function isSame(one: Condition, other: Condition | null): boolean {
  return other !== null && conditionKey(one) === conditionKey(other);
}
