import * as v from 'valibot';
import { readJsonFile } from '../readJsonFile';

const fileSchema = v.looseObject({ hosting: v.array(v.unknown()) });
const entrySchema = v.looseObject({ target: v.string(), public: v.string() });

/** A hosting entry of firebase.json: its target, its folder, and further fields that describe how it is served. */
export type HostingEntry = Readonly<v.InferOutput<typeof entrySchema>>;

/**
 * Returns the hosting entries of a firebase.json.
 * @throws Error with one sentence that names the error
 */
export function readHosting(file: string): readonly HostingEntry[] {
  const json = readJsonFile(file);
  if (!v.is(fileSchema, json)) throw new Error(`${file} has no hosting entries.`);
  return json.hosting.map((entry, index) => {
    if (v.is(entrySchema, entry)) return entry;
    throw new Error(`${file}: hosting entry ${index + 1} has no "target" or no "public".`);
  });
}
