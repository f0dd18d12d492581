import { useEffect, useRef, useState } from 'preact/hooks';
import { MAX_PROGRESS } from '#kit/bounds';
import { RULE_IDS, type RuleId } from '#games/jekyll-vs-hyde/rules/rulebook';
import { NOTHING, readProgress, writeProgress, type Progress } from '#progress/progress';
import { duePuzzles, stageOf } from '#progress/schedule';
import { change, load, PROGRESS, type Stored } from '#progress/store';
import { browserStorage } from '#storage/web-storage';
import { punctuation } from '#said/punctuation';
import { words as puzzles } from '#said/jekyll-vs-hyde/puzzles';
import { words } from '#said/progress';
import { bytesOf } from '#widgets/transfer-input.ts';
import { siteUrl } from '#widgets/site-url.ts';
import { saveFile } from '#widgets/save-file.ts';
import { DamagedData } from '#widgets/DamagedData.tsx';
import { RuleLink } from '#games/jekyll-vs-hyde/table/RuleLink.tsx';

interface ProgressPageProps {
  readonly chapters: readonly { readonly name: string; readonly rules: readonly RuleId[] }[];
}

/** Progress that is to take the place of what is kept, and what to ask before. */
interface Replacement {
  readonly progress: Progress;
  readonly ask: string;
  readonly yes: string;
  readonly said: string;
}

const EMPTY: Stored = { progress: NOTHING, trouble: null };

/** How well each rule is known, and the ways to take it along, bring it back or begin anew. */
export default function ProgressPage({ chapters }: ProgressPageProps) {
  const [stored, show] = useState(EMPTY);
  const { progress, trouble } = stored;
  const [now, setNow] = useState(0);
  const [notice, setNotice] = useState('');
  const [wanted, want] = useState<Replacement | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const shelf = browserStorage();
    const look = () => {
      show(load(shelf));
      setNow(Date.now());
    };
    look();
    addEventListener('storage', look);
    return () => {
      removeEventListener('storage', look);
    };
  }, []);

  useEffect(() => {
    if (wanted !== null) dialog.current?.showModal();
  }, [wanted]);

  const replace = (next: Progress, said: string) => {
    const kept = change(browserStorage(), () => next);
    show(kept);
    // What could not be kept is not said to be there.
    setNotice(kept.trouble === 'later' || kept.trouble === 'refused' ? '' : said);
  };
  const open = async (file: File) => {
    const text = await bytesOf(file, MAX_PROGRESS).then(
      (bytes) => (bytes.length > MAX_PROGRESS ? '' : new TextDecoder().decode(bytes)),
      () => '',
    );
    const read = readProgress(text);
    if (!read.ok) {
      setNotice(read.problem.type === 'later' ? words.laterFile : words.unreadable);
      return;
    }
    const { progress: found, slips } = read.value;
    const said = slips === 0 ? words.opened : words.openedInPart(slips);
    if (isNothing(progress)) replace(found, said);
    else want({ progress: found, ask: words.openAsk, yes: words.openYes, said });
  };
  const count = (stage: 'new' | 'learning' | 'known') =>
    RULE_IDS.filter((rule) => stageOf(progress, rule) === stage).length;

  const tried = Object.values(progress.puzzles);
  return (
    <div class="progress">
      <div role="status">
        {trouble !== null && trouble !== 'damaged' && trouble !== 'mended' && (
          <p class="warning">{words.troubles[trouble]}</p>
        )}
        <DamagedData slot={PROGRESS} said={words.aside} since={stored} />
        {notice !== '' && <p>{notice}</p>}
      </div>
      <p>{words.summary(count('known'), count('learning'), count('new'))}</p>
      <div class="actions">
        <a class="button" data-primary href={siteUrl('/jekyll-vs-hyde/drill/')}>
          {words.drill}
        </a>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            saveFile('cabinet-progress.json', writeProgress(progress));
          }}
        >
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
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            want({ progress: NOTHING, ask: words.resetAsk, yes: words.resetYes, said: '' });
          }}
        >
          {words.reset}
        </button>
      </div>
      <dialog
        ref={dialog}
        onClose={() => {
          want(null);
        }}
      >
        <form method="dialog">
          <p>{wanted?.ask}</p>
          <div class="actions">
            <button
              class="button"
              onClick={() => {
                if (wanted !== null) replace(wanted.progress, wanted.said);
              }}
            >
              {wanted?.yes}
            </button>
            <button class="button" data-primary autofocus>
              {words.cancel}
            </button>
          </div>
        </form>
      </dialog>
      <section>
        <h2>{puzzles.progress.title}</h2>
        <p>
          {puzzles.progress.summary(tried.filter(({ solved }) => solved).length, tried.length)}
          {punctuation.afterSentence}
          {tried.length > 0 && `${puzzles.progress.due(duePuzzles(progress, now).length)} `}
          <a href={siteUrl('/jekyll-vs-hyde/puzzles/')}>{puzzles.all}</a>
        </p>
      </section>
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

function isNothing({ lessons, rules, puzzles }: Progress): boolean {
  return [lessons, rules, puzzles].every((kept) => Object.keys(kept).length === 0);
}
