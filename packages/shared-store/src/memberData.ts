import { getToken, loadIdentity, renewToken } from '@adp/shared-auth';
import { createReader, dataConfig, type DataReader } from '@adp/shared-data/client';
import { loadFiles, type DataFiles } from '@adp/shared-data/files';
import { loadWriter, type DataWriter } from '@adp/shared-data/writer';

/** The access of queries and mutations to the member's data. */
export interface MemberData {
  readonly reader: DataReader;
  readonly writer: DataWriter;
  readonly files: DataFiles;
}

const isVerified = async () => (await loadIdentity()).isVerified();

let replacement: Partial<MemberData> | undefined;

export async function getMemberReader(): Promise<DataReader> {
  return replacement?.reader ?? createReader(await dataConfig(), { getToken });
}

/** Returns a writer for the member's data. The first call downloads its code. */
export async function getMemberWriter(): Promise<DataWriter> {
  return replacement?.writer ?? loadWriter(await dataConfig(), { getToken, renewToken, isVerified });
}

/** Returns the storage of the member's pictures. The first call downloads its code. */
export async function getMemberFiles(): Promise<DataFiles> {
  return replacement?.files ?? loadFiles(await dataConfig(), { getToken, renewToken });
}

/** Replaces reader, writer and files for tests. `undefined` restores them. */
export function replaceMemberData(next: Partial<MemberData> | undefined): void {
  replacement = next;
}
