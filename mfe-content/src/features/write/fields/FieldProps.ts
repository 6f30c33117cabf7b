import type { Field } from '../../../lib/forms/Field';
import type { WrittenKind } from '../../../lib/kinds';

/** What every input of a form is given. */
export interface FieldProps {
  readonly kind: WrittenKind;
  readonly field: Field;
  /** What is wrong with it, worded. */
  readonly error: string | undefined;
  /** What is wrong with one of its lines. */
  readonly getError: (place: number) => string | undefined;
}
