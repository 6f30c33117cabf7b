import type { DataConfig } from '../client/DataConfig';
import type { RequestOptions } from '../client/FirestoreClient';
import type { DataOptions } from '../client/connect';
import type { MemberExport } from './exportMyDocuments';

// In a file of its own: a bundler makes a chunk for every import() of a module that is used at all.

/**
 * All that is stored of the signed-in member `uid`, as one object that can be saved as JSON. Its code is downloaded at
 * the first call.
 */
export async function exportMember(
  config: DataConfig,
  options: DataOptions,
  uid: string,
  requestOptions: RequestOptions = {},
): Promise<MemberExport> {
  const { exportMyDocuments } = await import('./exportMyDocuments');
  return exportMyDocuments(config, options, uid, requestOptions);
}
