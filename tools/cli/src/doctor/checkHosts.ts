import { brotliCompressSync } from 'node:zlib';
import { hasIntegrity } from '@adp/app-kit/integrity';
import { parseManifest } from '@adp/app-contract';
import { findBuildError } from '@adp/app-contract/fit';
import { APP_BUDGET, isFirstFile, type BuildRoute } from '@adp/app-kit/publish';
import type { HostingEntry } from '@adp/site-document/hosting';
import { getExpectedHeaders } from './expectedHeaders';
import { listHosts, type Check } from './finding';

export const checkHosts: Check = async (examination, addFinding) => {
  for (const { target, origin } of listHosts(examination)) {
    const add: Add = (problem, remedy) => addFinding(origin, problem, remedy);
    const entry = examination.hosting.find((each) => each.target === target);
    if (!entry) continue;
    const look = (path: string) => compareHeaders(origin, path, entry, examination.fetch, add);
    const manifest = await look('/manifest.json');
    if (!manifest) {
      add('The host has no manifest.', `npm run publish -- ${target} --site ${examination.name}`);
      continue;
    }
    const missing = await examination.fetch(`${origin}/b-0000000000/none.js`, { cache: 'no-store' });
    if (missing.status !== 404)
      add(
        `The host answers a request for a missing file with ${missing.status}.`,
        'Check "rewrites" in firebase.json: they must not return pages for /b-*/.',
      );
    if (target === 'shell') {
      if ((await look('/')) === undefined)
        add(
          'The host does not return pages.',
          'Deploy the function (docs/deploy.md), or publish pages with "edge": "none".',
        );
    } else await checkApp(manifest, target, look, add);
  }
};

type Add = (problem: string, remedy: string) => void;

async function compareHeaders(
  origin: string,
  path: string,
  entry: HostingEntry,
  fetch: typeof globalThis.fetch,
  add: Add,
): Promise<string | undefined> {
  const answer = await fetch(`${origin}${path}`, {
    cache: 'no-store',
    headers: { origin: 'https://elsewhere.example' },
  });
  if (!answer.ok) return undefined;
  for (const [name, value] of Object.entries(getExpectedHeaders(entry, path))) {
    const served = answer.headers.get(name);
    if (served !== value)
      add(
        `${path} is served with ${name}: ${served ?? 'nothing'}, but firebase.json requires ${value}.`,
        `Publish ${entry.target} again, and check any proxy between visitors and Hosting.`,
      );
  }
  return answer.text();
}

async function checkApp(
  manifest: string,
  target: string,
  look: (path: string) => Promise<string | undefined>,
  add: Add,
): Promise<void> {
  const again = `npm run rollback -- ${target}, then publish a build that meets the contract.`;
  try {
    const json: unknown = JSON.parse(manifest);
    const { app, build, entry, integrity } = parseManifest(json);
    for (const track of ['canary', 'next'] as const) {
      const reason = findBuildError(json, track);
      if (reason)
        add(
          `The ${track === 'next' ? 'build of the track "next"' : 'canary'} is ignored: ${reason}.`,
          `Publish it again, or end it: npm run rollback -- ${target}`,
        );
    }
    if (app !== target.replaceAll('-', '_'))
      add(`The manifest belongs to ${app}.`, 'Check the origins in the site file.');
    const script = await look(`/${entry}`);
    const hash = integrity[entry.slice(build.length + 1)] ?? '';
    if (script === undefined || !hasIntegrity(script, hash))
      add(`${entry} is missing or altered: its hash differs from that in the manifest.`, again);
    const routes = JSON.parse((await look(`/${build}/routes.json`)) ?? '[]') as readonly BuildRoute[];
    if (routes.length === 0)
      add('The routes are not published, so the pages have no hints.', `npm run publish -- ${target}`);
    const first = new Set(routes.flatMap(({ hints }) => hints.map(({ href }) => href)).filter(isFirstFile));
    let bytes = 0;
    for (const file of first) bytes += brotliCompressSync((await look(file)) ?? '').length;
    if (bytes > APP_BUDGET) add(`Entry and routes have ${bytes} bytes; the limit is ${APP_BUDGET}.`, again);
  } catch (error) {
    add(`The live build: ${error instanceof Error ? error.message : String(error)}`, again);
  }
}

export const checkConfig: Check = async ({ name, site, fetch }, add) => {
  if (!site.hosting) return;
  const { project, api } = site.hosting;
  const url = `${site.origin}/__/firebase/init.json`;
  const answer = await fetch(url);
  if (!answer.ok)
    return add(
      url,
      `The response has status ${answer.status}.`,
      `Register a web app for this site in the console of ${project}.`,
    );
  const served = (await answer.json()) as { readonly projectId?: string; readonly storageBucket?: string };
  if (served.projectId !== project)
    add(
      url,
      `The configuration is that of project ${served.projectId ?? 'none'}, not ${project}.`,
      'Check "hosting" in the site file.',
    );
  if (served.storageBucket === undefined)
    add(url, 'The configuration has no bucket for pictures.', `Open Storage in the console of ${project}.`);
  const bucket = site.firebaseConfig?.storageBucket;
  // The local platform has only one bucket, so its site file does not name the bucket.
  if (site.firebaseConfig && !api.startsWith('http://') && bucket !== served.storageBucket)
    add(
      `config/sites/${name}.json`,
      `The site file has the bucket ${bucket ?? 'none'}, but the project has ${served.storageBucket ?? 'none'}.`,
      'Copy "storageBucket" of the project to "firebaseConfig".',
    );
};
