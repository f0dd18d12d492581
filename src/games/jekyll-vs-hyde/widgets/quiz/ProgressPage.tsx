import { useEffect, useRef, useState } from 'preact/hooks';
import { MAX_PROGRESS } from '#kit/bounds';
import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { RULE_IDS, type RuleId } from '#games/jekyll-vs-hyde/rules/rulebook';
import { readFile, writeFile, type FiledGames } from '#progress/file';
import { NOTHING } from '#progress/progress';
import { duePuzzles, stageOf } from '#progress/schedule';
import { change, load, storedProgress, type Stored } from '#progress/store';
import { collect, putInPlace, wouldReplace } from '#progress/transfer';
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

/** What cannot be undone, and what to ask before. */
interface Wanted {
  readonly ask: string;
  readonly yes: string;
  readonly act: () => void;
}

const EMPTY: Stored = { progress: NOTHING, trouble: null };

/** How well each rule is known, and the ways to take it along, bring it back or begin anew. */
export default function ProgressPage({ chapters }: ProgressPageProps) {
  const [stored, show] = useState(EMPTY);
  const { progress, trouble } = stored;
  const [now, setNow] = useState(0);
  const [notice, setNotice] = useState('');
  const [wanted, want] = useState<Wanted | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const shelf = browserStorage();
    const look = () => {
      show(load(shelf, GAME_ID));
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

  const take = (games: FiledGames, said: string) => {
    const trouble = putInPlace(browserStorage(), games);
    if (trouble === 'later-file') {
      setNotice(words.laterFile);
      return;
    }
    const own = games.get(GAME_ID);
    const kept = load(browserStorage(), GAME_ID);
    show({
      // What nothing can be kept of is there as long as the page.
      progress: own?.type === 'progress' ? own.progress : kept.progress,
      trouble: trouble ?? kept.trouble,
    });
    // What could not be kept is not said to be there.
    setNotice(trouble === 'later' || trouble === 'refused' ? '' : said);
  };
  const open = async (file: File) => {
    const text = await bytesOf(file, MAX_PROGRESS).then(
      (bytes) => (bytes.length > MAX_PROGRESS ? '' : new TextDecoder().decode(bytes)),
      () => '',
    );
    const read = readFile(text);
    if (!read.ok) {
      setNotice(read.problem.type === 'later' ? words.laterFile : words.unreadable);
      return;
    }
    const { games, slips } = read.value;
    const said = slips === 0 ? words.opened : words.openedInPart(slips);
    const act = () => {
      take(games, said);
    };
    if (wouldReplace(browserStorage(), games)) want({ ask: words.openAsk, yes: words.openYes, act });
    else act();
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
        <DamagedData slot={storedProgress(GAME_ID)} said={words.aside} since={stored} />
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
            saveFile('cabinet-progress.json', writeFile(collect(browserStorage(), GAME_ID, progress)));
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
            const act = () => {
              show(change(browserStorage(), GAME_ID, () => NOTHING));
              setNotice('');
            };
            want({ ask: words.resetAsk, yes: words.resetYes, act });
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
                wanted?.act();
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
