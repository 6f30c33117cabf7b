import { currentLocale } from '@adp/shared-ui';
import { counterText } from '@adp/shared-ui/forms';
import { useWatch } from 'react-hook-form';
import type { Field } from '../../../lib/forms/Field';
import type { FieldValue } from '../../../lib/forms/FormValues';
import { getText } from '../../../lib/forms/toFormValues';
import { countCharacters } from './countCharacters';

/** How much of a text's limit is used: all that a key changes on the page. */
export function Counter({ field, max }: { readonly field: Field; readonly max: number }) {
  const count = useWatch({ name: field.name, compute: (value: FieldValue) => countCharacters(getText(value), field) });
  return counterText(count, max, currentLocale());
}
