import { isSourceField, type SourceField, type SourceRecord } from '../formats/SourceRecord';

/**
 * What rows have that do not say: texts such as `lang=en`, of several values with semicolons.
 * @throws Error with one sentence
 */
export function readDefaults(texts: readonly string[]): SourceRecord {
  const entries = texts.map((text): [SourceField, readonly string[]] => {
    const [, name = '', value = ''] = /^(\w+)=(.+)$/s.exec(text) ?? [];
    if (!isSourceField(name)) throw new Error(`A default is a field and its value, such as lang=en: not ${text}.`);
    return [name, value.split(';')];
  });
  return Object.fromEntries(entries);
}
