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

/** The rights that an administrator has granted the member. Stored in the token, where the security rules read them. */
interface Grants {
  readonly role?: string | undefined;
  readonly programmes?: readonly string[] | undefined;
}

let replaced: MemberData | undefined;

export async function memberReader(): Promise<DataReader> {
  return replaced?.reader ?? createReader(await dataConfig(), { getToken });
}

/** Loads the writer. With `writesItems`, also loads the code for writing items. */
export async function memberWriter(needs: Pick<DataOptions, 'writesItems'> = {}): Promise<DataWriter> {
  return replaced?.writer ?? loadWriter(await dataConfig(), { getToken, renewToken, ...needs });
}

export async function memberFiles(): Promise<DataFiles> {
  return replaced?.files ?? loadFiles(await dataConfig(), { getToken, renewToken });
}

export async function memberUploader(): Promise<Uploader> {
  return replaced?.uploader ?? loadUploader(await dataConfig(), { getToken, renewToken });
}

export async function memberGrants(): Promise<Grants> {
  if (replaced) return (await replaced.grants?.()) ?? {};
  return readGrants();
}

export function replaceMemberData(replacement: MemberData | undefined): void {
  replaced = replacement;
}
