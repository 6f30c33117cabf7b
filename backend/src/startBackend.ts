import { join } from 'node:path';
import { type CreateSeed, type PasswordPolicy, type Platform, type PlatformOptions, startPlatform } from '@adp/local';
import { createSeed } from './seed/createSeed';
import { generateItems } from './seed/generator/generateItems';
import { actionPath, projectId, readSettings, withLocalPictures } from './settings';

type Settings =
  'projectId' | 'rules' | 'storageRules' | 'indexes' | 'passwordPolicy' | 'cacheFolder' | 'seed' | 'actionPath';

export interface BackendOptions extends Omit<PlatformOptions, Settings> {
  /** The repository: its `backend/` holds the settings, and `.cache/` what is fetched and parsed once. */
  readonly workspace: string;
  /** Instead of password-policy.json. */
  readonly passwordPolicy?: PasswordPolicy;
  /** Whether a platform without state begins with the seed; true unless set. */
  readonly seed?: boolean;
  /** How many generated items are added to the seed. */
  readonly items?: number;
}

/**
 * The local platform with this product's project, rules, indexes, password policy and seed.
 * @throws Error with one sentence where something that it needs is missing, invalid or taken
 */
export async function startBackend(options: BackendOptions): Promise<Platform> {
  const { workspace, seed = true, items = 0, ...others } = options;
  const settings = readSettings(join(workspace, 'backend'));
  return startPlatform({
    ...settings,
    toLocalRules: withLocalPictures,
    ...others,
    projectId,
    actionPath,
    cacheFolder: join(workspace, '.cache'),
    ...(seed ? { seed: seedWith(items) } : {}),
  });
}

/** The seed is the same all day, so a platform that is reset makes it once. */
function seedWith(items: number): CreateSeed {
  let made: { readonly day: string; readonly seed: ReturnType<CreateSeed> } | undefined;
  return ({ now, objectUrl }) => {
    const day = now.toISOString().slice(0, 10);
    if (made?.day !== day) {
      const { accounts, documents, objects } = createSeed({ now, objectUrl });
      const generated = items > 0 ? generateItems({ count: items, now }) : [];
      made = { day, seed: { accounts, documents: [...documents, ...generated], objects } };
    }
    return made.seed;
  };
}
