import { Button } from '../components/Button';
import { ChoiceGroup } from './Choice';
import styles from './ListFields.module.css';
import { TextField } from './TextField';
import { useFocusAfterRender } from './useFocusAfterRender';

const urlAttributes = { type: 'url', inputMode: 'url', dir: 'ltr', spellCheck: false } as const;

interface LinesFieldProps {
  /** Id of the group. Without `lineId`, the id of a line is `{id}-{index}`. */
  readonly id: string;
  readonly name?: string;
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly values: readonly string[];
  readonly max: number;
  readonly urls?: boolean;
  readonly placeholder?: string;
  readonly addLabel: string;
  /** Text that replaces the add button when there are `max` lines. */
  readonly fullText?: string;
  readonly lineLabel: (index: number) => string;
  readonly removeLabel: (index: number) => string;
  readonly lineError: (index: number) => string | undefined;
  readonly lineId?: (index: number) => string;
  readonly onChange: (values: readonly string[]) => void;
  readonly onBlur?: () => void;
}

/** List of short texts, each in its own field. Adding a line moves focus to it. Removing a line moves focus to the next line. */
export function LinesField({
  id,
  name,
  legend,
  hint,
  error,
  values,
  max,
  urls = false,
  placeholder,
  addLabel,
  fullText,
  lineLabel,
  removeLabel,
  lineError,
  lineId = (index) => `${id}-${index}`,
  onChange,
  onBlur,
}: LinesFieldProps) {
  const focusAfterRender = useFocusAfterRender();
  const addId = `${id}-add`;
  const remove = (index: number) => {
    onChange(values.filter((_, each) => each !== index));
    focusAfterRender(index < values.length - 1 ? lineId(index) : addId);
  };
  return (
    <ChoiceGroup id={id} legend={legend} hint={hint} error={error}>
      {values.length > 0 ? (
        <ul className={styles['lines']}>
          {values.map((value, index) => (
            <li key={index}>
              <TextField
                {...(urls ? urlAttributes : { dir: 'auto' })}
                id={lineId(index)}
                name={name}
                label={lineLabel(index)}
                error={lineError(index)}
                placeholder={placeholder}
                value={value}
                onBlur={onBlur}
                onChange={({ target }) => onChange(values.map((line, each) => (each === index ? target.value : line)))}
                end={
                  <button
                    type="button"
                    className={styles['remove']}
                    aria-label={removeLabel(index)}
                    onClick={() => remove(index)}
                  >
                    <span aria-hidden="true">×</span>
                  </button>
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
      {values.length < max ? (
        <div>
          <Button
            secondary
            id={addId}
            onClick={() => {
              onChange([...values, '']);
              focusAfterRender(lineId(values.length));
            }}
          >
            {addLabel}
          </Button>
        </div>
      ) : (
        <p className={styles['full']}>{fullText}</p>
      )}
    </ChoiceGroup>
  );
}
