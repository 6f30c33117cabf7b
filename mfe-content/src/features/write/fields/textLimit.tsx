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

export function useTooLong(kind: Kind, field: Field): string | undefined {
  const errorText = useErrorText(kind);
  // Watch the comparison rather than the text, so that typing causes no render while the text fits.
  const tooLong = useWatch({
    name: field.name,
    compute: (value: FieldValue) => (isTooLong(getText(value), field) ? getText(value) : undefined),
  });
  return tooLong === undefined ? undefined : errorText({ field, code: 'too-long' }, { [field.name]: tooLong });
}

/** A counter of the used characters. A separate component, so that nothing else renders on each keystroke. */
export function Counter({ field, max }: { readonly field: Field; readonly max: number }) {
  const count = useWatch({ name: field.name, compute: (value: FieldValue) => countCharacters(getText(value), field) });
  return <span>{counterText(count, max)}</span>;
}

interface TooLongStatusProps {
  readonly kind: Kind;
  readonly field: Field;
  readonly tooLong: boolean;
}

/** A status that announces once to screen readers that a text has exceeded its limit. */
export function TooLongStatus({ kind, field, tooLong }: TooLongStatusProps) {
  const text = useText();
  const { getName } = useFieldText(kind);
  const { max = 0 } = field;
  return <HiddenStatus>{tooLong ? text('write.tooLong', { field: getName(field), max }) : ''}</HiddenStatus>;
}
