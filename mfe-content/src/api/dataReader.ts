import { createReader, dataConfig, type DataReader } from '@adp/shared-data/client';

let reader: Promise<DataReader> | undefined;

/** Loads the reader of public data. Does not cache a failure, so the next call tries again. */
export function dataReader(): Promise<DataReader> {
  reader ??= dataConfig().then(createReader, (error: unknown) => {
    reader = undefined;
    throw error;
  });
  return reader;
}

export function replaceReader(replacement: DataReader | undefined): void {
  reader = replacement && Promise.resolve(replacement);
}
