import { createReader, readDataConfig, type DataReader } from '@adp/shared-data';

let reader: Promise<DataReader> | undefined;

/** What the pages read with, made once: the page says where its data is. */
export function dataReader(): Promise<DataReader> {
  reader ??= readDataConfig().then(
    (config) => createReader(config),
    (error: unknown) => {
      // Not remembered: the next page asks anew.
      reader = undefined;
      throw error;
    },
  );
  return reader;
}

/** Puts another reader in place, for tests; `undefined` takes it out. */
export function replaceReader(other: DataReader | undefined): void {
  reader = other && Promise.resolve(other);
}
