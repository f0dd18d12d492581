import { choose, seat, type Choices } from '#games/switch/board/edit-position';
import { penaltiesOn } from '#games/switch/board/unreachable-reason';
import type { LaidBoard } from '#games/switch/position-setup-adapter';
import { RANKS, rankOf, SUITS } from '#games/switch/rules/cards';
import { PLAYERS } from '#games/switch/rules/deal';
import { ownMatch } from '#games/switch/rules/runs';
import type { Setup } from '#games/switch/rules/position-setup';
import { seatsAt } from '#games/switch/rules/turn-order';
import { words as game } from '#said/switch/names';
import { words } from '#said/switch/sandbox-editor';
import { SelectField } from '#widgets/sandbox/SelectField.tsx';

interface NonCardPositionFieldsProps {
  readonly board: LaidBoard;
  readonly laid: Setup;
  readonly change: (board: LaidBoard, name?: string) => void;
}

const COUNTS = Array.from({ length: PLAYERS.most - PLAYERS.fewest + 1 }, (_, more) => PLAYERS.fewest + more);
const DIRECTIONS = [1, -1] as const;

/** Whatever of a position is no card in a hand: what the top card leaves open is asked for, and nothing else. */
export function NonCardPositionFields({ board, laid, change }: NonCardPositionFieldsProps) {
  const seats = seatsAt(laid);
  const chooseAll = (choices: Choices) => {
    change(choose(board, choices), Object.keys(choices).join());
  };
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
        label={words.turn}
        options={seats}
        chosen={laid.turn}
        say={(one) => game.seats[one]}
        choose={(turn) => {
          chooseAll({ turn });
        }}
      />
      <SelectField
        label={words.direction}
        options={DIRECTIONS}
        chosen={laid.direction}
        say={(one) => words.directions[one]}
        choose={(direction) => {
          chooseAll({ direction });
        }}
      />
      <PenaltyField laid={laid} choose={chooseAll} />
      <RunField laid={laid} choose={chooseAll} />
      <MatchFields laid={laid} choose={chooseAll} />
    </div>
  );
}

interface FieldProps {
  readonly laid: Setup;
  readonly choose: (choices: Choices) => void;
}

/** How many cards are waiting, where the top card can make some wait, or some do. */
function PenaltyField({ laid, choose }: FieldProps) {
  const { hands, under, top, rulings, penalty } = laid;
  const possible = penaltiesOn({ hands, played: [...under, top], rulings });
  if (possible.length === 0 && penalty === 0) return null;
  const options = [...new Set([0, ...possible, penalty])].toSorted((one, other) => one - other);
  return (
    <SelectField
      label={words.penalty}
      options={options}
      chosen={penalty}
      say={(count) => (count === 0 ? words.served : `+${count}`)}
      choose={(count) => {
        choose({ penalty: count, ...(count > 0 && { run: null, match: null }) });
      }}
    />
  );
}

/** Whether a run stands on the top card, where one can. */
function RunField({ laid: { top, run, rulings }, choose }: FieldProps) {
  const rank = rankOf(top);
  const can = rank !== '2' && (rank !== 'A' || rulings['run-ace'] === 'goes-on');
  if (!can && run === null) return null;
  return (
    <SelectField
      label={words.run}
      options={[...new Set([null, ...(can ? [rank] : []), run])]}
      chosen={run}
      say={(rung) => (rung === null ? words.noRun : words.onRung(rung))}
      choose={(rung) => {
        choose({ run: rung, ...(rung !== null && { penalty: 0, match: null }) });
      }}
    />
  );
}

/** The suit that was chosen with an Ace, or what a 7 on top is matched as. */
function MatchFields({ laid: { top, run, match }, choose }: FieldProps) {
  const rank = rankOf(top);
  if (run !== null || (rank !== 'A' && rank !== '7')) return null;
  const asked = match ?? ownMatch(top);
  const suits = (label: string) => (
    <SelectField
      label={label}
      options={SUITS}
      chosen={asked.suit}
      say={(suit) => game.suits[suit]}
      choose={(suit) => {
        choose({ match: { ...asked, suit } });
      }}
    />
  );
  if (rank === 'A') return suits(words.chosenSuit);
  return (
    <>
      <SelectField
        label={words.mirroredRank}
        options={RANKS}
        chosen={asked.rank}
        say={(one) => game.ranks[one]}
        choose={(one) => {
          choose({ match: { ...asked, rank: one } });
        }}
      />
      {suits(words.mirroredSuit)}
    </>
  );
}
