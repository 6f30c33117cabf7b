import type { DataConfig } from '../client/DataConfig';
import type { RequestOptions } from '../client/FirestoreClient';
import type { DataOptions } from '../client/connect';
import type { MemberExport } from './exportMyDocuments';

// A separate file, so that bundles without this function get no chunk for its `import()`.

/** Exports everything stored about the signed-in member `uid` as an object for JSON. Its code is loaded at the first call. */
export async function exportMember(
  config: DataConfig,
  options: DataOptions,
  uid: string,
  requestOptions: RequestOptions = {},
): Promise<MemberExport> {
  const { exportMyDocuments } = await import('./exportMyDocuments');
  return exportMyDocuments(config, options, uid, requestOptions);
}
