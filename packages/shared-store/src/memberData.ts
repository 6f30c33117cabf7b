import { getToken, loadIdentity, renewToken } from '@adp/shared-auth';
import { createReader, dataConfig, type DataReader } from '@adp/shared-data/client';
import { loadFiles, type DataFiles } from '@adp/shared-data/files';
import { loadWriter, type DataWriter } from '@adp/shared-data/writer';

/** What queries and mutations read and write with. */
export interface MemberData {
  readonly reader: DataReader;
  readonly writer: DataWriter;
  readonly files: DataFiles;
}

const isVerified = async () => (await loadIdentity()).isVerified();

let replacement: Partial<MemberData> | undefined;

/** Reads in the member's name. */
export async function getMemberReader(): Promise<DataReader> {
  return replacement?.reader ?? createReader(await dataConfig(), { getToken });
}

/** Writes in the member's name; its code is downloaded at the first call. */
export async function getMemberWriter(): Promise<DataWriter> {
  return replacement?.writer ?? loadWriter(await dataConfig(), { getToken, renewToken, isVerified });
}

/** Stores the member's pictures; its code is downloaded at the first call. */
export async function getMemberFiles(): Promise<DataFiles> {
  return replacement?.files ?? loadFiles(await dataConfig(), { getToken, renewToken });
}

/** Replaces reader, writer and files, for tests; `undefined` restores them. */
export function replaceMemberData(other: Partial<MemberData> | undefined): void {
  replacement = other;
}
