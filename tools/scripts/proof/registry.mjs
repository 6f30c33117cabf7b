import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Installs the registry. The override is for a dependency that requests a tag that not every registry has. */
const manifest = { private: true, dependencies: { verdaccio: '6.7.4' }, overrides: { 'node-fetch': '2.7.0' } };

/**
 * Starts an empty package registry, which forwards other requests to npm's. `env` makes npm use it.
 * @param {{cache: string, folder: string}} options
 * @returns {Promise<{url: string, env: Record<string, string>, stop: () => void}>}
 */
export async function startRegistry({ cache, folder }) {
  const program = join(cache, 'node_modules', 'verdaccio', 'bin', 'verdaccio');
  if (!existsSync(program)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(join(cache, 'package.json'), JSON.stringify(manifest));
    npm(['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: cache });
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const upstream = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).stdout.trim();
  writeFileSync(join(folder, 'config.json'), JSON.stringify(configuration(folder, upstream)));
  const args = [program, '--config', join(folder, 'config.json'), '--listen', `127.0.0.1:${port}`];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  for (let tries = 0; !(await answers(`${url}-/ping`)); tries += 1) {
    if (tries > 100) throw new Error('The local registry does not start.');
    await wait(200);
  }
  // npm requires a user, and this registry accepts any user.
  const user = join(folder, 'npmrc');
  writeFileSync(user, `registry=${url}\n//127.0.0.1:${port}/:_authToken=anybody\n`);
  return { url, env: { npm_config_userconfig: user, npm_config_registry: url }, stop: () => child.kill('SIGTERM') };
}

/** Runs npm and waits for it to end. Shows npm's output only if npm fails. */
export function npm(args, { cwd, env = {} }) {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${cwd}:\n${stdout}\n${stderr}`);
  return stdout;
}

/** Returns the configuration: the registry stores only our own packages, and gets all others from upstream. */
function configuration(folder, upstream) {
  return {
    storage: join(folder, 'storage'),
    uplinks: { upstream: { url: upstream, cache: false, maxage: '60m', timeout: '60s' } },
    packages: {
      '@adp/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    log: { type: 'stderr', level: 'fatal' },
  };
}

function freePort() {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

function answers(url) {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
