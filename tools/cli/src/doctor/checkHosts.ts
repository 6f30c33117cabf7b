import { brotliCompressSync } from 'node:zlib';
import { hasIntegrity } from '@adp/app-kit/integrity';
import { findCanaryError, parseManifest } from '@adp/app-contract';
import { APP_BUDGET, isFirstFile, type BuildRoute } from '@adp/app-kit/publish';
import type { HostingEntry } from '@adp/site-document/hosting';
import { getExpectedHeaders } from './expectedHeaders';
import { listHosts, type Check, type Finding } from './finding';

/** Each host as a visitor's browser meets it: headers, CORS, a missing file, the contract and the budget of the live build. */
export const checkHosts: Check = async (examination) => {
  const findings: Finding[] = [];
  for (const { target, origin } of listHosts(examination)) {
    const add = (problem: string, remedy: string) => findings.push({ about: origin, problem, remedy });
    const entry = examination.hosting.find((each) => each.target === target);
    if (!entry) continue;
    const look = (path: string) => compareHeaders(origin, path, entry, examination.fetch, add);
    const manifest = await look('/manifest.json');
    if (!manifest) {
      add('It has no manifest.', `npm run publish -- ${target} --site ${examination.name}`);
      continue;
    }
    const missing = await examination.fetch(`${origin}/b-0000000000/none.js`, { cache: 'no-store' });
    if (missing.status !== 404)
      add(`A missing file answers ${missing.status}.`, 'Look at "rewrites" in firebase.json: /b-*/ is not for pages.');
    if (target === 'shell') {
      if ((await look('/')) === undefined)
        add('Its pages do not come.', 'Deploy the function (docs/deploy.md), or publish pages with "edge": "none".');
    } else await checkApp({ text: manifest, target, origin, look, add });
  }
  return findings;
};

type Add = (problem: string, remedy: string) => void;

/** The text at `path`; undefined where it is not there. */
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
        `${path} is served with ${name}: ${served ?? 'nothing'}, firebase.json says ${value}.`,
        `Publish ${entry.target} again, and look for what is between the visitor and Hosting.`,
      );
  }
  return answer.text();
}

interface App {
  readonly text: string;
  readonly target: string;
  readonly origin: string;
  readonly look: (path: string) => Promise<string | undefined>;
  readonly add: Add;
}

async function checkApp({ text, target, look, add }: App): Promise<void> {
  const again = `npm run rollback -- ${target}, then publish a build that keeps the contract.`;
  try {
    const json: unknown = JSON.parse(text);
    const { app, build, entry, integrity } = parseManifest(json);
    const canaryError = findCanaryError(json);
    if (canaryError)
      add(
        `Its canary is ignored: ${canaryError}.`,
        `Publish the canary again, or end it: npm run rollback -- ${target}`,
      );
    if (app !== target.replaceAll('-', '_'))
      add(`The manifest is that of ${app}.`, 'Look at the origins in the site file.');
    const script = await look(`/${entry}`);
    const hash = integrity[entry.slice(build.length + 1)] ?? '';
    if (script === undefined || !hasIntegrity(script, hash))
      add(`${entry} is missing or altered: its hash is not the manifest's.`, again);
    const routes = JSON.parse((await look(`/${build}/routes.json`)) ?? '[]') as readonly BuildRoute[];
    if (routes.length === 0)
      add('Its routes are not published, so its pages have no hints.', `npm run publish -- ${target}`);
    const first = new Set(routes.flatMap(({ hints }) => hints.map(({ href }) => href)).filter(isFirstFile));
    let bytes = 0;
    for (const file of first) bytes += brotliCompressSync((await look(file)) ?? '').length;
    if (bytes > APP_BUDGET) add(`Entry and routes are ${bytes} bytes, ${APP_BUDGET} are allowed.`, again);
  } catch (error) {
    add(`The live build: ${error instanceof Error ? error.message : String(error)}`, again);
  }
}

/** What the pages are told of the project: Hosting's own word, and the site file's. */
export const checkConfig: Check = async ({ name, site, fetch }) => {
  if (!site.hosting) return [];
  const { project, api } = site.hosting;
  const url = `${site.origin}/__/firebase/init.json`;
  const answer = await fetch(url);
  if (!answer.ok)
    return [
      {
        about: url,
        problem: `It answers ${answer.status}.`,
        remedy: `Register a web app in the console of ${project}, for this site.`,
      },
    ];
  const served = (await answer.json()) as { readonly projectId?: string; readonly storageBucket?: string };
  const about = `config/sites/${name}.json`;
  const findings: Finding[] = [];
  if (served.projectId !== project)
    findings.push({
      about: url,
      problem: `It is of the project ${served.projectId ?? 'none'}, not ${project}.`,
      remedy: 'Look at "hosting" in the site file.',
    });
  if (served.storageBucket === undefined)
    findings.push({
      about: url,
      problem: 'It names no bucket for pictures.',
      remedy: `Open Storage in the console of ${project}.`,
    });
  const bucket = site.firebaseConfig?.storageBucket;
  // The local platform has one bucket, which nobody names.
  if (site.firebaseConfig && !api.startsWith('http://') && bucket !== served.storageBucket)
    findings.push({
      about,
      problem: `Its bucket is ${bucket ?? 'not named'}, the project's is ${served.storageBucket ?? 'none'}.`,
      remedy: 'Copy "storageBucket" of the project into "firebaseConfig".',
    });
  return findings;
};
