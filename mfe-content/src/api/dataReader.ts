import { createReader, dataConfig, type DataReader } from '@adp/shared-data/client';

let reader: Promise<DataReader> | undefined;

/** Returns the reader of public data. A failure is not cached: the next call tries again. */
export function dataReader(): Promise<DataReader> {
  reader ??= dataConfig().then(createReader, (error: unknown) => {
    reader = undefined;
    throw error;
  });
  return reader;
}

/** Replaces the reader, for tests; `undefined` resets it. */
export function replaceReader(replacement: DataReader | undefined): void {
  reader = replacement && Promise.resolve(replacement);
}
