import { getToken } from '@adp/shared-auth';
import {
  createReader,
  loadWriter,
  readDataConfig,
  type DataConfig,
  type DataReader,
  type DataWriter,
} from '@adp/shared-data';

let config: Promise<DataConfig> | undefined;
let replaced: { readonly reader: DataReader; readonly writer: DataWriter } | undefined;

/** Where the data is, read once; a failure is not remembered. */
export function dataConfig(): Promise<DataConfig> {
  config ??= readDataConfig().catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}

/** What this app reads with, in the member's name where a function says so. */
export async function dataReader(): Promise<DataReader> {
  return replaced?.reader ?? createReader(await dataConfig(), { getToken });
}

/** What it writes with; its code is downloaded at the first call. */
export async function dataWriter(): Promise<DataWriter> {
  return replaced?.writer ?? loadWriter(await dataConfig(), { getToken });
}

/** Puts others in place, for tests; `undefined` takes them out. */
export function replaceData(other: { readonly reader: DataReader; readonly writer: DataWriter } | undefined): void {
  replaced = other;
}
