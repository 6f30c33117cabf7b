import { getToken } from '@adp/shared-auth';
import { createReader, dataConfig, type DataReader } from '@adp/shared-data/client';

let replacement: { readonly reader: DataReader } | undefined;

export async function dataReader(): Promise<DataReader> {
  return replacement?.reader ?? createReader(await dataConfig(), { getToken });
}

/** Replaces the data reader in tests. `undefined` restores the original reader. */
export function replaceData(next: { readonly reader: DataReader } | undefined): void {
  replacement = next;
}
