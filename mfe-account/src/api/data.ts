import { getToken } from '@adp/shared-auth';
import { createReader, dataConfig, loadWriter, type DataReader, type DataWriter } from '@adp/shared-data';

let replacement: { readonly reader: DataReader; readonly writer: DataWriter } | undefined;

/** What this app reads public documents with. */
export async function dataReader(): Promise<DataReader> {
  return replacement?.reader ?? createReader(await dataConfig(), { getToken });
}

/** What it writes with. The code is downloaded at the first call. */
export async function dataWriter(): Promise<DataWriter> {
  return replacement?.writer ?? loadWriter(await dataConfig(), { getToken });
}

/** Replaces reader and writer, for tests; `undefined` restores them. */
export function replaceData(other: { readonly reader: DataReader; readonly writer: DataWriter } | undefined): void {
  replacement = other;
}
