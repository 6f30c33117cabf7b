import { createBackgroundWork } from '@adp/functions';
import { createAdministrator } from '@adp/shared-data/administrator';
import { createServerReader } from '@adp/shared-data/changes';
import type { World } from './createWorld';
import { dataConfig } from './dataConfig';
import { openFolder } from './openFolder';

type BackgroundOptions = Pick<Parameters<typeof createBackgroundWork>[1], 'fetchPublic' | 'now'>;
export type Background = ReturnType<typeof openBackground>;

/** Creates the background work of the site. It reads and writes the world's documents, and stores files in `folder`. */
export function openBackground(
  { fetchData, now: worldTime }: Pick<World, 'fetchData' | 'now'>,
  folder: string,
  { fetchPublic, now = worldTime }: BackgroundOptions = {},
) {
  const files = openFolder(folder);
  const administrator = {
    ...createAdministrator(dataConfig, { token: 'owner', fetch: fetchData }),
    readFileStart: (name: string) => Promise.resolve(files.read(name)),
    saveFile: (name: string, content: Uint8Array) => Promise.resolve(files.write(name, content)),
    deleteFile: (name: string) => Promise.resolve(files.remove(name)),
  };
  const reader = createServerReader(dataConfig, { fetch: fetchData });
  const { schedules } = createBackgroundWork(administrator, {
    site: 'https://site.example',
    reader,
    now,
    ...(fetchPublic && { fetchPublic }),
  });
  return { administrator, reader, files, schedules };
}
