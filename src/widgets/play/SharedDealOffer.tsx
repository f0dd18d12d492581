import type { GameTypes } from '#kit/game';
import { words as practice } from '#said/practice';
import { words } from '#said/shared-deal';
import { punctuation } from '#said/punctuation';
import '../../styles/shared-deal.css';
import type { OpponentTypes, PlaySetup } from './play-adapter.ts';
import type { Sent } from './shared-deal.ts';

export { readSharedDeal } from './shared-deal.ts';

export interface SharedDealOfferProps<T extends GameTypes, P extends OpponentTypes> {
  readonly setup: PlaySetup<T, P>;
  /** The names of the rules that can be practised, by their ids. */
  readonly practised: Readonly<Record<string, string>>;
  /** Null: the address cannot be read. */
  readonly sent: Sent<T, P> | null;
  /** Plays it; a rule may be practised in it. */
  readonly accept: (sent: Sent<T, P>, practising?: string) => void;
}

/** Says what somebody else has sent, and lets it be played; not how it went for them. */
export default function SharedDealOffer<T extends GameTypes, P extends OpponentTypes>(
  props: SharedDealOfferProps<T, P>,
) {
  const { setup, practised, sent, accept } = props;
  if (sent === null) return <p class="warning">{words.unreadable}</p>;
  const { seat, strength, length } = sent.game.settings;
  const said = sent.goesOn ? words.position : words.deal;
  const rule = sent.goesOn ? sent.cited.find((one) => Object.hasOwn(practised, one)) : undefined;
  const role: { readonly name: string } | undefined = setup.words.roles[seat];
  return (
    <section class="shared-deal" aria-label={said.title}>
      <h2>{said.title}</h2>
      <p>{said.intro}</p>
      <p>
        {punctuation.row(
          [role?.name, setup.words.opponents[strength].name, setup.words.lengths[length].name].filter(
            (name) => name !== undefined,
          ),
        )}
      </p>
      <p class="actions">
        <button
          type="button"
          class="button"
          data-primary
          onClick={() => {
            accept(sent);
          }}
        >
          {said.play}
        </button>
        {rule !== undefined && (
          <button
            type="button"
            class="button"
            onClick={() => {
              accept(sent, rule);
            }}
          >
            {practice.playOn(practised[rule] ?? '')}
          </button>
        )}
      </p>
    </section>
  );
}
