import { TextArea, TextField } from '@adp/shared-ui/forms';
import type { ComponentProps, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldInput } from '../../../lib/forms/Field';
import type { FormValues } from '../../../lib/forms/FormValues';
import { useText } from '../../../text';
import { fieldId, type FieldProps } from './fieldBinding';
import styles from './Fields.module.css';
import { Counter, TooLongStatus, useTooLong } from './textLimit';
import { useFieldText } from './useFieldText';

const attributes: Partial<Record<FieldInput, ComponentProps<'input'>>> = {
  line: { dir: 'auto' },
  address: { type: 'url', inputMode: 'url', dir: 'ltr', spellCheck: false },
  email: { type: 'email', inputMode: 'email', dir: 'ltr', spellCheck: false },
  // Avoid `type=number`, which hides invalid text and can change the value on scrolling.
  number: { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' },
  day: { type: 'date', max: '9999-12-31' },
};
const short: readonly FieldInput[] = ['number', 'day'];

interface TextProps extends FieldProps {
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

export function TextBlock({ kind, field, error, lang }: TextProps) {
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
