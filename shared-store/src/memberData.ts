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

/** What queries and mutations read and write with. */
export interface MemberData {
  readonly reader: DataReader;
  readonly writer: DataWriter;
  readonly files: DataFiles;
}

let config: Promise<DataConfig> | undefined;
let replacement: Partial<MemberData> | undefined;

/** Where the data is, read once; a failure is not remembered. */
export function getDataConfig(): Promise<DataConfig> {
  config ??= readDataConfig().catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}

/** Reads in the member's name. */
export async function getMemberReader(): Promise<DataReader> {
  return replacement?.reader ?? createReader(await getDataConfig(), { getToken });
}

/** Writes in the member's name; its code is downloaded at the first call. */
export async function getMemberWriter(): Promise<DataWriter> {
  return replacement?.writer ?? loadWriter(await getDataConfig(), { getToken });
}

/** Stores the member's pictures; its code is downloaded at the first call. */
export async function getMemberFiles(): Promise<DataFiles> {
  return replacement?.files ?? loadFiles(await getDataConfig(), { getToken });
}

/** Replaces reader, writer and files, for tests; `undefined` restores them. */
export function replaceMemberData(other: Partial<MemberData> | undefined): void {
  replacement = other;
}
