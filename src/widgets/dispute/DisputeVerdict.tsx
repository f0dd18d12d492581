import type { TargetedEvent } from 'preact';
import {
  completed,
  completedToPart,
  decidingRule,
  refinements,
  type PartingReading,
  type Said,
  type Verdict,
} from '#kit/dispute-questionnaire';
import { casesForDispute, type DisputedCase } from '#kit/find-case-for-dispute';
import type { GameTypes } from '#kit/game';
import { words as agreement } from '#said/mid-game-ruling-advice';
import { words } from '#said/dispute';
import { punctuation } from '#said/punctuation';
import { gamePageUrl } from '../game-page-url.ts';
import { CopyLink } from '../sandbox/CopyLink.tsx';
import { MADE_UP } from '../sandbox/made-up-cards-url-flag.ts';
import { EventSentences } from '../EventSentences.tsx';
import { DisputeStep } from './DisputeStep.tsx';
import type { DisputeFace } from './dispute-face.ts';

interface DisputeVerdictProps<T extends GameTypes, Outcome> {
  readonly face: DisputeFace<T, Outcome>;
  readonly said: Said;
  /** What was told, as its own address holds it. */
  readonly link: string;
  readonly verdict: Verdict<T, Outcome>;
  /** What tables say that read a rule otherwise, where that is something else. */
  readonly parting: readonly PartingReading<T, Outcome>[];
  readonly cases: readonly DisputedCase[];
  readonly change: (step: string, choice: string) => void;
}

/** So many rules are named beside the one that decides, which stands under the verdict. */
const BESIDE = 2;

/** Below the verdict: what would change it, what other rules are at work, and the cases that say so. */
export function DisputeVerdict<T extends GameTypes, Outcome>(props: DisputeVerdictProps<T, Outcome>) {
  const { face, said, link, verdict, parting, cases, change } = props;
  const { upheld, rules, events, refusals } = verdict;
  const { disputes, Refusals, face: voice } = face;
  const all = completed(disputes, said);
  const others = rules.filter((rule) => rule !== decidingRule(verdict)).slice(0, BESIDE);
  return (
    <>
      <Refinements face={face} said={all} change={change} />
      {others.length > 0 && (
        <p>
          {words.rules}{' '}
          {others.map((rule) => (
            <span key={rule}>
              <voice.RuleLink rule={rule} />{' '}
            </span>
          ))}
        </p>
      )}
      {casesForDispute(disputes, cases, all).map(({ one, isSame }) => (
        <p key={one.address}>
          {isSame ? words.case : words.related} <a href={one.address}>{one.question}</a>
        </p>
      ))}
      <OtherReadings face={face} parting={parting} verdict={verdict} />
      <div class="actions">
        <CopyLink link={link} />
        <a
          class="button"
          href={`${gamePageUrl(face.game, '/sandbox/')}?${MADE_UP}#${disputes.position(completedToPart(disputes, said))}`}
        >
          {words.sandbox}
        </a>
      </div>
      <details onToggle={bringIntoView}>
        <summary>{words.playedOut}</summary>
        {upheld || events.length > 0 ? (
          <EventSentences face={voice} events={events} />
        ) : (
          <Refusals refusals={refusals} />
        )}
      </details>
    </>
  );
}

/** What has been opened stands whole under the first lines of the verdict, or begins there where it is longer than the window. */
function bringIntoView({ currentTarget }: TargetedEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
}

/** What was taken for granted and would change the verdict. */
function Refinements<T extends GameTypes, Outcome>(
  props: Omit<DisputeVerdictProps<T, Outcome>, 'cases' | 'verdict' | 'parting' | 'link'>,
) {
  const { face, said, change } = props;
  const open = refinements(face.disputes, said);
  if (open.length === 0) return null;
  return (
    <section class="dispute-refine">
      <h3>{words.refine}</h3>
      {open.map((step) => (
        <DisputeStep
          key={step.id}
          face={face}
          step={step}
          said={said}
          change={change}
          chosen={said[step.id] ?? ''}
        />
      ))}
    </section>
  );
}

/** The id of what other tables say, on the page. */
export const OTHER_READINGS = 'dispute-readings';

/** What tables say that play by another reading, where that is something else, beside the usual one; and how to go on now. */
function OtherReadings<T extends GameTypes, Outcome>(
  props: Pick<DisputeVerdictProps<T, Outcome>, 'face' | 'parting' | 'verdict'>,
) {
  const { face, parting, verdict: ours } = props;
  if (parting.length === 0) return null;
  return (
    <section class="dispute-readings" id={OTHER_READINGS} tabIndex={-1}>
      <h3>{words.readings}</h3>
      {parting.map(({ verdict, ruling, reading }) => {
        const { question, readings, speaking } = face.ruling(ruling);
        const sides = speaking.flatMap((side, at) => {
          if (at === 0) return [{ ...side, isUsual: true, verdict: ours }];
          return side.id === reading ? [{ ...side, isUsual: false, verdict }] : [];
        });
        return (
          <div key={`${ruling} ${reading}`}>
            <p>
              <a href={`${gamePageUrl(face.game, '/rules/')}#ruling-${ruling}`}>{question}</a>
            </p>
            <ul>
              {sides.map((side) => (
                <li key={side.id} data-usual={side.isUsual ? '' : undefined}>
                  <p data-upheld={side.verdict.upheld}>{face.verdict(side.verdict.outcome)}</p>
                  <p>{readings[side.id]}</p>
                  <p class="sources">
                    <a href={gamePageUrl(face.game, '/rules/#sources')}>{side.sources}</a>
                    {!side.isUsual && side.sources === sides[0]?.sources && (
                      <>
                        {punctuation.afterSentence}
                        {words.eitherWay}
                      </>
                    )}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <p class="dispute-now">{agreement.now}</p>
    </section>
  );
}
