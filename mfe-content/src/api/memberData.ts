import { getToken, renewToken } from '@adp/shared-auth';
import { readGrants } from '@adp/shared-auth/grants';
import { createReader, dataConfig, type DataOptions, type DataReader } from '@adp/shared-data/client';
import { loadFiles, loadUploader, type DataFiles, type Uploader } from '@adp/shared-data/files';
import { loadWriter, type DataWriter } from '@adp/shared-data/writer';

interface MemberData {
  readonly reader: DataReader;
  readonly writer: DataWriter;
  readonly files: DataFiles;
  readonly grants?: () => Promise<Grants>;
  readonly uploader?: Uploader;
}

/** What an administrator has granted the member, as the rules read it from the token. */
interface Grants {
  readonly role?: string | undefined;
  readonly programmes?: readonly string[] | undefined;
}

let replaced: MemberData | undefined;

/** Reads in the member's name. */
export async function memberReader(): Promise<DataReader> {
  return replaced?.reader ?? createReader(await dataConfig(), { getToken });
}

/** What members write with; its code is downloaded at the first call, with what items need where they are to be written. */
export async function memberWriter(needs: Pick<DataOptions, 'writesItems'> = {}): Promise<DataWriter> {
  return replaced?.writer ?? loadWriter(await dataConfig(), { getToken, renewToken, ...needs });
}

/** What stores covers; its code is downloaded at the first call. */
export async function memberFiles(): Promise<DataFiles> {
  return replaced?.files ?? loadFiles(await dataConfig(), { getToken, renewToken });
}

/** What uploads files of knowledge products; its code is downloaded at the first call. */
export async function memberUploader(): Promise<Uploader> {
  return replaced?.uploader ?? loadUploader(await dataConfig(), { getToken, renewToken });
}

/** The member's role and programmes. */
export async function memberGrants(): Promise<Grants> {
  if (replaced) return (await replaced.grants?.()) ?? {};
  return readGrants();
}

/** Puts others in place, for tests; `undefined` takes them out. */
export function replaceMemberData(other: MemberData | undefined): void {
  replaced = other;
}
