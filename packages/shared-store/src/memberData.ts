import { getToken, loadIdentity, renewToken } from '@adp/shared-auth';
import { createReader, dataConfig, type DataReader } from '@adp/shared-data/client';
import { loadFiles, type DataFiles } from '@adp/shared-data/files';
import { loadWriter, type DataWriter } from '@adp/shared-data/writer';

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

/** Returns the writer for the member's data. Loads its code on the first call. */
export async function getMemberWriter(): Promise<DataWriter> {
  return replacement?.writer ?? loadWriter(await dataConfig(), { getToken, renewToken, isVerified });
}

/** Returns the storage of the member's pictures. Loads its code on the first call. */
export async function getMemberFiles(): Promise<DataFiles> {
  return replacement?.files ?? loadFiles(await dataConfig(), { getToken, renewToken });
}

/** Replaces reader, writer and files in tests. `undefined` restores the originals. */
export function replaceMemberData(next: Partial<MemberData> | undefined): void {
  replacement = next;
}
