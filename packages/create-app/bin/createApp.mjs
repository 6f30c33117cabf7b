#!/usr/bin/env node
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

// Entry point of `npm create @adp/app my-app` (see README.md).

// Older releases of Node lack `import.meta.dirname`, so this check must come before its first use.
if (import.meta.dirname === undefined) {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  console.error(`create-app requires Node ${engines.node}; this is ${process.version}.`);
  process.exit(1);
}

const here = import.meta.dirname;
/** New names of template files. The template has other names because npm does not publish dotfiles. */
const renamed = { gitignore: '.gitignore', github: '.github' };
/** Folders of the workspace packages that an app depends on. Their versions are inserted into its package.json. */
const workspacePackages = [
  'packages/app-contract',
  'packages/app-kit',
  'shared-auth',
  'packages/shared-data',
  'packages/shared-ui',
];

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { prefix: { type: 'string' } } });
  const folder = resolve(positionals[0] ?? '.');
  const name = basename(folder);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error('Name the app in kebab-case: npm create @adp/app my-app');
  const prefix = values.prefix ?? `/${name}`;
  if (!/^(\/[a-z0-9-]+)+$/.test(prefix)) throw new Error('--prefix takes a path such as /my-app.');
  if (existsSync(folder) && readdirSync(folder).some((file) => file !== '.git'))
    throw new Error(`${folder} is not empty.`);
  const inWorkspace = existsSync(join(process.cwd(), 'packages/app-kit/package.json'));
  cpSync(join(here, '../template'), folder, { recursive: true });
  for (const [from, to] of Object.entries(renamed)) renameSync(join(folder, from), join(folder, to));
  nameApp(folder, { name, prefix });
  writeJson(join(folder, 'package.json'), packageJson(name, inWorkspace));
  if (inWorkspace) joinWorkspace(folder, name);
  console.log(
    `${name} is in ${folder}. Next: ${inWorkspace ? 'npm install at the root' : `cd ${positionals[0] ?? '.'} && npm install`}; then see its README.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Inserts the app's name and prefix into every file of the template. */
function nameApp(folder, { name, prefix }) {
  const replacements = { '/my-app': prefix, 'my-app': name, my_app: name.replaceAll('-', '_') };
  for (const file of readdirSync(folder, { recursive: true }).map((path) => join(folder, path))) {
    if (!statSync(file).isFile()) continue;
    // One pass, because the inserted name may itself contain "my-app".
    const text = readFileSync(file, 'utf8').replace(/\/?my-app|my_app/g, (placeholder) => replacements[placeholder]);
    writeFileSync(file, text);
  }
}

/** Returns the app's package.json, with the workspace's versions of packages or, elsewhere, the published ones. */
function packageJson(name, inWorkspace) {
  const versions = readVersions(inWorkspace);
  const pick = (names) => Object.fromEntries(names.map((name) => [name, versions[name]]));
  return {
    name: inWorkspace ? `@adp/${name}` : name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'adp dev',
      build: 'adp build',
      check: 'adp check',
      ...(inWorkspace ? { typecheck: 'adp check types', lint: 'eslint . --max-warnings=0 && oxlint' } : {}),
      test: 'adp check tests',
    },
    dependencies: pick([
      '@adp/app-contract',
      '@adp/shared-auth',
      '@adp/shared-data',
      '@adp/shared-ui',
      'react',
      'react-dom',
      'react-router-dom',
    ]),
    devDependencies: pick(['@adp/app-kit', '@testing-library/react']),
  };
}

function readVersions(inWorkspace) {
  const published = join(here, '../versions.json');
  if (existsSync(published)) return readJson(published);
  if (!inWorkspace) throw new Error('Run this at the root of the workspace, or use the published package.');
  const root = process.cwd();
  const kit = readJson(join(root, 'packages/app-kit/package.json'));
  const workspaceVersions = workspacePackages.map((folder) => {
    const { name, version } = readJson(join(root, folder, 'package.json'));
    return [name, version];
  });
  return { ...kit.dependencies, ...Object.fromEntries(workspaceVersions) };
}

function joinWorkspace(folder, name) {
  const root = process.cwd();
  const manifest = readJson(join(root, 'package.json'));
  writeJson(join(root, 'package.json'), { ...manifest, workspaces: [...manifest.workspaces, name] });
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
