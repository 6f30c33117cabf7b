import { join } from 'node:path';
import {
  createImageRenderer,
  createHandler,
  createRenderer,
  readCardFiles,
  type Handler,
  type RendererOptions,
  type SaveUsage,
} from '@adp/edge';
import {
  type BackgroundWork,
  type CreateSeed,
  type PasswordPolicy,
  type Platform,
  type PlatformOptions,
  startPlatform,
} from '@adp/local-firebase';
import { toHostedSite, type HostingEntry } from '@adp/site-document/hosting';
import { createSeed } from '@adp/seed';
import { generateItems } from '@adp/seed/generator';
import { actionPath, projectId, readSettings, withLocalPictures } from '@adp/firebase';
import { migrateMembers } from './migrateMembers';
import { createWork } from './createWork';

type Settings =
  | 'projectId'
  | 'rules'
  | 'storageRules'
  | 'indexes'
  | 'passwordPolicy'
  | 'cacheFolder'
  | 'seed'
  | 'actionPath'
  | 'background'
  | 'hosting';

export interface BackendOptions extends Omit<PlatformOptions, Settings> {
  readonly hosting: readonly HostingEntry[];
  /** The repository: its `services/firebase/` holds the settings, and `.cache/` what is fetched and parsed once. */
  readonly workspace: string;
  /** Instead of password-policy.json. */
  readonly passwordPolicy?: PasswordPolicy;
  /** Whether a platform without state begins with the seed; true unless set. */
  readonly seed?: boolean;
  /** How many generated items are added to the seed. */
  readonly items?: number;
  /** Whether schedules run by the clock of this machine; else `background.runSchedules` of the platform does. */
  readonly clock?: BackgroundWork['clock'];
  /** Renders the pages of this site on the server; without it the browser makes them. */
  readonly rendering?: Omit<RendererOptions, 'handleRequest'>;
}

/**
 * The local platform with this product's project, rules, indexes, password policy and seed.
 * @throws Error with one sentence where something that it needs is missing, invalid or taken
 */
export async function startBackend(options: BackendOptions): Promise<Platform> {
  const { workspace, hosting, seed = true, items = 0, clock = 'moved', rendering, ...others } = options;
  const settings = readSettings(join(workspace, 'services/firebase'));
  const work = others.origins['shell']
    ? createWork(others.origins['shell'], { reachesInternet: clock === 'real' })
    : undefined;
  const edge = others.origins['shell']
    ? createEdge(others.origins['shell'], {
        workspace,
        rendering,
        origins: others.origins,
        ...(clock === 'real' && work && { saveUsage: work.saveUsage }),
      })
    : undefined;
  const platform = await startPlatform({
    ...settings,
    toLocalRules: withLocalPictures,
    ...others,
    hosting: hosting.map(toHostedSite),
    projectId,
    actionPath,
    cacheFolder: join(workspace, '.cache'),
    ...(edge && work && { functions: { edge: edge.handler, actions: work.actions } }),
    ...(work && { background: { ...work.background, clock } }),
    ...(seed ? { seed: seedWith(items) } : {}),
  });
  // An official emulator in place of ours is reached by way of the site's origin alone.
  if (!others.firestoreEmulator) work?.usePlatform(platform);
  await bringUpToDate(platform);
  await work?.addSortKeys(platform.firestore.documents());
  if (clock === 'real') await work?.updateSearchIndex();
  // What changes past the rules leaves no mark (decision 070): the handler forgets what it has read.
  const put: Platform['firestore']['put'] = (path, fields) => {
    platform.firestore.put(path, fields);
    edge?.forget();
  };
  const reset = () => {
    platform.reset();
    edge?.forget();
  };
  const stop = async () => {
    try {
      await platform.stop();
    } finally {
      await edge?.end();
    }
  };
  return { ...platform, firestore: { ...platform.firestore, put }, reset, stop };
}

/** What Hosting's rewrites lead to. Its requests for data go the way of the pages' own. */
function createEdge(
  origin: string,
  {
    workspace,
    rendering,
    origins,
    saveUsage,
  }: Pick<BackendOptions, 'workspace' | 'origins'> & {
    readonly rendering: BackendOptions['rendering'];
    readonly saveUsage?: SaveUsage;
  },
) {
  const options = {
    site: origin,
    data: { projectId, apiKey: 'local', origin },
    ...(origins['mfe-content'] && { searchIndex: `${origins['mfe-content']}/search/` }),
    renderImage: createImageRenderer(() => readCardFiles(join(workspace, 'package.json'))),
    ...(saveUsage && { saveUsage }),
  };
  const handler: Handler = (request) => current(request);
  // What a page's loaders fetch, this handler answers.
  const renderer = rendering && createRenderer({ ...rendering, handleRequest: handler });
  const create = () => createHandler({ ...options, ...renderer });
  let current = create();
  const forget = () => {
    current = create();
  };
  return { handler, forget, end: async () => renderer?.end() };
}

/** Brings the stored state of an earlier version into today's shape. */
async function bringUpToDate({ auth, firestore }: Platform): Promise<void> {
  const believed = new Set<string>(['google.com', 'facebook.com', 'github.com', 'twitter.com']);
  const unconfirmed = auth
    .accounts()
    .filter(({ emailVerified, providers }) => !emailVerified && !providers.some((id) => believed.has(id)));
  const uids = new Set(unconfirmed.map(({ uid }) => uid));
  const root = `projects/${projectId}/databases/(default)/documents`;
  const writes = migrateMembers(firestore.documents(), { root, isUnconfirmed: (uid) => uids.has(uid) });
  if (writes.length === 0) return;
  const { status } = await firestore.service.answer({
    method: 'POST',
    url: new URL(`http://127.0.0.1/v1/${root}:commit`),
    headers: { authorization: 'Bearer owner' },
    body: Buffer.from(JSON.stringify({ writes })),
  });
  if (status !== 200) throw new Error('The stored members could not be brought up to date: start with --fresh.');
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
