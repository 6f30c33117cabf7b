import { getToken } from '@adp/shared-auth';
import { createReader, dataConfig, type DataReader } from '@adp/shared-data/client';

let replacement: { readonly reader: DataReader } | undefined;

/** What this app reads public documents with. */
export async function dataReader(): Promise<DataReader> {
  return replacement?.reader ?? createReader(await dataConfig(), { getToken });
}

/** Replaces the reader, for tests; `undefined` restores it. */
export function replaceData(other: { readonly reader: DataReader } | undefined): void {
  replacement = other;
}
