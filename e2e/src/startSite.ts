import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readHosting, serveSites, type Intercept } from '@adp/local';
import { appFolder, assembleSite, publishBuild, readSiteFile, type SiteFile } from '@adp/site';
import { freeOrigin } from './freeOrigin';

export const workspace = resolve(import.meta.dirname, '../..');

/** A whole site of its own for one test or one worker: built apps on origins of their own. */
export interface TestSite {
  readonly origin: string;
  /** The origin that mfe-programmes is served on. */
  readonly appOrigin: string;
  /** Publishes another build of mfe-programmes: a variant's, or `undefined` for the app as it is. The shell is not touched. */
  readonly deploy: (variant?: string) => string;
  /** Makes the host of mfe-programmes misbehave; `undefined` makes it sound again. */
  readonly misbehave: (fault: Intercept | undefined) => void;
  /** The folder that the shell is served from. */
  readonly shellFolder: string;
  /** The text of the live manifest of mfe-programmes. */
  readonly liveManifest: () => string;
  readonly stop: () => Promise<void>;
}

interface SiteOptions {
  readonly locale?: string;
  readonly social?: SiteFile['registry']['social'];
  /** Variant of mfe-programmes that is live when the site opens. */
  readonly variant?: string;
}

/** Puts a site together in a folder of its own and serves it on free ports. */
export async function startSite({ locale = 'en', social, variant }: SiteOptions = {}): Promise<TestSite> {
  const folder = mkdtempSync(join(workspace, '.tmp', 'site-'));
  const out = join(folder, '.site');
  const site = await onFreePorts(readSiteFile(join(workspace, 'site/config/local.json')), social);
  await assembleSite({ site, workspace, out, locale });
  const appOrigin = site.registry.apps.find(({ name }) => name === 'mfe_programmes')?.origin;
  if (!appOrigin) throw new Error('The registry does not serve mfe_programmes.');

  const deploy = (name?: string) =>
    publishBuild(
      name ? join(workspace, 'e2e', 'dist', name) : join(workspace, 'mfe-programmes', 'dist'),
      join(out, 'mfe-programmes'),
    );
  if (variant) deploy(variant);

  let fault: Intercept | undefined;
  const origins = Object.fromEntries([
    ['shell', site.origin],
    ...site.registry.apps.flatMap(({ name, origin }) => (origin ? [[appFolder(name), origin]] : [])),
  ]);
  const served = await serveSites({
    hosting: readHosting(join(workspace, 'firebase.json')),
    origins,
    cwd: folder,
    intercept: { 'mfe-programmes': (request, response) => fault?.(request, response) ?? false },
  });
  return {
    origin: site.origin,
    appOrigin,
    deploy,
    misbehave: (next) => {
      fault = next;
    },
    shellFolder: join(out, 'shell'),
    liveManifest: () => readFileSync(join(out, 'mfe-programmes', 'manifest.json'), 'utf8'),
    stop: async () => {
      await served.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function onFreePorts(site: SiteFile, social: SiteFile['registry']['social'] | undefined): Promise<SiteFile> {
  const apps = await Promise.all(
    site.registry.apps.map(async (app) => (app.origin === null ? app : { ...app, origin: await freeOrigin() })),
  );
  return { origin: await freeOrigin(), registry: { apps, social: social ?? site.registry.social } };
}
