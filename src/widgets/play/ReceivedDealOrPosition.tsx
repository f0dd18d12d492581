import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { words as play } from '#said/play-against-computer';
import { words as practice } from '#said/rule-practice';
import { words } from '#said/shared-deal-and-position';
import '../../styles/shared-deal.css';
import { lastOpponent } from './last-opponent.ts';
import type { OpponentTypes, PlaySetup } from './play-adapter.ts';
import type { PreviewProps } from './PreviewOfPositionToPlayFrom.tsx';
import { SettingRadioGroup, opponentOptions } from './SettingRadioGroup.tsx';
import type { Sent } from './shared-deal.ts';

export { readSharedDeal } from './shared-deal.ts';

export interface ReceivedDealOrPositionProps<T extends GameTypes, P extends OpponentTypes> {
  readonly setup: PlaySetup<T, P>;
  /** The names of the rules that can be practised, by their ids. */
  readonly practised: Readonly<Record<string, string>>;
  /** Null: the address cannot be read. */
  readonly sent: Sent<T, P> | null;
  /** Shows the position that is played on from. */
  readonly Preview: ComponentType<PreviewProps<T, P>>;
  /** Plays it; a rule may be practised in it. */
  readonly accept: (sent: Sent<T, P>, practising?: string) => void;
}

/** Says what somebody else has sent, and lets it be played; not how it went for them. */
export default function ReceivedDealOrPosition<T extends GameTypes, P extends OpponentTypes>(
  props: ReceivedDealOrPositionProps<T, P>,
) {
  const { setup, practised, sent, Preview, accept } = props;
  const [against, choose] = useState(() => lastOpponent<T, P>(setup).get());
  if (sent === null) return <p class="warning">{words.unreadable}</p>;
  const { goesOn, game } = sent;
  // Who sent a deal has chosen whom it is played against; whoever takes over a position chooses here.
  const settings = goesOn ? { ...game.settings, strength: against } : game.settings;
  const { seat, strength, length } = settings;
  const brought = { ...sent, game: { ...game, settings } };
  const said = goesOn ? words.position : words.deal;
  const rule = goesOn ? sent.cited.find((one) => Object.hasOwn(practised, one)) : undefined;
  const role: { readonly name: string } | undefined = setup.words.roles[seat];
  return (
    <section class="shared-deal" aria-label={said.title}>
      <h2>{said.title}</h2>
      <p>{said.intro}</p>
      {!goesOn && (
        <p>
          {[role?.name, setup.words.opponents[strength].name, setup.words.lengths[length].name]
            .filter((name) => name !== undefined)
            .join(' · ')}
        </p>
      )}
      <p class="actions">
        <button
          type="button"
          class="button"
          data-primary
          onClick={() => {
            accept(brought);
          }}
        >
          {said.play}
        </button>
        {rule !== undefined && (
          <button
            type="button"
            class="button"
            onClick={() => {
              accept(brought, rule);
            }}
          >
            {practice.playOn(practised[rule] ?? '')}
          </button>
        )}
      </p>
      {/* Below what plays it, which is to be in the window of a phone: whom it is played against is chosen already. */}
      {goesOn && <Opponent {...{ setup, against, choose }} />}
      {goesOn && <Preview game={brought.game} />}
    </section>
  );
}

interface OpponentProps<T extends GameTypes, P extends OpponentTypes> extends Pick<
  ReceivedDealOrPositionProps<T, P>,
  'setup'
> {
  readonly against: P['strength'];
  readonly choose: (strength: P['strength']) => void;
}

/** Who is to play the other seats, where there is a choice. */
function Opponent<T extends GameTypes, P extends OpponentTypes>({
  setup: { strengths, words },
  against,
  choose,
}: OpponentProps<T, P>) {
  if (strengths.length < 2) return null;
  return (
    <div class="setup">
      <SettingRadioGroup
        name="against"
        legend={play.setup.opponent}
        options={opponentOptions(strengths, words.opponents)}
        chosen={against}
        choose={choose}
      />
    </div>
  );
}
