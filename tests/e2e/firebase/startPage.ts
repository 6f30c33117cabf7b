import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BackendOptions, startBackend } from '@adp/local-site';
import type { Auth, Platform } from '@adp/local-firebase';
import { contentSecurityPolicy } from '@adp/site-document';
import { build } from 'esbuild';
import { freeOrigin } from '../src/freeOrigin';

/** Page with the unmodified Firebase SDK, served by the local platform. */
export interface TestPage {
  readonly origin: string;
  /** Returns the Auth service. Throws an error if the platform runs in another process. */
  readonly auth: () => Auth;
  /** Restarts the platform on the same port with its saved data. */
  readonly restart: () => Promise<void>;
  /** Restarts the platform in a separate process, so that a test can kill it. */
  readonly moveOut: () => Promise<void>;
  /** Kills the platform's process without warning, like a power failure, and starts another one. */
  readonly killAndStart: () => Promise<void>;
  /** Returns the data that a part of the platform has saved, or an empty string if it has not saved any. */
  readonly saved: (part: string) => string;
  readonly stop: () => Promise<void>;
}

const here = import.meta.dirname;
const workspace = resolve(here, '../../..');
const laxPolicy = {
  minimumLength: 6,
  maximumLength: 4096,
  lowerCase: false,
  upperCase: false,
  numeric: false,
  nonAlphanumeric: false,
  enforced: true,
};

export async function startPage(policy: Partial<typeof laxPolicy> = {}): Promise<TestPage> {
  mkdirSync(join(workspace, '.tmp'), { recursive: true });
  const folder = mkdtempSync(join(workspace, '.tmp', 'page-'));
  await writePage(join(folder, 'public'));
  const origin = await freeOrigin();
  const options: BackendOptions = {
    hosting: [hosting],
    origins: { shell: origin },
    cwd: folder,
    workspace,
    stateFolder: join(folder, 'data'),
    seed: false,
    passwordPolicy: { ...laxPolicy, ...policy },
  };
  let platform: Platform | undefined = await startBackend(options);
  let child: ChildProcess | undefined;
  const moveOut = async () => {
    await platform?.stop();
    platform = undefined;
    child = await startProcess(options);
  };
  return {
    origin,
    auth: () => {
      if (!platform) throw new Error('The platform runs in another process.');
      return platform.auth;
    },
    restart: async () => {
      await platform?.stop();
      platform = await startBackend(options);
    },
    moveOut,
    killAndStart: async () => {
      if (child) await end(child, 'SIGKILL');
      await moveOut();
    },
    saved: (part) => {
      const file = join(folder, 'data', `${part}.json`);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    },
    stop: async () => {
      if (child) await end(child, 'SIGTERM');
      await platform?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const hosting = { target: 'shell', public: 'public', rewrites: [{ source: '**', destination: '/index.html' }] };

/**
 * Writes the page with the site's security policy. A journey then fails if the policy forbids something that the SDK
 * needs.
 */
async function writePage(folder: string): Promise<void> {
  await build({
    entryPoints: [join(here, 'page/main.ts')],
    outfile: join(folder, 'main.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
  const site = { origin: 'http://127.0.0.1', registry: { apps: [], social: {} } };
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy({ site, styles: '' })}">
<link rel="icon" href="data:,">
<title>Sign-in</title>
<script type="module" src="/main.js"></script>
</head>
<body>
<p id="who"></p><p id="last"></p><p id="link"></p>
<label>Email <input name="email"></label>
<label>Password <input name="password"></label>
</body>
</html>
`,
  );
}

function startProcess(options: BackendOptions): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(here, 'platformProcess.ts'), JSON.stringify(options)],
    { cwd: workspace, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return new Promise((done, fail) => {
    child.stdout.once('data', () => done(child));
    child.once('exit', (code) => fail(new Error(`The platform's process ended with ${String(code)}.`)));
  });
}

function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  child.removeAllListeners('exit');
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill(signal);
  });
}
