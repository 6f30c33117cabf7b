import { isSourceField, type SourceField, type SourceRecord } from '../formats/SourceRecord';

/** Parses defaults such as `lang=en`, with values separated by semicolons. Throws an Error with one sentence. */
export function readDefaults(texts: readonly string[]): SourceRecord {
  const entries = texts.map((text): [SourceField, readonly string[]] => {
    const [, name = '', value = ''] = /^(\w+)=(.+)$/s.exec(text) ?? [];
    if (!isSourceField(name))
      throw new Error(`A default must have a field and a value, such as lang=en, but this one is ${text}.`);
    return [name, value.split(';')];
  });
  return Object.fromEntries(entries);
}
