import { useEffect, useState } from 'preact/hooks';
import { isOpen, SOURCED_ABILITIES, type Abilities } from '#games/chronicle/rules/ability-definitions';
import { SLOT_IDS } from '#games/chronicle/rules/ability-vocabulary';
import { abilitiesUrl } from '#games/chronicle/widgets/fill-in-card-effects/link-to-abilities-page';
import { isAnythingKept } from '#games/chronicle/widgets/reader-supplied-card-effects/reader-supplied-card-effects-key';
import { words } from '#said/chronicle/unknown-card-effects';

interface UnknownCardEffectsLineProps {
  /** Where rounds are dealt: by which history cards, as long as no other is filled in. */
  readonly rounds?: string | undefined;
}

/** What is open of the cards that are played by, in a line, and the way to fill it in. What reads a filled-in set is fetched only where one is kept. */
export default function UnknownCardEffectsLine({ rounds }: UnknownCardEffectsLineProps) {
  const [abilities, show] = useState<Abilities>(SOURCED_ABILITIES);
  const [hasHistory, know] = useState(false);
  useEffect(() => {
    if (!isAnythingKept()) return;
    void import('#games/chronicle/widgets/reader-supplied-card-effects/reader-supplied-card-effects-store').then(
      ({ loadFilledInCards }) => {
        const { abilities: filledIn, history } = loadFilledInCards().set;
        show({ ...SOURCED_ABILITIES, ...filledIn });
        know(Object.keys(history).length > 0);
      },
    );
  }, []);
  const open = SLOT_IDS.filter((slot) => isOpen(abilities, slot));
  return (
    <p class="open-line">
      {open.length > 0 && `${words.open(open)} `}
      {rounds !== undefined && !hasHistory && `${rounds} `}
      <a href={abilitiesUrl()}>{abilities === SOURCED_ABILITIES ? words.fillIn : words.change}</a>
    </p>
  );
}
