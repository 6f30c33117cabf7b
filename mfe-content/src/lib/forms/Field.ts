import type { FormValues } from './FormValues';

export type FieldInput =
  | 'line'
  | 'paragraph'
  | 'markdown'
  | 'address'
  | 'email'
  | 'number'
  | 'day'
  | 'dateTime'
  | 'zone'
  | 'currency'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'country'
  | 'countries'
  | 'languages'
  | 'lines'
  | 'addresses'
  | 'cover'
  | 'files'
  | 'reference';

/** A field of a form. Message ids: `write.field.<name>` for the label, `write.hint.<name>` for the optional hint. */
export interface Field {
  readonly name: string;
  /** The path in the schema if it differs from the name, such as `venue.name`. */
  readonly path?: string;
  readonly input: FieldInput;
  /** The minimum number of characters or entries, or the lowest number. With `units`, limits count UTF-16 code units. */
  readonly min?: number;
  readonly max?: number;
  readonly units?: true;
  /** The maximum number of characters of each line in a list. */
  readonly eachMax?: number;
  readonly options?: readonly string[];
  /** The name of the field whose option names this field uses (see `useValueName`). */
  readonly named?: string;
  readonly optional?: true;
  /** The name of the field with the time zone of this date and time. */
  readonly zoneIn?: string;
  /** Returns true if the value is a date without a time. */
  readonly dayOnly?: (values: FormValues) => boolean;
  /** True for the end of a period: the later of two equal local times, and the end of a date without a time. */
  readonly ends?: true;
  /** Returns true if the field is shown. The value of a hidden field is saved on the device but not sent. */
  readonly when?: (values: FormValues) => boolean;
}

/** A group of fields. The message id of the title is `write.section.<name>`. */
export interface Section {
  readonly name: string;
  readonly fields: readonly Field[];
}
