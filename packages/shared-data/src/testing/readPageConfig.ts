import { type DataConfig, dataConfig } from '../client/DataConfig';

/** Provides a page configuration to code that needs the base URL of the site's pictures. */
export async function readPageConfig(
  config: Partial<DataConfig> & { readonly storageBucket?: string } = {},
): Promise<void> {
  const block = Object.assign(document.createElement('script'), { id: 'firebase-config', type: 'application/json' });
  block.textContent = JSON.stringify({ projectId: 'demo-site', apiKey: 'k', ...config });
  document.body.append(block);
  await dataConfig();
  block.remove();
}
