import type { FormValues } from './FormValues';

/** By what a field is filled in. */
export type FieldInput =
  /** One line, several lines, and a body in Markdown. */
  | 'line'
  | 'paragraph'
  | 'markdown'
  | 'address'
  | 'email'
  | 'number'
  /** A day; a day and an hour in a zone. */
  | 'day'
  | 'dateTime'
  | 'zone'
  | 'currency'
  | 'flag'
  /** One of a controlled list, or several of one; one country; several countries or languages. */
  | 'choice'
  | 'choices'
  | 'country'
  | 'countries'
  | 'languages'
  /** Lines of the member's own, or addresses. */
  | 'lines'
  | 'addresses'
  | 'cover'
  | 'files'
  /** Another item of the kind, by its id. */
  | 'reference';

/** A field of a form. Its label is the message `write.field.<name>`, what to write there `write.hint.<name>` where there is one. */
export interface Field {
  /** In the form's values. */
  readonly name: string;
  /** Where the schema has it, if not under the same name: `venue.name`. */
  readonly path?: string;
  readonly input: FieldInput;
  /** Limits of characters, of entries, or of a number. `units`: the schema counts UTF-16 units. */
  readonly min?: number;
  readonly max?: number;
  readonly units?: true;
  /** Of each line of a list. */
  readonly eachMax?: number;
  readonly options?: readonly string[];
  /** The field under which the names of its options are found: `useValueName`. */
  readonly named?: string;
  readonly optional?: true;
  /** The field that has the zone of a date and time. */
  readonly zoneIn?: string;
  /** Returns whether the value is a date without a time. */
  readonly dayOnly?: (values: FormValues) => boolean;
  /** Marks the end of something. If clocks show the time twice, it is the later one. A date without a time means the end of that day. */
  readonly ends?: true;
  /** When the field is shown; a hidden value is saved on the device and not sent. */
  readonly when?: (values: FormValues) => boolean;
}

/** Fields that belong together. Its title is `write.section.<name>`. */
export interface Section {
  readonly name: string;
  readonly fields: readonly Field[];
}
