import type { Advice as Given } from '#games/chronicle/opponents/advice';
import { seatView } from '#games/chronicle/opponents/sample-hidden-cards';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { allMeant } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { ADVICE_DEALS } from '#games/chronicle/opponents/advice-sample-size';
import type { Task, Told } from '#games/chronicle/widgets/thinking/background-tasks';
import { words as play } from '#said/chronicle/play-against-computer';
import { AskAdvice } from '#widgets/play/AskAdvice.tsx';
import { MovesConsideredInAdvice } from '#widgets/play/MovesConsideredInAdvice.tsx';
import type { AdviceProps } from '#widgets/play/play-adapter.ts';
import { say } from '#words/sentence-per-type';
import type { Playing } from './match-options.ts';

/** What the strongest opponent would play in this seat, when somebody asks, and why. */
export function Advice({ thinker, seen, point, children }: AdviceProps<Chronicle, Playing>) {
  const { hint: words } = play;
  const isMine = seen.toAct.some((one) => one === seen.viewer);
  return (
    <AskAdvice<Given, Task, Told>
      thinker={thinker}
      task={isMine ? { type: 'advise', seen: seatView(seen) } : null}
      read={(told) => (told.type === 'advice' ? told : null)}
      ask={words.ask}
      wait={(advice) => words.wait(advice?.deals ?? 0, ADVICE_DEALS)}
      say={(advice) => (
        <>
          <p>{words.would(advice)}</p>
          {advice.moves.length > 1 &&
            advice.reasons.map((reason, index) => <p key={index}>{say(words.reasons, reason)}</p>)}
        </>
      )}
      more={({ moves, deals, reasons }) => (
        <MovesConsideredInAdvice
          summary={words.more(moves.length - 1)}
          caption={words.table(deals)}
          columns={words.columns}
          moves={moves.map(({ move, share }) => ({
            move: isDanger(reasons, move) ? `${words.move(move)} (${words.danger})` : words.move(move),
            said: [words.share(share)],
          }))}
        />
      )}
      point={(advice) => {
        const move = advice?.moves[0]?.move;
        const isPlay = move?.type === 'play';
        point(
          isPlay ? move : undefined,
          advice?.even.concat(isPlay || move === undefined ? [] : move).flatMap(allMeant),
        );
      }}
    >
      {children}
    </AskAdvice>
  );
}

/** Whether a card is one of those by which somebody else comes nearer to all four Evil cards. */
function isDanger(reasons: Given['reasons'], move: Given['moves'][number]['move']): boolean {
  return reasons.some(
    (one) => one.type === 'danger-four' && move.type === 'play' && one.cards.includes(move.card),
  );
}
