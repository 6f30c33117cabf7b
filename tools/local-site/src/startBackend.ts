import { join } from 'node:path';
import {
  createImageRenderer,
  createHandler,
  createRenderer,
  readCardFiles,
  type Handler,
  type RendererOptions,
  type SaveHealth,
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
import { actionPath, projectId, readSettings, withLocalPictures, type Settings } from '@adp/firebase';
import { migrateMembers } from './migrateMembers';
import { createWork } from './createWork';

type FixedOption = 'projectId' | 'cacheFolder' | 'seed' | 'actionPath' | 'background' | 'hosting';

export interface BackendOptions extends Omit<PlatformOptions, keyof Settings | FixedOption> {
  readonly hosting: readonly HostingEntry[];
  readonly workspace: string;
  readonly passwordPolicy?: PasswordPolicy;
  /** Fills a platform without saved state. Defaults to true. */
  readonly seed?: boolean;
  readonly items?: number;
  /** Source of time for schedules. Defaults to `moved`. */
  readonly clock?: BackgroundWork['clock'];
  /** Options for rendering the site's pages on the server. If undefined, the browser renders pages. */
  readonly rendering?: Omit<RendererOptions, 'handleRequest'>;
}

/** @throws Error with one sentence if a requirement is missing, invalid or in use */
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
        ...(clock === 'real' && work && { saveUsage: work.saveUsage, saveHealth: work.saveHealth }),
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
  // If an official emulator replaces our Firestore, background work must reach it through the site's origin.
  if (!others.firestoreEmulator) work?.usePlatform(platform);
  await bringUpToDate(platform);
  await work?.addSortKeys(platform.firestore.documents());
  if (clock === 'real') await work?.updateSearchIndex();
  // Changes that bypass the rules do not update the change token (decision 070), so the handler must drop its caches.
  const put: Platform['firestore']['put'] = (path, fields) => {
    platform.firestore.put(path, fields);
    edge?.invalidate();
  };
  const reset = () => {
    platform.reset();
    edge?.invalidate();
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

/** Creates the handlers for Hosting's rewrites. The handlers request data through the site's origin, as pages do. */
function createEdge(
  origin: string,
  {
    workspace,
    rendering,
    origins,
    saveUsage,
    saveHealth,
  }: Pick<BackendOptions, 'workspace' | 'origins'> & {
    readonly rendering: BackendOptions['rendering'];
    readonly saveUsage?: SaveUsage;
    readonly saveHealth?: SaveHealth;
  },
) {
  const options = {
    site: origin,
    data: { projectId, apiKey: 'local', origin },
    ...(origins['mfe-content'] && { searchIndex: `${origins['mfe-content']}/search/` }),
    renderImage: createImageRenderer(() => readCardFiles(join(workspace, 'package.json'))),
    ...(saveUsage && { saveUsage }),
    ...(saveHealth && { saveHealth }),
  };
  const handler: Handler = (request) => current(request);
  const renderer = rendering && createRenderer({ ...rendering, handleRequest: handler });
  const create = () => createHandler({ ...options, ...renderer });
  let current = create();
  const invalidate = () => {
    current = create();
  };
  return { handler, invalidate, end: async () => renderer?.end() };
}

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
  if (status !== 200) throw new Error('The stored members could not be converted: start with --fresh.');
}

/** Returns a function that caches the seed, because platforms are reset often and the seed is the same all day. */
function seedWith(items: number): CreateSeed {
  let cached: { readonly day: string; readonly seed: ReturnType<CreateSeed> } | undefined;
  return ({ now, objectUrl }) => {
    const day = now.toISOString().slice(0, 10);
    if (cached?.day !== day) {
      const { accounts, documents, objects } = createSeed({ now, objectUrl });
      const generated = items > 0 ? generateItems({ count: items, now }) : [];
      cached = { day, seed: { accounts, documents: [...documents, ...generated], objects } };
    }
    return cached.seed;
  };
}
