import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { BuildRoute } from '@adp/app-kit/publish';
import { type BackendOptions, startBackend } from '@adp/local-site';
import type { Intercept, Platform } from '@adp/local-firebase';
import { writeSearchIndex } from '@adp/edge/search-index';
import { assembleSite, publishBuild, readPageHeaders, readSiteHosting } from '@adp/cli';
import { appFolder, readSiteFile, type SiteFile } from '@adp/site-document/siteFile';
import { copyBuild } from './copyBuild';
import { createManifestSigner } from './createManifestSigner';
import { freeOrigin } from './freeOrigin';

export const workspace = resolve(import.meta.dirname, '../../..');

/** Complete site for one test or one worker, with built apps on their own origins. */
export interface TestSite {
  readonly origin: string;
  /** Site file with hosts and registry. */
  readonly file: SiteFile;
  /** Origin that serves mfe-programmes. */
  readonly appOrigin: string;
  /** Origins of all apps. */
  readonly appOrigins: readonly string[];
  /**
   * Publishes a build of a variant of mfe-programmes, or of the unchanged app if `variant` is undefined. Returns the
   * build id.
   */
  readonly deploy: (variant?: string) => string;
  /**
   * Publishes the shell and all pages with a new build id, which it returns. The server cannot render the pages of this
   * build, because the build has no server part.
   */
  readonly deployShell: () => Promise<string>;
  /** Makes the host of `target` fail, by default that of mfe-programmes. `undefined` ends the fault. */
  readonly injectFault: (fault: Intercept | undefined, target?: Target) => void;
  /** Removes all injected faults, and restores the initial builds if a test has deployed other builds. */
  readonly repair: () => void;
  /** Database, with its documents and the number of reads. */
  readonly firestore: Platform['firestore'];
  readonly auth: Platform['auth'];
  /** Background work. Triggers run after each commit. Tests must run schedules themselves. */
  readonly background: Platform['background'];
  readonly storage: Platform['storage'];
  /** Emails that background work has sent. */
  readonly mailbox: Platform['mailbox'];
  /** Error reports that pages and browsers have sent. */
  readonly reports: Platform['reports'];
  /** Errors that server rendering has reported. */
  readonly renderErrors: object[];
  /** Folder of the search index. */
  readonly searchFolder: string;
  /** Folder from which the shell is served. */
  readonly shellFolder: string;
  /** Changes the HTML of the page at `path` by `edit`. The page must have its own HTML file. */
  readonly changePage: (path: string, edit: (html: string) => string) => void;
  /** Signs the live manifest of mfe-programmes again, with the next number and changed fields, if the site checks signatures. */
  readonly signLive: (fields?: object) => void;
  /** Returns the text of the live manifest of mfe-programmes. */
  readonly liveManifest: () => string;
  /** Resets documents, accounts and pictures to those of a new site. */
  readonly reset: () => void;
  readonly stop: () => Promise<void>;
}

type Target = 'shell' | 'mfe-programmes' | 'mfe-content' | 'mfe-account';

interface SiteOptions {
  /** Number of generated items in addition to the sample content. */
  readonly items?: number;
  readonly locale?: string;
  readonly social?: SiteFile['registry']['social'];
  /** Variant of mfe-programmes that is live when the site starts. */
  readonly variant?: string;
  /** Variant of the shell that is live when the site starts (`shellVariants.ts`). */
  readonly shell?: string;
  /** Adds a script that is not part of the site and that makes the windows of sign-in providers work offline. */
  readonly popups?: boolean;
  readonly passwordPolicy?: BackendOptions['passwordPolicy'];
  readonly recaptcha?: BackendOptions['recaptcha'];
  /**
   * Uses the configuration and security policy of a Google project. The test must answer requests to Google's hosts.
   */
  readonly production?: boolean;
  /** Apps of other repositories, on their own hosts. */
  readonly guests?: SiteFile['registry']['apps'];
  /** Origins of empty hosts to which apps of other repositories can be published, by Hosting site. */
  readonly hosts?: Readonly<Record<string, string>>;
  /** True to render pages on a server. */
  readonly edge?: boolean;
  /** True to include the service worker, which hides requests from tests. */
  readonly offline?: boolean;
  /** Mode in which the site checks signatures. The site gets a new key pair, which signs all builds. */
  readonly signatures?: SiteFile['registry']['signatures'];
}

