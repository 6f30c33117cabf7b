import { getToken } from '@adp/shared-auth';
import {
  createReader,
  loadFiles,
  loadWriter,
  readDataConfig,
  type DataConfig,
  type DataFiles,
  type DataReader,
  type DataWriter,
} from '@adp/shared-data';

interface MemberData {
  readonly reader: DataReader;
  readonly writer: DataWriter;
  readonly files: DataFiles;
}

let config: Promise<DataConfig> | undefined;
let replaced: MemberData | undefined;

/** Reads in the member's name. */
export async function memberReader(): Promise<DataReader> {
  return replaced?.reader ?? createReader(await dataConfig(), { getToken });
}

/** What members write with; its code is downloaded at the first call. */
export async function memberWriter(): Promise<DataWriter> {
  return replaced?.writer ?? loadWriter(await dataConfig(), { getToken });
}

/** What stores covers; its code is downloaded at the first call. */
export async function memberFiles(): Promise<DataFiles> {
  return replaced?.files ?? loadFiles(await dataConfig(), { getToken });
}

/** Puts others in place, for tests; `undefined` takes them out. */
export function replaceMemberData(other: MemberData | undefined): void {
  replaced = other;
}

/** Where the data is, read once; a failure is not remembered. */
function dataConfig(): Promise<DataConfig> {
  config ??= readDataConfig().catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}
