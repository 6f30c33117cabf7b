import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Intercept } from '@adp/local-firebase';
import { readHosting } from '@adp/site-document/hosting';
import { freeOrigin } from '@adp/local-firebase/free-origin';
import { startBackend } from '../src';

// `npm run proof:firebase-tools [-- recording.json]` deploys to the local platform with the official tools.
const version = '15.34.2';
const workspace = resolve(import.meta.dirname, '../../..');
const project = 'demo-adp';

interface Recorded {
  readonly command: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

mkdirSync(join(workspace, '.tmp'), { recursive: true });
const folder = mkdtempSync(join(workspace, '.tmp', 'deploy-'));
const origins = { shell: await freeOrigin(), 'mfe-programmes': await freeOrigin() };
const recorded: Recorded[] = [];
let running = '';

const record: Intercept = (request) => {
  const parts: Buffer[] = [];
  const { method = 'GET', url = '/' } = request;
  const path = url.replace(/%28/g, '(').replace(/%29/g, ')');
  const at = recorded.push({ command: running, method, path }) - 1;
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    if (parts.length > 0) recorded[at] = { command: running, method, path, body: toBody(Buffer.concat(parts)) };
  });
  return false;
};

/** Replaces values that differ between runs, and long texts. */
function sanitise(requests: readonly Recorded[]): string {
  const answered = requests.filter(({ path }) => !path.includes('/documents/'));
  return `${JSON.stringify(answered, null, 2)
    .replaceAll(/versions(\/|%2F)[0-9a-f]{16}/g, 'versions$1VERSION')
    .replaceAll(/rulesets\/[0-9a-f-]{36}/g, 'rulesets/RULESET')
    .replaceAll(/indexes\/[0-9a-f]{12}/g, 'indexes/INDEX')
    .replaceAll(/collectionGroups\/\w+\/indexes\/INDEX/g, 'collectionGroups/old/indexes/INDEX')
    .replaceAll(/:\d{5}"/g, ':PORT"')
    .replaceAll(/"content": "(?:[^"\\]|\\.)*"/g, (content) =>
      content.includes('cloud.firestore') ? '"content": "FIRESTORE RULES"' : '"content": "STORAGE RULES"',
    )}\n`;
}

function toBody(bytes: Buffer): unknown {
  return bytes[0] === 0x7b ? JSON.parse(bytes.toString('utf8')) : { gzip: bytes.toString('base64') };
}

/** Runs the Firebase command line in the folder. Rejects if the command fails. */
async function firebase(...args: readonly string[]): Promise<string> {
  running = args.join(' ');
  console.log(`\nfirebase ${running}`);
  const api = origins.shell;
  const names =
    'HOSTING_API API RULES GOOGLE TOKEN IDENTITY AUTH SERVICE_USAGE IAM RESOURCEMANAGER STORAGE FIREBASESTORAGE';
  const env = {
    ...process.env,
    ...Object.fromEntries(names.split(' ').map((name) => [`FIREBASE_${name}_URL`, api])),
    FIRESTORE_URL: api,
    // The value does not matter. For HTTP on this machine, the tools send "owner".
    FIREBASE_TOKEN: 'owner',
    XDG_CONFIG_HOME: join(folder, 'config'),
    CI: 'true',
  };
  const cache = join(workspace, '.cache/firebase-tools');
  const tools = ['--yes', '--cache', cache, `firebase-tools@${version}`];
  const command = [...tools, ...args, '--project', project, '--non-interactive'];
  const child = spawn('npx', command, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    process.stdout.write(chunk);
  });
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(`firebase ${running} ended with ${String(code)}.`);
  return output;
}

function expectTrue(value: boolean, sentence: string): void {
  if (!value) throw new Error(`Not so: ${sentence}`);
  console.log(`✔ ${sentence}`);
}

const read = async (url: string, headers: Record<string, string> = {}) => (await fetch(url, { headers })).text();

cpSync(join(workspace, 'firebase.json'), join(folder, 'firebase.json'));
for (const file of ['firestore.rules', 'firestore.indexes.json', 'storage.rules'])
  cpSync(join(workspace, 'services/firebase', file), join(folder, 'services/firebase', file));
writeFileSync(
  join(folder, '.firebaserc'),
  JSON.stringify({ targets: { [project]: { hosting: { shell: ['shell'], 'mfe-programmes': ['mfe-programmes'] } } } }),
);
const host = join(folder, '.site/mfe-programmes');
mkdirSync(join(host, 'b-0000000001'), { recursive: true });
mkdirSync(join(folder, '.site/shell'), { recursive: true });
writeFileSync(join(folder, '.site/shell/index.html'), '<!doctype html><title>Front page</title>');
writeFileSync(join(host, 'manifest.json'), '{"build":"b-0000000001"}');
writeFileSync(join(host, 'b-0000000001/entry.js'), '// one');

const platform = await startBackend({
  hosting: readHosting(join(workspace, 'firebase.json')),
  origins,
  cwd: folder,
  workspace,
  intercept: { shell: record },
});
try {
  const app = origins['mfe-programmes'];
  await firebase('deploy', '--only', 'hosting:mfe-programmes', '-m', 'the first');
  expectTrue((await read(`${app}/manifest.json`)) === '{"build":"b-0000000001"}', 'the first build is live');
  writeFileSync(join(host, 'manifest.json'), '{"build":"b-0000000002"}');
  expectTrue((await read(`${app}/manifest.json`)).includes('b-0000000001'), 'the folder is no longer served');
  await firebase('hosting:channel:deploy', 'preview', '--only', 'mfe-programmes', '--expires', '1h');
  const [channel] = platform.releases.channels('mfe-programmes').filter(({ id }) => id === 'preview');
  expectTrue(channel?.releases.length === 1, 'the channel has a release');
  expectTrue((await read(`${app}/manifest.json`)).includes('b-0000000001'), 'the live channel has not changed');
  const rules = join(folder, 'services/firebase/firestore.rules');
  const anyone = readFileSync(rules, 'utf8').replace(
    'match /databases/{database}/documents {',
    'match /databases/{database}/documents {\n    match /proof/{id} { allow get: if true; }',
  );
  writeFileSync(rules, anyone);
  const denied = `${origins.shell}/v1/projects/${project}/databases/(default)/documents/proof/x`;
  expectTrue((await read(denied)).includes('PERMISSION_DENIED'), 'the current rules deny a document');
  const indexes = join(folder, 'services/firebase/firestore.indexes.json');
  const fields = ['a', 'b'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }));
  const declared = JSON.parse(readFileSync(indexes, 'utf8')) as { readonly indexes: readonly unknown[] };
  const more = [...declared.indexes.slice(1), { collectionGroup: 'proof', queryScope: 'COLLECTION', fields }];
  writeFileSync(indexes, JSON.stringify({ ...declared, indexes: more }));
  await firebase('deploy', '--only', 'firestore', '--force');
  const deployedIndexes = platform.firestore.indexes()?.indexes ?? [];
  expectTrue(
    deployedIndexes.length === more.length &&
      deployedIndexes.some(({ collectionGroup }) => collectionGroup === 'proof'),
    'the deployed indexes are those of the file',
  );
  expectTrue((await read(denied)).includes('NOT_FOUND'), 'the deployed rules allow it');
  await firebase('deploy', '--only', 'storage');
  if (process.argv[2]) writeFileSync(process.argv[2], sanitise(recorded));
  console.log(`\n${recorded.length} requests; firebase-tools ${version} deploys to the local platform.`);
} finally {
  await platform.stop();
  rmSync(folder, { recursive: true, force: true });
}
