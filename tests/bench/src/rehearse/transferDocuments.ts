import { createAdministrator } from '@adp/shared-data/administrator';
import { projectId } from '@adp/firebase';
import { exportSite, restoreSite } from '@adp/transfer/export';
import type { TransferCommand } from './rehearseBackup';

/** Exports or restores documents as the commands `npm run export` and `npm run restore` do, but without files. */
export async function transferDocuments(command: TransferCommand, origin: string, folder: string): Promise<void> {
  const administrator = createAdministrator({ projectId, apiKey: '', origin }, { token: 'owner' });
  if (command === 'export')
    await exportSite({ administrator: { ...administrator, files: listFiles }, project: projectId, folder });
  else await restoreSite({ administrator, folder, resumes: command === 'resume' });
}

/** Yields no files, because the rehearsed site has none. */
async function* listFiles(): AsyncGenerator<never> {
  yield* [];
}
