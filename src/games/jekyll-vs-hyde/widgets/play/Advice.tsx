import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Advice as Given } from '#games/jekyll-vs-hyde/opponents/advice';
import { isAboutAsGood } from '#games/jekyll-vs-hyde/opponents/move-result-in-sampled-hands';
import { worstMoveIfClearlyWorse } from '#games/jekyll-vs-hyde/opponents/worst-move-if-clearly-worse';
import { punctuation } from '#said/punctuation';
import { words as playWords } from '#said/jekyll-vs-hyde/play-against-computer';
import { ADVICE_TRIALS, MEASURED } from '#games/jekyll-vs-hyde/opponents/advice-sample-size';
import type { Task, Told } from '#games/jekyll-vs-hyde/widgets/thinking/background-tasks';
import { AskAdvice } from '#widgets/play/AskAdvice.tsx';
import { MovesConsideredInAdvice } from '#widgets/play/MovesConsideredInAdvice.tsx';
import type { AdviceProps } from '#widgets/play/play-adapter.ts';
import { figuresOf, reasonSentence } from './move-reason-sentence.ts';
import { seatView } from './require-seat-view.ts';
import { whyMoveIsWorse } from './why-move-is-worse.ts';
import type { Playing } from './match-options.ts';

/** Hands that are tried out at most until advice is given. */
const HANDS = ADVICE_TRIALS + MEASURED;

/** What the strongest opponent would play in this seat, when somebody asks, and why. */
export function Advice({ thinker, seen: view, point, children }: AdviceProps<JekyllVsHyde, Playing>) {
  const { hint: words } = playWords;
  const seen = seatView(view);
  return (
    <AskAdvice<Given, Task, Told>
      thinker={thinker}
      task={{ type: 'advise', seen }}
      read={(told) => (told.type === 'advice' ? told : null)}
      ask={words.ask}
      wait={(advice) => words.wait(advice?.trials ?? 0, HANDS)}
      say={(advice) => (
        <p>
          {advice.settled === null
            ? words.told([words.would(advice), ...advice.reasons.map(reasonSentence)])
            : words.settled(seen.viewer, advice.settled)}
        </p>
      )}
      more={(advice) => (
        <MovesConsideredInAdvice
          summary={words.more(advice.moves.length - 1)}
          caption={words.table}
          columns={words.columns}
          moves={advice.moves.map(({ move, gap, chance }, place) => {
            const comparison = advice.comparisons[place - 1];
            return {
              move: words.move(move),
              said: [words.gap(gap), words.chance(chance)],
              why: comparison && whyMoveIsWorse(comparison),
            };
          })}
        >
          <p>
            {punctuation.row(figuresOf([...(advice.hand === null ? [] : [advice.hand]), ...advice.reasons]))}
          </p>
          <p>{words.average(advice, seen.viewer, worstMoveIfClearlyWorse(advice, seen.viewer))}</p>
          {advice.fear !== null && <p>{words.fear(advice, advice.fear, seen.viewer)}</p>}
        </MovesConsideredInAdvice>
      )}
      point={(advice) => {
        const [best, ...others] = advice?.moves ?? [];
        // Where nothing matters any more nothing is pointed to, and nothing held against anybody.
        if (advice != null && advice.settled !== null) {
          point(
            undefined,
            advice.moves.map(({ move }) => move),
          );
          return;
        }
        const even = others.filter((one) => best !== undefined && isAboutAsGood(one, best));
        point(
          best?.move,
          even.map(({ move }) => move),
        );
      }}
    >
      {children}
    </AskAdvice>
  );
}
