import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkApp,
  createHostingClient,
  listBuilds,
  listDeprecatedUses,
  readProvided,
  readPublisher,
  readSigner,
  readToken,
} from '@adp/app-kit/publish';
import { appFolder, readSiteFile, type SiteFile } from '@adp/site-document/siteFile';
import { findSiteFile, workspace } from '../siteFiles';
import { checkPages } from '../check-shell/checkPages';
import { readPageHeaders, readSiteHosting } from '../siteHosting';
import {
  addCanary,
  addNext,
  promote,
  publishFiles,
  publishPages,
  publishTarget,
  renew,
  rollBack,
  type PublishOptions,
} from './publish';
import { refuseIncompatible, register } from './register';

/*
 * Commands for publishing, with their options:
 * ```
 * npm run publish -- mfe-programmes | shell | pages [--site name] [--channel name]
 * npm run publish -- shell --news "Search finds people." [--breaks mfe_forum]
 * npm run publish -- mfe-programmes --canary 10
 * npm run publish -- mfe-programmes --promote
 * npm run publish -- mfe-programmes --next
 * npm run publish -- mfe-programmes --renew
 * npm run publish -- mfe-programmes --restart-log "the cause"
 * npm run publish -- files mfe-content .tmp/search /search
 * npm run rollback -- mfe-programmes [build]
 * npm run releases [-- mfe-programmes]
 * npm run register -- mfe_forum https://forum.example /forum ... [--separate-document] [--key public-key]
 * ```
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string', default: 'local' },
      channel: { type: 'string' },
      news: { type: 'string' },
      canary: { type: 'string' },
      breaks: { type: 'string', multiple: true },
      'separate-document': { type: 'boolean', default: false },
      promote: { type: 'boolean', default: false },
      next: { type: 'boolean', default: false },
      renew: { type: 'boolean', default: false },
      'restart-log': { type: 'string' },
      key: { type: 'string', multiple: true },
    },
  });
  await run(positionals, values);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

interface Flags {
  readonly site: string;
  readonly channel?: string | undefined;
  readonly news?: string | undefined;
  readonly canary?: string | undefined;
  readonly breaks?: readonly string[] | undefined;
  readonly promote: boolean;
  readonly next: boolean;
  readonly renew: boolean;
  readonly 'restart-log'?: string | undefined;
  readonly key?: readonly string[] | undefined;
  readonly 'separate-document': boolean;
}

async function run(
  [command, target, ...more]: readonly string[],
  { site: name, channel, news, canary, breaks, promote: promotes, next, renew: renews, ...flags }: Flags,
): Promise<void> {
  const file = findSiteFile(name);
  if (command === 'register') {
    const text = register(file, target, more, {
      separateDocument: flags['separate-document'],
      keys: flags.key,
    });
    await refuseIncompatible(text, target ?? '');
    writeFileSync(file, text);
  }
  const site = readSiteFile(file);
  if (!site.hosting) throw new Error(`${file} must name the project that the site is published to in "hosting".`);
  const { api, project } = site.hosting;
  const options: PublishOptions = {
    site,
    client: createHostingClient({ api, project, token: readToken(api) }),
    hosting: readSiteHosting(join(workspace, 'firebase.json'), site),
    workspace,
    publisher: readPublisher(workspace),
    signer: readSigner(),
    restart: flags['restart-log'],
    ...(channel ? { channel } : {}),
    ...(news ? { news } : {}),
    ...(breaks ? { breaks } : {}),
    checkPages: (dist) => checkAgainstLiveShell(dist, site),
  };
  const targets = ['shell', ...site.registry.apps.map((app) => appFolder(app.name))];
  if (command === 'releases') {
    for (const each of target ? [target] : targets) await printReleases(each, options);
  } else if (command === 'register' || target === 'pages') {
    console.log(`Pages written: ${await publishPages(options)}`);
  } else if (target === 'files') {
    const [host = '', folder = '', prefix = '/'] = more;
    console.log(`Files are at ${await publishFiles(host, { folder, prefix }, options)}${prefix}`);
  } else if (!target || !targets.includes(target)) {
    throw new Error(
      `Name the target to ${command ?? 'publish'}: ${targets.join(', ')}${command === 'publish' ? ', pages, files' : ''}.`,
    );
  } else if (command === 'rollback') {
    console.log(`${target} was rolled back to ${await rollBack(target, more[0], options)}.`);
    describeDelay(options);
  } else if (renews) {
    console.log(`The live build of ${target} is signed again: ${await renew(target, options)}.`);
  } else if (promotes) {
    console.log(`The canary of ${target} is now live: ${await promote(target, options)}.`);
    describeDelay(options);
  } else if (canary !== undefined) {
    await check(target, options);
    console.log(
      `${target} has the canary ${await addCanary(target, Number(canary), options)} for ${canary} % of browsers.`,
    );
  } else if (next) {
    await check(target, options, 'next');
    console.log(`${target} has the build ${await addNext(target, options)} for newer shells.`);
  } else {
    await check(target, options);
    console.log(`${target} is published: ${await publishTarget(target, options)}`);
    describeDelay(options);
  }
}

/** Prints how long rendered pages may still contain HTML of the previous build (docs/deploy.md). */
function describeDelay({ site, channel = 'live' }: PublishOptions): void {
  if (site.edge !== 'function' || channel !== 'live') return;
  console.log(
    'Browsers load this build from now on. The HTML of its pages follows within 90 seconds, and of new pages within 10.',
  );
}

async function check(target: string, { site }: PublishOptions, track: 'live' | 'next' = 'live'): Promise<void> {
  const app = site.registry.apps.find(({ name }) => appFolder(name) === target);
  if (!app) return;
  const live = await readProvided(site.origin);
  if (!live) console.warn(`${site.origin} has no provided.json, so ${target} is not compared with the shell.`);
  const dist = join(workspace, target, 'dist');
  const errors = await checkApp(dist, app.name, app.owns, live, track);
  if (errors.length > 0) throw new Error(`${target} was not published:\n- ${errors.join('\n- ')}`);
  if (live) for (const sentence of listDeprecatedUses(dist, live)) console.warn(sentence);
}

/** Returns the problems of the live apps' pages with the shell in `dist`. A first shell has none, because no app is live. */
async function checkAgainstLiveShell(dist: string, site: SiteFile): ReturnType<typeof checkPages> {
  if (!(await readProvided(site.origin))) return new Map();
  const headers = readPageHeaders(join(workspace, 'firebase.json'), site);
  return checkPages({ site, dist, headers, browser: process.env['ADP_CHROMIUM'] });
}

async function printReleases(target: string, { site, client, channel = 'live' }: PublishOptions): Promise<void> {
  const id = site.hosting?.sites[target] ?? target;
  const releases = await client.listReleases(id, channel);
  const [live] = releases;
  console.log(`\n${target} (${channel})${live ? '' : ': no release'}`);
  for (const { releaseTime, message, type, version } of releases.slice(0, 10))
    console.log(`  ${releaseTime}  ${(version.labels?.build ?? '').padEnd(12)}  ${type ?? ''}  ${message ?? ''}`);
  if (live)
    console.log(`  stored builds: ${listBuilds(await client.listFiles(live.version.name)).join(', ') || 'none'}`);
}
