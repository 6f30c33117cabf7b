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

/** A field of a form. Its label is the message `write.field.<name>`, its optional hint `write.hint.<name>`. */
export interface Field {
  readonly name: string;
  /** The path in the schema, if it differs: `venue.name`. */
  readonly path?: string;
  readonly input: FieldInput;
  /** Limits of characters, entries or a number. With `units`, the schema counts UTF-16 units. */
  readonly min?: number;
  readonly max?: number;
  readonly units?: true;
  /** The limit of each line of a list. */
  readonly eachMax?: number;
  readonly options?: readonly string[];
  /** The field whose option names it uses: `useValueName`. */
  readonly named?: string;
  readonly optional?: true;
  /** The field that has the time zone of a date and time. */
  readonly zoneIn?: string;
  /** Returns true if the value is a date without a time. */
  readonly dayOnly?: (values: FormValues) => boolean;
  /** True for the end of a period. If clocks show the time twice, it is the later one. A date without a time means the end of that day. */
  readonly ends?: true;
  /** Returns true if the field is shown. A hidden value is saved on the device but not sent. */
  readonly when?: (values: FormValues) => boolean;
}

/** A group of fields. Its title is `write.section.<name>`. */
export interface Section {
  readonly name: string;
  readonly fields: readonly Field[];
}
