import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../findChromium.mjs';
import { installIfNeeded, run } from '../run.mjs';
import { root } from '../workspaces.mjs';
import { npm, startRegistry } from './registry.mjs';

// `npm run proof:outside` proves that another team can build, publish, open, upgrade and sign an app in a separate
// repository.
/** Bundlers and commands from docs/own-app.md. */
const bundlers = {
  webpack: {
    packages:
      'webpack@5.113.0 webpack-cli@7.3.1 @module-federation/enhanced@2.9.3 swc-loader@0.2.7 css-loader@7.1.5 mini-css-extract-plugin@2.10.2',
    script: 'rm -rf dist && webpack && adp manifest',
  },
  rspack: {
    packages: '@rspack/core@2.3.2 @rspack/cli@2.2.8',
    script: 'rm -rf dist && rspack build && adp manifest',
  },
  vite: {
    packages: 'vite@8.3.8 @module-federation/vite@1.23.0',
    script: 'rm -rf dist && vite build && adp manifest --module remoteEntry.js',
  },
};
/** The last commit whose shell supports only contract 1. Set it to that of contract 2 when there is a contract 3. */
const lastOfContract1 = '36f7001e5f01d4ce6dc37975f89b3297caeefeff';
await installIfNeeded();
await must('nx', ['run-many', '-t', 'build', '--projects=@adp/shell,@adp/mfe-*,@adp/local-site']);
await must('node', ['tools/scripts/packages/main.mjs']);
const chromium = await findChromium();
const outside = mkdtempSync(join(tmpdir(), 'adp-outside-'));
const cache = join(root, '.cache', 'registry');
const registry = await startRegistry({ cache, folder: join(outside, 'registry') });
const env = { ...registry.env, npm_config_cache: join(outside, 'npm') };
try {
  for (const folder of 'shared-data shared-auth shared-store app-contract shared-ui app-kit create-app'.split(' '))
    npm(['publish'], { cwd: join(root, '.tmp', 'packages', folder), env });
  const began = Date.now();
  const since = () => `${Math.round((Date.now() - began) / 1_000)} s`;
  npm(['create', '@adp/app', '--yes', '--', 'energy-atlas'], { cwd: outside, env });
  const first = build('energy-atlas', 'energy_atlas');
  console.log(`energy-atlas: created, installed, built and checked after ${since()}`);
  await inSite('visit', [first]);
  console.log(`Its page was visible ${since()} after "npm create".`);
  const guests = [];
  for (const bundler of Object.keys(bundlers)) {
    const name = `${bundler}-app`;
    npm(['create', '@adp/app', '--yes', '--', name], { cwd: outside, env });
    cpSync(join(root, 'packages/app-kit/fixtures', bundler), join(outside, name), { recursive: true });
    const { packages, script } = bundlers[bundler];
    const cwd = join(outside, name);
    const flags = ['--save-dev', '--no-audit', '--no-fund', '--ignore-scripts'];
    npm(['install', ...flags, ...packages.split(' ')], { cwd, env });
    npm(['pkg', 'set', `scripts.build=${script}`], { cwd, env });
    guests.push(build(name, `${bundler}_app`));
    console.log(`${name}: built and checked after ${since()}`);
  }
  await inSite('visit', guests);
  console.log(`Their pages were visible ${since()} after the first "npm create".`);
  console.log('\nAn app of contract 1, in a site that enforces signatures:');
  const folder = createContractOne();
  await inSite('upgrade', { folder, keyFile: join(outside, 'key.pem') });
  console.log(`Done after ${since()}.`);
  console.log('\nThe same app, in a site with the last shell of contract 1:');
  const release = buildLastShell();
  if (release) await inSite('lastShell', { release, folder });
  else console.log(`Not tried: this clone has no commit ${lastOfContract1}. Run "git fetch --unshallow" first.`);
  console.log(`Done after ${since()}.`);
} finally {
  registry.stop();
  rmSync(outside, { recursive: true, force: true });
}

/** Runs a script of tests/e2e/outside/, which starts a site. */
function inSite(script, input) {
  return must('tsx', [`tests/e2e/outside/${script}.ts`, JSON.stringify(input)], { ADP_CHROMIUM: chromium ?? '' });
}

function build(folder, name) {
  const cwd = install(folder);
  npm(['run', 'build'], { cwd, env });
  npm(['run', 'check'], { cwd, env });
  return { name, host: folder, prefix: `/${folder}`, folder: cwd };
}

/** Installs the packages of an app, and names its Hosting site. Returns the app's folder. */
function install(folder) {
  const cwd = join(outside, folder);
  npm(['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd, env });
  const config = join(cwd, 'adp.config.mjs');
  const hosting = `hosting: { project: 'demo-adp', site: '${folder}' }`;
  writeFileSync(config, readFileSync(config, 'utf8').replace(' };', `, ${hosting} };`));
  return cwd;
}

/** Creates an app with the sources and the build of an app of contract 1. Returns its folder. */
function createContractOne() {
  npm(['create', '@adp/app', '--yes', '--', 'contract-one'], { cwd: outside, env });
  const cwd = install('contract-one');
  const fixture = join(root, 'packages/app-kit/fixtures/contract-1');
  cpSync(join(fixture, 'source'), join(cwd, 'src'), { recursive: true });
  cpSync(join(fixture, 'dist'), join(cwd, 'dist'), { recursive: true });
  return cwd;
}

/** Builds the last shell of contract 1 and an app from their own sources and packages. Returns the folder, or undefined in a shallow clone. */
function buildLastShell() {
  const git = (...args) => spawnSync('git', args, { cwd: root }).status === 0;
  if (!git('cat-file', '-e', `${lastOfContract1}^{tree}`)) return undefined;
  const folder = join(outside, 'last-release');
  mkdirSync(folder);
  const archive = join(outside, 'last-release.tar');
  git('archive', `--output=${archive}`, lastOfContract1);
  spawnSync('tar', ['-xf', archive, '-C', folder]);
  // The local platform stores its downloads there.
  symlinkSync(join(root, '.cache'), join(folder, '.cache'));
  npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
  npm(['run', 'build', '-w', '@adp/shell', '-w', '@adp/mfe-content'], { cwd: folder });
  return folder;
}

async function must(command, args, more = {}) {
  if ((await run(command, args, { env: more })) !== 0) throw new Error(`${command} ${args[0]} failed: see above.`);
}
