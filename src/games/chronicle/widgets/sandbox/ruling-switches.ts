import { readingDifferences, type Answer } from '#games/chronicle/board/reading-differences';
import type { Question } from '#games/chronicle/rules/position-link';
import { RULINGS } from '#games/chronicle/rules/ruling-readings';
import { SWITCHES, type SwitchId } from '#games/chronicle/rules/ruling-switches';
import type { Section } from '#games/chronicle/rules/sources';
import type { Action } from '#games/chronicle/rules/state';
import { voice } from '#games/chronicle/face-without-pictures.tsx';
import { punctuation } from '#said/punctuation';
import { words as legality } from '#said/chronicle/refusals';
import { rulings as texts } from '#said/chronicle/rulings';
import { words as sandbox } from '#said/chronicle/sandbox-answers';
import type { RulingSwitch } from '#widgets/sandbox/RulingSwitches.tsx';
import { say } from '#words/sentences';

const IDS = Object.keys(SWITCHES) as readonly SwitchId[];
/** How many moves are spelled out. */
const SHOWN = 3;

/** The rulings as they stand on the table, and what each reading answers to a question. */
export function rulingSwitches(question: Question): readonly RulingSwitch[] {
  return IDS.map((id) => switchOf(question, id));
}

function switchOf(question: Question, id: SwitchId): RulingSwitch {
  const { rulings: words } = sandbox;
  const parting = readingDifferences(question, id);
  const saying: Readonly<Record<string, string>> = texts[id].readings;
  const readings: readonly { readonly id: string; readonly sources: readonly Section[] }[] =
    RULINGS[id].readings;
  return {
    id,
    question: texts[id].question,
    chosen: question.setup.rulings[id],
    readings: readings.map(({ id: reading, sources }, index) => ({
      id: reading,
      saying: saying[reading] ?? '',
      sources: sources.length === 0 ? words.noSource : words.says(sources),
      answers: parting.slice(0, SHOWN).flatMap(({ action, answers }) => {
        const answer = answers[index];
        return answer === undefined ? [] : [told(action, answer)];
      }),
    })),
    more: parting.length > SHOWN ? words.more(parting.length - SHOWN) : null,
  };
}

/** Why a move is refused; otherwise what follows from it, but for what was said with the move already. */
function told(action: Action, answer: Answer): string {
  if (answer.type === 'refused') return say(legality.refusals, answer.refusal);
  const events = answer.events.filter(
    ({ type }) => type !== 'played' && type !== 'played-down' && type !== 'open',
  );
  return sandbox.rulings.made(action, punctuation.row(events.map((event) => voice.words.event(event))));
}
