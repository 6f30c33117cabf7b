import type { DataOptions } from './connect';
import type { DataConfig } from './DataConfig';
import type { Asked } from './door';
import type { MemberExport } from './exportOwn';

/**
 * All that is stored of the member `uid` who is signed in, as one object that can be saved as JSON. The code for it is
 * downloaded when somebody asks.
 */
export async function exportMember(
  config: DataConfig,
  options: DataOptions,
  uid: string,
  asked: Asked = {},
): Promise<MemberExport> {
  const { exportOwn } = await import('./exportOwn');
  return exportOwn(config, options, uid, asked);
}
