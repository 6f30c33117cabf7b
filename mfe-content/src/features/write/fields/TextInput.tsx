import { TextArea, TextField, counterText, HiddenStatus, DateTimeField } from '@adp/shared-ui/forms';
import type { ComponentProps, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldInput, Field } from '../../../lib/forms/Field';
import type { FormValues, FieldValue } from '../../../lib/forms/FormValues';
import { useText } from '../../../text';
import { getText } from '../../../lib/forms/toFormValues';
import type { Kind } from '../../../lib/kinds';
import { fieldId, type FieldProps, useFieldValue } from './fieldBinding';
import styles from './Fields.module.css';
import { useFieldText } from './useFieldText';
import { countCharacters, isTooLong } from './countCharacters';
import { useErrorText } from './useErrorText';

const attributes: Partial<Record<FieldInput, ComponentProps<'input'>>> = {
  line: { dir: 'auto' },
  address: { type: 'url', inputMode: 'url', dir: 'ltr', spellCheck: false },
  email: { type: 'email', inputMode: 'email', dir: 'ltr', spellCheck: false },
  // Avoid `type=number`, which hides invalid text and can change the value on scrolling.
  number: { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' },
  day: { type: 'date', max: '9999-12-31' },
};
const short: readonly FieldInput[] = ['number', 'day'];

export interface TextProps extends FieldProps {
  /** The language of the typed text, for spelling checks, screen readers and keyboards. Defaults to the form's language. */
  readonly lang?: string;
}

export function TextInput({ kind, field, error, lang }: TextProps) {
  const { register } = useFormContext<FormValues>();
  const { getLabel, getHint } = useFieldText(kind);
  const tooLong = useTooLong(kind, field);
  const { name, input, max } = field;
  return (
    <div className={short.includes(input) ? styles['short'] : styles['field']}>
      <TextField
        {...attributes[input]}
        {...register(name)}
        id={fieldId(field)}
        lang={lang}
        label={getLabel(field)}
        hint={getHint(field)}
        error={tooLong ?? error}
        counter={input === 'line' && max !== undefined ? <Counter field={field} max={max} /> : undefined}
      />
      <TooLongStatus kind={kind} field={field} tooLong={tooLong !== undefined} />
    </div>
  );
}

interface TextBlockProps extends TextProps {
  /** Controls between the label and the text area. */
  readonly start?: ReactNode;
}

export function TextBlock({ kind, field, error, lang, start }: TextBlockProps) {
  const { register } = useFormContext<FormValues>();
  const { getLabel, getHint } = useFieldText(kind);
  const tooLong = useTooLong(kind, field);
  const { name, input, max } = field;
  const markdown = input === 'markdown';
  return (
    <div className={markdown ? styles['body'] : styles['paragraph']}>
      <TextArea
        {...register(name)}
        id={fieldId(field)}
        lang={lang}
        dir="auto"
        rows={markdown ? 14 : 3}
        start={start}
        label={getLabel(field)}
        hint={markdown ? <MarkdownHint>{getHint(field)}</MarkdownHint> : getHint(field)}
        error={tooLong ?? error}
        counter={max === undefined ? undefined : <Counter field={field} max={max} />}
      />
      <TooLongStatus kind={kind} field={field} tooLong={tooLong !== undefined} />
    </div>
  );
}

const samples = ['heading', 'bold', 'list', 'link'] as const;

function MarkdownHint({ children }: { readonly children: ReactNode }) {
  const text = useText();
  return (
    <>
      <p>{children}</p>
      <ul className={styles['samples']}>
        {samples.map((sample) => (
          <li key={sample} dir="auto" className={styles['sample']}>
            {text(`write.markdown.${sample}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

function useTooLong(kind: Kind, field: Field): string | undefined {
  const errorText = useErrorText(kind);
  // Watch the comparison rather than the text, so that typing causes no render while the text fits.
  const tooLong = useWatch({
    name: field.name,
    compute: (value: FieldValue) => (isTooLong(getText(value), field) ? getText(value) : undefined),
  });
  return tooLong === undefined ? undefined : errorText({ field, code: 'too-long' }, { [field.name]: tooLong });
}

/** A counter of the used characters. A separate component, so that nothing else renders on each keystroke. */
function Counter({ field, max }: { readonly field: Field; readonly max: number }) {
  const count = useWatch({ name: field.name, compute: (value: FieldValue) => countCharacters(getText(value), field) });
  return <span>{counterText(count, max)}</span>;
}

/** A status that announces once to screen readers that a text has exceeded its limit. */
function TooLongStatus({ kind, field, tooLong }: { kind: Kind; field: Field; tooLong: boolean }) {
  const text = useText();
  const { getName } = useFieldText(kind);
  const { max = 0 } = field;
  return <HiddenStatus>{tooLong ? text('write.tooLong', { field: getName(field), max }) : ''}</HiddenStatus>;
}

export function DateTimeInput({ kind, field, error }: FieldProps) {
  const { getLabel, getHint } = useFieldText(kind);
  const { value, onChange, onBlur } = useFieldValue(field.name);
  const dayOnly = useWatch({ compute: (values: FormValues) => field.dayOnly?.(values) === true });
  return (
    <div className={styles['short']}>
      <DateTimeField
        id={fieldId(field)}
        name={field.name}
        label={getLabel(field)}
        hint={getHint(field)}
        error={error}
        value={getText(value)}
        dayOnly={dayOnly}
        onChange={onChange}
        onBlur={onBlur}
      />
    </div>
  );
}