/**
 * Folders of stopped sites. The process deletes them when it ends. A server may still open a file after its site has
 * stopped, if a closed page had requested the file.
 */
const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const variantDist = (name: string) => join(workspace, 'tests/e2e', 'dist', name);

const temporary = join(workspace, '.tmp');

/** Returns the settings of a Google project's site file that replace those of the local platform. */
function readProduction(): Pick<SiteFile, 'firebaseConfig' | 'firebase'> {
  const { firebase } = readSiteFile(join(workspace, 'config/sites/production.example.json'));
  const firebaseConfig = { projectId: 'demo-adp', apiKey: 'demo-key', storageBucket: 'demo-adp.appspot.com' };
  return { firebaseConfig, ...(firebase && { firebase }) };
}

/** Folders of search indexes that this process has written, by the number of generated items. */
const searchIndexes = new Map<number, string>();

/**
 * Assembles a site in its own folder and serves it on free ports. Uses cached rules, routes and search indexes, because
 * creating them is slow.
 */
export async function startSite({
  locale = 'en',
  social,
  variant,
  shell,
  items = 0,
  popups = false,
  passwordPolicy,
  recaptcha,
  production = false,
  guests = [],
  hosts = {},
  edge = false,
  offline = false,
  signatures = 'off',
}: SiteOptions = {}): Promise<TestSite> {
  mkdirSync(temporary, { recursive: true });
  const folder = mkdtempSync(join(temporary, 'site-'));
  const out = join(folder, '.site');
  const localSite = await onFreePorts(readSiteFile(join(workspace, 'config/sites/local.json')), social);
  const site: SiteFile = { ...localSite, edge: edge ? 'function' : 'none', ...(production && readProduction()) };
  const signer = signatures === 'off' ? undefined : createManifestSigner(site.origin);
  const apps = [...site.registry.apps, ...guests].map((app) => (signer ? { ...app, keys: [signer.publicKey] } : app));
  const registry = { ...site.registry, offline, apps, ...(signer && { signatures }) };
  const assemble = (folders: string) =>
    assembleSite({
      site: { ...site, registry },
      workspace: folders,
      out,
      locale,
      routesCache: join(temporary, 'routes'),
    });
  linkBuilds(out);
  /** Creates a folder with links to the apps and with the given shell, as a machine that publishes the site has. */
  const prepareMachine = (name: string): string => {
    const machine = join(folder, name);
    mkdirSync(join(machine, 'shell'), { recursive: true });
    for (const app of site.registry.apps)
      symlinkSync(join(workspace, appFolder(app.name)), join(machine, appFolder(app.name)));
    return machine;
  };
  if (shell === undefined) await assemble(workspace);
  else {
    const machine = prepareMachine('machine-with-variant');
    symlinkSync(variantDist(shell), join(machine, 'shell', 'dist'));
    await assemble(machine);
  }
  if (signer)
    for (const { name, origin } of site.registry.apps) if (origin !== null) signer.sign(join(out, appFolder(name)));
  const appOrigin = site.registry.apps.find(({ name }) => name === 'mfe_programmes')?.origin;
  if (!appOrigin) throw new Error('The registry does not serve mfe_programmes.');

  const deploy = (name?: string) => {
    const host = join(out, 'mfe-programmes');
    const build = publishBuild(name ? variantDist(name) : join(workspace, 'mfe-programmes', 'dist'), host);
    signer?.sign(host);
    return build;
  };
  const deployShell = async () => {
    const machine = prepareMachine('machine');
    const build = copyBuild(join(workspace, 'shell', 'dist'), join(machine, 'shell', 'dist'));
    await assemble(machine);
    return build;
  };
  if (variant) deploy(variant);
  const published = ['mfe-programmes', 'mfe-content', 'mfe-account'].map((target) => {
    const host = join(out, target);
    const dist = target === 'mfe-programmes' && variant ? variantDist(variant) : join(workspace, target, 'dist');
    const manifest = readFileSync(join(host, 'manifest.json'), 'utf8');
    const { build } = JSON.parse(manifest) as { readonly build: string };
    const routesFile = join(host, build, 'routes.json');
    // Some variants have no routes, because they differ from the app's registered state.
    const routes = existsSync(routesFile)
      ? (JSON.parse(readFileSync(routesFile, 'utf8')) as readonly BuildRoute[])
      : undefined;
    return { dist, host, manifest, ...(routes && { routes }) };
  });
  const latest = join(out, 'shell', 'builds', 'latest.json');
  const shellBuild = readFileSync(latest);

  const faults = new Map<Target, Intercept>();
  const fault =
    (target: Target): Intercept =>
    (request, response) =>
      faults.get(target)?.(request, response) ?? false;
  const origins = Object.fromEntries([
    ['shell', site.origin],
    ...site.registry.apps.flatMap(({ name, origin }) => (origin ? [[appFolder(name), origin]] : [])),
    ...Object.entries(hosts),
  ]);
  const more = Object.keys(hosts).map((target) => ({ target, public: `.site/${target}` }));
  const renderErrors: object[] = [];
  const onError = (error: object) => {
    renderErrors.push(error);
  };
  const platform = await startBackend({
    hosting: [...readSiteHosting(join(workspace, 'firebase.json'), site), ...more],
    origins,
    cwd: folder,
    workspace,
    items,
    plainPages: !popups,
    ...(edge && {
      rendering: {
        site: { ...site, registry },
        headers: readPageHeaders(join(workspace, 'firebase.json'), site),
        onError,
        staleAfter: 0,
        // Long time limits prevent failures on a busy machine.
        answerTimeout: 10_000,
        timeLimit: 10_000,
      },
    }),
    ...(passwordPolicy ? { passwordPolicy } : {}),
    recaptcha,
    intercept: {
      shell: fault('shell'),
      'mfe-programmes': fault('mfe-programmes'),
      'mfe-content': fault('mfe-content'),
      'mfe-account': fault('mfe-account'),
    },
  });
  const searchFolder = join(out, 'mfe-content', 'search');
  const written = searchIndexes.get(items);
  if (written) cpSync(written, searchFolder, { recursive: true });
  else await writeSearchIndex(site.origin, searchFolder);
  searchIndexes.set(items, searchFolder);
  return {
    origin: site.origin,
    file: { ...site, registry },
    appOrigin,
    appOrigins: site.registry.apps.flatMap(({ origin }) => origin ?? []),
    deploy,
    deployShell,
    injectFault: (next, target = 'mfe-programmes') => {
      if (next) faults.set(target, next);
      else faults.delete(target);
    },
    repair: () => {
      faults.clear();
      for (const { host, manifest, dist, ...details } of published)
        if (readFileSync(join(host, 'manifest.json'), 'utf8') !== manifest) {
          publishBuild(dist, host, details);
          signer?.sign(host);
        }
      writeFileSync(latest, shellBuild);
    },
    changePage: (path, edit) => {
      const html = readFileSync(join(out, 'shell', `${path}.html`), 'utf8');
      const changed = edit(html);
      if (changed === html) throw new Error(`The edit changed nothing in ${path}.`);
      faults.set('shell', (request, response) => {
        if (request.url !== path) return false;
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
        response.end(changed);
        return true;
      });
    },
    firestore: platform.firestore,
    auth: platform.auth,
    background: platform.background,
    storage: platform.storage,
    mailbox: platform.mailbox,
    reports: platform.reports,
    renderErrors,
    searchFolder,
    shellFolder: join(out, 'shell'),
    signLive: (fields) => signer?.sign(join(out, 'mfe-programmes'), fields),
    liveManifest: () => readFileSync(join(out, 'mfe-programmes', 'manifest.json'), 'utf8'),
    reset: platform.reset,
    stop: async () => {
      await platform.stop();
      folders.push(folder);
    },
  };
}

/**
 * Creates hard links to the builds that `globalSetup.ts` has stored. Linking is safe because builds never change, and
 * faster than writing all files again.
 */
function linkBuilds(out: string): void {
  const stored = process.env['ADP_BUILDS'];
  if (!stored) return;
  for (const entry of readdirSync(stored, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const to = join(out, relative(stored, from));
    if (entry.isDirectory()) mkdirSync(to, { recursive: true });
    else linkSync(from, to);
  }
}

async function onFreePorts(site: SiteFile, social: SiteFile['registry']['social'] | undefined): Promise<SiteFile> {
  const apps = await Promise.all(
    site.registry.apps.map(async (app) => (app.origin === null ? app : { ...app, origin: await freeOrigin() })),
  );
  return { ...site, origin: await freeOrigin(), registry: { ...site.registry, apps, ...(social && { social }) } };
}
