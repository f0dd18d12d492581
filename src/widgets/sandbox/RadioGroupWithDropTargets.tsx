import type { ComponentChildren } from 'preact';

interface RadioGroupWithDropTargetsProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly Value[];
  /** Null where nothing is chosen yet. */
  readonly chosen: Value | null;
  readonly choose: (value: Value) => void;
  readonly say: (value: Value) => string;
  /** Whether what is dragged can be dropped there. */
  readonly drops?: boolean;
  /** What stands there where it is no more than it is called. */
  readonly draw?: (value: Value) => ComponentChildren;
}

/** One of a few, each as large as a thumb: where the cards go that are pressed, or which of them are shown. */
export function RadioGroupWithDropTargets<Value extends string>(
  props: RadioGroupWithDropTargetsProps<Value>,
) {
  const { legend, name, options, chosen, choose, say, drops = false, draw = say } = props;
  return (
    <fieldset class="aims">
      <legend>{legend}</legend>
      {options.map((value) => (
        <label key={value} data-spot={drops ? value : undefined}>
          <input
            type="radio"
            name={name}
            aria-label={say(value)}
            checked={value === chosen}
            onChange={() => {
              choose(value);
            }}
          />
          <span aria-hidden="true">{draw(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}
