import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaces } from './workspaces.mjs';

// These functions of the root commands must not import packages, because they install the packages.

const stamp = join(root, 'node_modules', '.installed-for');

/**
 * Runs a command and returns its exit code. A command that is still running after `timeLimit` minutes is ended.
 * @param {{env?: Record<string, string>, timeLimit?: number}} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, timeLimit } = {}) {
  return new Promise((done) => {
    const child = start(command, args, { env });
    const end = () => {
      console.error(`\n${command} was ended because it was still running after ${timeLimit} minutes.`);
      child.kill();
      done(1);
    };
    const timer = timeLimit === undefined ? undefined : setTimeout(end, timeLimit * 60_000);
    child.on('exit', () => clearTimeout(timer));
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      done(127);
    });
    child.on('exit', (code) => done(code ?? 1));
  });
}

/** @param {{env?: Record<string, string>, cwd?: string}} [options] */
export function start(command, args, { env = {}, cwd = root } = {}) {
  const path = `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`;
  const child = spawn(command, args, {
    cwd,
    stdio: 'inherit',
    // Nx sets FORCE_COLOR. With NO_COLOR as well, each Node process writes a warning, and tests compare output.
    env: { ...process.env, NO_COLOR: undefined, PATH: path, NX_DAEMON: 'false', NX_NO_CLOUD: 'true', ...env },
  });
  // Forward the signal to the child process, so that no server remains.
  const end = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
  child.on('exit', () => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, end);
  });
  return child;
}

/** Installs exactly the packages of the lock file (decision 143), unless they are already installed. */
export async function installIfNeeded() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (!(major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19))) {
    fail(`Node 20.19, 22.13 or 24 is required, or a newer release of these; this is ${process.version}.`);
  }
  const currentHash = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === currentHash) return;
  console.log('Installing packages (about a minute the first time) …');
  const code = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0)
    fail("The packages could not be installed: see npm's message above. The npm registry must be reachable.");
  writeFileSync(stamp, currentHash);
}

/** Builds the shell and every app whose sources changed. Other builds come from the cache. */
export async function buildAll() {
  console.log('Building what changed …');
  const projects = '--projects=@adp/shell,@adp/mfe-*,@adp/local-site';
  const code = await run('nx', ['run-many', '-t', 'build', projects, '--outputStyle=stream-without-prefixes']);
  if (code !== 0) fail('The build failed: see the message above.');
}

export async function assemble() {
  if ((await run('tsx', ['tools/cli/src/main.ts'])) !== 0)
    fail('The site could not be assembled: see the message above.');
}

export function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

function lockHash() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of workspaces) hash.update(readFileSync(join(root, folder, 'package.json')));
  return hash.digest('hex');
}
