import { createHostingClient, examineLog, parseSigned, toKeyId } from '@adp/app-kit/publish';
import { findHeadError, LOG_PATH, type LogEntry } from '@adp/app-contract/log';
import { liveSettings } from '@adp/site-document';
import { appFolder } from '@adp/site-document/siteFile';
import type { RegisteredApp } from '@adp/site-document/siteConfig';
import { hashRegistry } from '../publish/siteEvents';
import { readLive } from '../publish/verifyLive';
import type { Add, Check, Examination } from './finding';

/** Time before the end of a signature's validity at which it is reported, in milliseconds. */
const WARN_BEFORE = 30 * 86_400_000;

const notes = {
  off: 'Signatures are off: everyone who can publish to the host of an app can run code in the site (docs/trust.md).',
  report:
    'Signatures are only reported: browsers also run builds that they would refuse if signatures were enforced (docs/trust.md).',
  enforce: undefined,
} as const;

/** Checks the signatures of live builds, and the logs of publications (decisions 168 and 169). */
export const checkPublications: Check = async (examination, add) => {
  const { site, onNote } = examination;
  const note = notes[site.registry.signatures ?? 'off'];
  if (note) onNote(note);
  const siteLog = await checkSiteLog(examination, add);
  for (const app of site.registry.apps) {
    if (app.origin === null) continue;
    try {
      await checkSignature(app, examination, add);
      await checkAppLog(app, siteLog, examination, add);
    } catch {
      // `checkHosts` already reports a host that fails.
    }
  }
};

async function checkSignature(
  app: RegisteredApp,
  { site, fetch, name: siteName }: Examination,
  add: Add,
): Promise<void> {
  const { signatures = 'off' } = site.registry;
  if (signatures === 'off') return;
  const target = appFolder(app.name);
  const renew = `npm run publish -- ${target} --renew --site ${siteName}`;
  if (!app.keys?.length)
    add(
      app.name,
      'The registry has no key of this app, so its signature is not checked.',
      'Add "keys" (docs/trust.md).',
    );
  const live = await readLive(app, { site, fetch });
  if (!live) return;
  const { build = 'unknown', expires } = live.json;
  let { refusal } = live;
  // Hints with other hashes would lead pages to other files.
  await live.readRoutes(build).catch((error: unknown) => (refusal ??= String(error)));
  if (app.keys && refusal !== undefined)
    add(
      app.name,
      `The live build ${build} is refused: ${refusal}.`,
      `Look for the cause in the log (npm run releases -- ${target}), then publish again, or sign again: ${renew}`,
    );
  if (refusal === undefined && Date.parse(expires ?? '') - Date.now() < WARN_BEFORE)
    add(app.name, `The signature of the live build expires on ${expires}.`, renew);
}

const investigate =
  'Find out who changed it (docs/trust.md). Releases of this host stop until one has --restart-log "the cause".';

async function checkAppLog(
  { name, origin, keys = [] }: RegisteredApp,
  siteLog: readonly LogEntry[],
  examination: Examination,
  add: Add,
): Promise<void> {
  const { site, fetch } = examination;
  const text = await readText(`${origin}${LOG_PATH}`, fetch);
  const live = parseSigned((await readText(`${origin}/manifest.json`, fetch)) ?? '');
  const label = await readLabel(appFolder(name), examination);
  const evidence = { app: name, label, live, keys: keys.map(toKeyId), site: site.origin, siteLog };
  const { entries, problem } = await examineLog(text ?? '[]', evidence);
  if (problem !== undefined) add(name, `The log of publications was altered: ${problem}.`, investigate);
  for (const entry of entries) {
    const error = entry.site && (await findHeadError(siteLog, entry.site));
    if (error) {
      add('shell', `The site's log was altered: ${error}, but entry ${entry.number} of ${name} names it.`, investigate);
      break;
    }
  }
}

/** Checks the log on the shell's host, and returns its entries. */
async function checkSiteLog(examination: Examination, add: Add): Promise<readonly LogEntry[]> {
  const { site, fetch } = examination;
  const text = await readText(site.origin + LOG_PATH, fetch);
  const label = await readLabel('shell', examination);
  const evidence = { app: 'shell', label, live: {}, keys: [], site: site.origin, siteLog: [] };
  const { entries, problem } = await examineLog(text ?? '[]', evidence);
  if (problem !== undefined) add('shell', `The site's log was altered: ${problem}.`, investigate);
  const settings = await readText(site.origin + liveSettings, fetch);
  const recorded = entries.findLast(({ registry }) => registry)?.registry;
  if (settings === undefined || recorded === undefined) return entries;
  // The cast is safe, because only the hash of the registry is used.
  const { registry } = JSON.parse(settings) as typeof site;
  if (hashRegistry({ ...site, registry }) !== recorded)
    add(
      'shell',
      'The live registry is not the one in the log.',
      'Compare it with the site file, then run npm run publish -- pages.',
    );
  return entries;
}

async function readText(url: string, fetch: typeof globalThis.fetch): Promise<string | undefined> {
  const response = await fetch(url, { cache: 'no-store' });
  return response.ok ? response.text() : undefined;
}

/** Returns the number of entries that a host's last release states. Undefined without access to the project. */
async function readLabel(target: string, { site, token, fetch }: Examination): Promise<number | undefined> {
  if (!site.hosting || token === '') return undefined;
  const client = createHostingClient({ api: site.hosting.api, project: site.hosting.project, token, fetch });
  const releases = await client.listReleases(site.hosting.sites[target] ?? target, 'live').catch(() => []);
  const label = releases[0]?.version.labels?.entries;
  return label === undefined ? undefined : Number(label);
}
