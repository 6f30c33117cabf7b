interface OptionsProps {
  readonly values: readonly string[];
  readonly getName: (value: string) => string;
  /** The name of their group. */
  readonly label?: string;
  /** Names that no language changes. */
  readonly proper?: boolean;
}

/** Options of a select, as a group where they have a name. */
export function Options({ values, getName, label, proper = false }: OptionsProps) {
  const options = values.map((value) => (
    <option key={value} value={value} {...(proper ? { translate: 'no' as const } : {})}>
      {getName(value)}
    </option>
  ));
  if (values.length === 0 || label === undefined) return options;
  return <optgroup label={label}>{options}</optgroup>;
}
