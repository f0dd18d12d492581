import {
  differencesInLastMove,
  type ReadingDifference,
} from '#games/jekyll-vs-hyde/board/ruling-reading-differences';
import type { Question } from '#games/jekyll-vs-hyde/rules/position-with-moves';
import { RULINGS } from '#games/jekyll-vs-hyde/rules/ruling-readings';
import { SWITCHES, type SwitchId } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import type { SourceId } from '#games/jekyll-vs-hyde/rules/sources';
import { rulings as texts } from '#said/jekyll-vs-hyde/rulings';
import { words as sandbox } from '#said/jekyll-vs-hyde/sandbox-answers';
import { differs, type RulingSwitch } from '#widgets/sandbox/ruling-on-table.ts';

const IDS = Object.keys(SWITCHES) as readonly SwitchId[];
/** How many pairs are spelled out. */
const SHOWN = 4;

/** Those rulings on which it depends what the last move has brought about. */
export function rulingsOfLastMove(question: Question): readonly RulingSwitch[] {
  const { rulings } = question.setup;
  return IDS.map((id) => switchOf(id, rulings[id], differencesInLastMove(question, id), true)).filter(
    differs,
  );
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
  const readings: readonly { readonly id: string; readonly sources: readonly SourceId[] }[] =
    RULINGS[id].readings;
  return {
    id,
    question: texts[id].question,
    chosen,
    readings: readings.map(({ id: reading, sources }, index) => ({
      id: reading,
      saying: saying[reading] ?? '',
      sources: sources.length === 0 ? words.noSource : words.says(sources),
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
