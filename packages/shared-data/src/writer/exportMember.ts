import type { DataConfig } from '../client/DataConfig';
import type { RequestOptions } from '../client/FirestoreClient';
import type { DataOptions } from '../client/connect';
import type { MemberExport } from './exportMyDocuments';

// This function has its own file, so that bundles without it get no chunk for its `import()`.

/** Exports all stored data of the member `uid` for JSON. Loads the export code on the first call. */
export async function exportMember(
  config: DataConfig,
  options: DataOptions,
  uid: string,
  requestOptions: RequestOptions = {},
): Promise<MemberExport> {
  const { exportMyDocuments } = await import('./exportMyDocuments');
  return exportMyDocuments(config, options, uid, requestOptions);
}
