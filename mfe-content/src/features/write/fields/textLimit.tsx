import { counterText, HiddenStatus } from '@adp/shared-ui/forms';
import { useWatch } from 'react-hook-form';
import type { Field } from '../../../lib/forms/Field';
import type { FieldValue } from '../../../lib/forms/FormValues';
import { getText } from '../../../lib/forms/toFormValues';
import type { Kind } from '../../../lib/kinds';
import { useText } from '../../../text';
import { countCharacters, isTooLong } from './countCharacters';
import { useErrorText } from './useErrorText';
import { useFieldText } from './useFieldText';

/** Returns the error of a text that is too long, while the member types. */
export function useTooLong(kind: Kind, field: Field): string | undefined {
  const errorText = useErrorText(kind);
  // Typing does not render this again while the text fits.
  const tooLong = useWatch({
    name: field.name,
    compute: (value: FieldValue) => (isTooLong(getText(value), field) ? getText(value) : undefined),
  });
  return tooLong === undefined ? undefined : errorText({ field, code: 'too-long' }, { [field.name]: tooLong });
}

/** The used part of a text's limit. Only this renders with each key. */
export function Counter({ field, max }: { readonly field: Field; readonly max: number }) {
  const count = useWatch({ name: field.name, compute: (value: FieldValue) => countCharacters(getText(value), field) });
  return <span>{counterText(count, max)}</span>;
}

interface TooLongStatusProps {
  readonly kind: Kind;
  readonly field: Field;
  readonly tooLong: boolean;
}

/** Announces once to screen readers that a text has exceeded its limit. */
export function TooLongStatus({ kind, field, tooLong }: TooLongStatusProps) {
  const text = useText();
  const { getName } = useFieldText(kind);
  const { max = 0 } = field;
  return <HiddenStatus>{tooLong ? text('write.tooLong', { field: getName(field), max }) : ''}</HiddenStatus>;
}
