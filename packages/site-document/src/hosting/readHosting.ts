import * as v from 'valibot';
import { readJsonFile } from '../readJsonFile';

const fileSchema = v.looseObject({ hosting: v.array(v.unknown()) });
const entrySchema = v.looseObject({ target: v.string(), public: v.string() });

export type HostingEntry = Readonly<v.InferOutput<typeof entrySchema>>;

/** Reads the hosting entries of a firebase.json. Throws an Error with one sentence that describes the problem. */
export function readHosting(file: string): readonly HostingEntry[] {
  const json = readJsonFile(file);
  if (!v.is(fileSchema, json)) throw new Error(`${file} has no hosting entries.`);
  return json.hosting.map((entry, index) => {
    if (v.is(entrySchema, entry)) return entry;
    throw new Error(`${file}: hosting entry ${index + 1} has no "target" or no "public".`);
  });
}
