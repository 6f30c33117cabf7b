import { type DataConfig, dataConfig } from '../client/DataConfig';

/** Lets the page read a configuration, as from its own block, for what asks where the site's pictures are. */
export async function readPageConfig(
  config: Partial<DataConfig> & { readonly storageBucket?: string } = {},
): Promise<void> {
  const block = Object.assign(document.createElement('script'), { id: 'firebase-config', type: 'application/json' });
  block.textContent = JSON.stringify({ projectId: 'demo-site', apiKey: 'k', ...config });
  document.body.append(block);
  await dataConfig();
  block.remove();
}
