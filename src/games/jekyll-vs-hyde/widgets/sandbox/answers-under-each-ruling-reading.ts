import {
  differencesInMoves,
  type ReadingDifference,
} from '#games/jekyll-vs-hyde/board/compare-answers-between-readings';
import type { Question } from '#games/jekyll-vs-hyde/rules/position-with-moves';
import { RULINGS, type Ruling } from '#games/jekyll-vs-hyde/rules/ruling-readings';
import { SWITCHES, type SwitchId } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { rulings as texts } from '#said/jekyll-vs-hyde/rulings';
import { words as speaking } from '#said/jekyll-vs-hyde/ruling-reading-sources';
import { words as sandbox } from '#said/jekyll-vs-hyde/sandbox-answers';
import { rulingReadingSources } from '#widgets/ruling-reading-sources.ts';
import { differs, type RulingSwitch } from '#widgets/sandbox/switchable-ruling.ts';

const IDS = Object.keys(SWITCHES) as readonly SwitchId[];
/** How many pairs are spelled out. */
const SHOWN = 4;

/** Those rulings on which it depends what the moves have brought about. */
export function rulingsOfMoves(question: Question): readonly RulingSwitch[] {
  const { rulings } = question.setup;
  return IDS.map((id) => switchOf(id, rulings[id], differencesInMoves(question, id), true)).filter(differs);
}

/** A ruling as a switch, with what each reading answers. */
export function switchOf(
  id: SwitchId,
  chosen: string,
  parting: readonly ReadingDifference[],
  onTable: boolean,
): RulingSwitch {
  const { rulings: words } = sandbox;
  const saying: Readonly<Record<string, string>> = texts[id].readings;
  const { readings }: Ruling = RULINGS[id];
  return {
    id,
    question: texts[id].question,
    chosen,
    readings: rulingReadingSources(readings, speaking).map(({ id: reading, sources }, index) => ({
      id: reading,
      saying: saying[reading] ?? '',
      sources,
      answers: parting.slice(0, SHOWN).map((one) => answerOf(one, index, onTable)),
    })),
    more: parting.length > SHOWN ? words.more(parting.length - SHOWN) : null,
  };
}

/** What a reading, by its place among the readings, answers. */
function answerOf(parting: ReadingDifference, reading: number, onTable: boolean): string {
  const { rulings: words } = sandbox;
  if (parting.type === 'end') {
    const next = parting.answers[reading];
    return next === undefined ? '' : words.end(next);
  }
  const won = parting.answers[reading];
  if (won === undefined) return '';
  return parting.type === 'pair' && !onTable ? words.would(parting.lead, won) : words.takes(won);
}
