interface SelectFieldProps<Value> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly chosen: Value;
  readonly say: (value: Value) => string;
  readonly choose: (value: Value) => void;
}

/** A list to choose one value from. Values are compared by what they are, not by which object they are. */
export function SelectField<Value>({ label, options, chosen, say, choose }: SelectFieldProps<Value>) {
  const spelled = JSON.stringify(chosen);
  const at = options.findIndex((value) => JSON.stringify(value) === spelled);
  return (
    <label>
      {label}
      <select
        value={at}
        onChange={({ currentTarget }) => {
          const value = options[currentTarget.selectedIndex];
          if (value !== undefined) choose(value);
        }}
      >
        {options.map((value, index) => (
          <option key={index} value={index}>
            {say(value)}
          </option>
        ))}
      </select>
    </label>
  );
}
