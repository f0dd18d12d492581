import type { ComponentType } from 'preact';
import { dueMistakes, openMistakes } from '#progress/own-mistakes-to-review';
import type { Progress } from '#progress/progress';
import { duePuzzles, stageOf } from '#progress/review-schedule';
import { storedProgress } from '#progress/progress-store';
import { punctuation } from '#said/punctuation';
import { words as mistakeWords } from '#said/mistakes';
import { words } from '#said/progress';
import { DamagedDataCheck } from '../DamagedDataCheck.tsx';
import { siteUrl } from '../site-url.ts';
import { useConfirmDialog } from '../use-confirm-dialog.tsx';
import { useProgressPage } from './use-progress-page.ts';

export interface Chapter<Rule extends string> {
  readonly name: string;
  readonly rules: readonly Rule[];
}

interface ProgressPageProps<Rule extends string> {
  /** The id of the game. */
  readonly game: string;
  readonly chapters: readonly Chapter<Rule>[];
  /** The name of a rule, leading to its place in the rulebook. */
  readonly RuleLink: ComponentType<{ readonly rule: Rule }>;
  /** Whether the game has puzzles. */
  readonly puzzles?: boolean;
  /** Whether moves of the game can be weighed, so that mistakes come back. */
  readonly mistakes?: boolean;
}

/** How well each rule is known, and the ways to take it along, bring it back or begin anew. */
export function ProgressPage<Rule extends string>({
  game,
  chapters,
  RuleLink,
  puzzles,
  mistakes,
}: ProgressPageProps<Rule>) {
  const { ask, dialog } = useConfirmDialog();
  const { stored, now, notice, save, open, reset } = useProgressPage(game, ask);
  const { progress, trouble } = stored;
  const rules = chapters.flatMap((chapter) => chapter.rules);
  const count = (stage: 'new' | 'learning' | 'known') =>
    rules.filter((rule) => stageOf(progress, rule) === stage).length;

  return (
    <div class="progress">
      <div role="status">
        {trouble !== null && trouble !== 'damaged' && trouble !== 'mended' && (
          <p class="warning">{words.troubles[trouble]}</p>
        )}
        <DamagedDataCheck slot={storedProgress(game)} said={words.aside} since={stored} />
        {notice !== '' && <p>{notice}</p>}
      </div>
      <p>{words.summary(count('known'), count('learning'), count('new'))}</p>
      <Actions game={game} save={save} open={open} reset={reset} />
      {dialog}
      {puzzles && <Puzzles game={game} progress={progress} now={now} />}
      {mistakes && <Mistakes game={game} progress={progress} now={now} />}
      {chapters.map(({ name, rules }) => (
        <section key={name}>
          <h2>{name}</h2>
          <ul class="stages">
            {rules.map((rule) => {
              const stage = stageOf(progress, rule);
              const memory = progress.rules[rule];
              return (
                <li key={rule} data-rule={rule} data-stage={stage}>
                  <RuleLink rule={rule} /> <strong>{words.stages[stage]}</strong>
                  {memory !== undefined && <span> {words.due(memory.due, now)}</span>}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface ActionsProps extends Pick<ReturnType<typeof useProgressPage>, 'save' | 'open' | 'reset'> {
  readonly game: string;
}

function Actions({ game, save, open, reset }: ActionsProps) {
  return (
    <div class="actions">
      <a class="button" data-primary href={siteUrl(`/${game}/drill/`)}>
        {words.drill}
      </a>
      <button type="button" class="button quiet" onClick={save}>
        {words.save}
      </button>
      <label class="button quiet file">
        {words.open}
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void open(file);
            currentTarget.value = '';
          }}
        />
      </label>
      <button type="button" class="button quiet" onClick={reset}>
        {words.reset}
      </button>
    </div>
  );
}

interface ComingBackProps {
  readonly game: string;
  readonly progress: Progress;
  readonly now: number;
}

/** How many puzzles were solved, and how many come back. */
function Puzzles({ game, progress, now }: ComingBackProps) {
  const { puzzles } = words;
  const tried = Object.values(progress.puzzles);
  return (
    <section>
      <h2>{puzzles.title}</h2>
      <p>
        {puzzles.summary(tried.filter(({ solved }) => solved).length, tried.length)}
        {punctuation.afterSentence}
        {tried.length > 0 && `${puzzles.due(duePuzzles(progress, now).length)} `}
        <a href={siteUrl(`/${game}/puzzles/`)}>{puzzles.all}</a>
      </p>
    </section>
  );
}

/** How many of the reader’s own mistakes are kept, and how many come back now. */
function Mistakes({ game, progress, now }: ComingBackProps) {
  const kept = openMistakes(progress).length;
  return (
    <section>
      <h2>{mistakeWords.title}</h2>
      <p>
        {kept === 0 ? mistakeWords.none : mistakeWords.summary(kept, dueMistakes(progress, now).length)}
        {kept > 0 && (
          <>
            {punctuation.afterSentence}
            <a href={siteUrl(`/${game}/drill/`)}>{words.drill}</a>
          </>
        )}
      </p>
    </section>
  );
}
