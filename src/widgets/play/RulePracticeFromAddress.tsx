import { words } from '#said/rule-practice';
import { PRACTICE } from '../rule-practice-url.ts';
import '../../styles/shared-deal.css';

interface RulePracticeFromAddressProps {
  /** The names of the rules that can be practised, by their ids. */
  readonly practised: Readonly<Record<string, string>>;
  /** The rule that is practised already, if one is. */
  readonly practising: string | undefined;
  readonly practise: (rule: string) => void;
}

/** Says how the rule is practised that the address names, and begins it. */
export default function RulePracticeFromAddress({
  practised,
  practising,
  practise,
}: RulePracticeFromAddressProps) {
  const rule = new URLSearchParams(location.search).get(PRACTICE);
  if (rule === null || rule === practising) return null;
  const name = Object.hasOwn(practised, rule) ? practised[rule] : undefined;
  if (name === undefined) return <p class="warning">{words.unknown}</p>;
  return (
    <section class="shared-deal" aria-label={words.title(name)}>
      <h2>{words.title(name)}</h2>
      <p>{words.intro}</p>
      <p>
        <button
          type="button"
          class="button"
          data-primary
          onClick={() => {
            practise(rule);
          }}
        >
          {words.begin}
        </button>
      </p>
    </section>
  );
}
