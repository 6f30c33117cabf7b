import * as v from 'valibot';
import { fromStored } from '../fields/storedKeys';
import type { StoredFields } from '../client/wireValues';
import type { ParseResult } from './kind';

type Schema<Fields> = v.GenericSchema<unknown, Fields>;

/** Creates a function that parses stored documents with a schema and adds the document id. */
export function createParser<Fields extends object>(schema: Schema<Fields>) {
  return (id: string, fields: StoredFields): ParseResult<Fields & { readonly id: string }> => {
    const result = v.safeParse(schema, fromStored(fields));
    return result.success ? { item: { ...result.output, id } } : { invalidFields: getInvalidFields(result.issues) };
  };
}

/** Returns the names of the fields that do not match the schema. */
export function getInvalidFields(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const names = issues.map(({ path }) => path?.[0]?.key);
  return [...new Set(names.map((name) => (typeof name === 'string' ? name : '')))];
}
