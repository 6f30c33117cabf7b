import { TextArea } from '@adp/shared-ui/forms';
import { useFormContext } from 'react-hook-form';
import type { FormValues } from '../../../lib/forms/FormValues';
import { Counter } from './Counter';
import { fieldId } from './fieldId';
import type { FieldProps } from './FieldProps';
import styles from './Fields.module.css';
import { MarkdownHint } from './MarkdownHint';
import { TooLongStatus } from './TooLongStatus';
import { useFieldText } from './useFieldText';
import { useTooLong } from './useTooLong';

/** A text of several lines, whose field grows with it; a body in Markdown has the larger one. */
export function TextBlock({ kind, field, error }: FieldProps) {
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
