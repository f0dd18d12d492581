import {
  differencesInMoves,
  rulingReadingDifferences,
} from '#games/chronicle/board/compare-answers-between-readings';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import type { Question } from '#games/chronicle/rules/position-link';
import { RULINGS, type Ruling } from '#games/chronicle/rules/ruling-readings';
import { SWITCHES, type SwitchId } from '#games/chronicle/rules/ruling-switches';
import type { Action } from '#games/chronicle/rules/state';
import { voice } from '#games/chronicle/move-and-event-texts.tsx';
import { punctuation } from '#said/punctuation';
import { words as legality } from '#said/chronicle/legality';
import { rulings as texts } from '#said/chronicle/rulings';
import { words as speaking } from '#said/chronicle/ruling-reading-sources';
import { words as sandbox } from '#said/chronicle/sandbox-answers';
import type { Answer } from '#replays/board/compare-answers-between-readings';
import { rulingReadingSources } from '#widgets/ruling-reading-sources.ts';
import { rulingSwitch } from '#widgets/sandbox/build-ruling-switch.ts';
import { differs, type RulingSwitch } from '#widgets/sandbox/switchable-ruling.ts';
import { say } from '#words/sentence-per-type';

const IDS = Object.keys(SWITCHES) as readonly SwitchId[];

/** The rulings as they stand on the table, and what each reading answers to a question. */
export function rulingSwitches(
  question: Question,
  differencesIn = rulingReadingDifferences,
): readonly RulingSwitch[] {
  const { more } = sandbox.rulings;
  return IDS.map((id) => {
    const { readings }: Ruling = RULINGS[id];
    return rulingSwitch<Chronicle>(
      {
        id,
        texts: texts[id],
        chosen: question.setup.rulings[id],
        readings: rulingReadingSources(readings, speaking),
        differences: differencesIn(question, id),
      },
      { shown: 3, told, more },
    );
  });
}

/** Those rulings on which it depends what the moves have brought about. */
export function rulingsOfMoves(question: Question): readonly RulingSwitch[] {
  return rulingSwitches(question, differencesInMoves).filter(differs);
}

/** Why a move is refused; otherwise what follows from it, but for what was said with the move already. */
function told(action: Action, answer: Answer<Chronicle>): string {
  if (answer.type === 'refused') return say(legality.refusals, answer.refusal);
  const events = answer.events.filter(
    ({ type }) => type !== 'played' && type !== 'played-down' && type !== 'open',
  );
  return sandbox.rulings.made(action, punctuation.row(events.map((event) => voice.words.event(event))));
}
