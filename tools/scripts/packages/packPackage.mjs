import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from '@swc/core';
import { readPackage } from '../workspaces.mjs';
import { filesToPack } from './filesToPack.mjs';
import { packedManifest } from './packedManifest.mjs';
import { generatedFiles } from './generatedFiles.mjs';
import { withFileNames } from './withFileNames.mjs';

/**
 * Writes the package in `folder` of the workspace as it is published, into `out`: modules for any bundler and for Node,
 * their types, and style sheets as they are (decision 055). The types must have been written by `tsc -b`.
 * @param {{root: string, folder: string, out: string}} options
 * @returns {{name: string, version: string, files: readonly string[]}}
 */
export function packPackage({ root, folder, out }) {
  const source = join(root, folder);
  const read = (file) => JSON.parse(readFileSync(join(source, file), 'utf8'));
  const manifest = packedManifest(read('package.json'), readPackage);
  rmSync(out, { recursive: true, force: true });
  const write = (file, text) => {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
  };
  const files = filesToPack(source, read('package.json'));
  for (const file of files) {
    // What a new app is made of stays source.
    if (!/(?<!\.d)\.tsx?$/.test(file) || file.startsWith('template/')) {
      mkdirSync(dirname(join(out, file)), { recursive: true });
      cpSync(join(source, file), join(out, file));
      continue;
    }
    const name = file.replace(/\.tsx?$/, '');
    const types = join(source, '.types', `${name}.d.ts`);
    if (!existsSync(types)) throw new Error(`${folder}/${file} has no types: run "npx tsc -b" first.`);
    const exists = (path) => files.includes(path);
    write(`${name}.d.ts`, withFileNames(readFileSync(types, 'utf8'), file, exists));
    write(`${name}.js`, withFileNames(toModule(readFileSync(join(source, file), 'utf8'), file), file, exists));
  }
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
  for (const [file, content] of Object.entries(generatedFiles(manifest.name, readPackage)))
    write(file, JSON.stringify(content));
  return { name: manifest.name, version: manifest.version, files };
}

/** A source file without its types and JSX, as the browsers and Node versions that we support run it. */
function toModule(source, filename) {
  return transformSync(source, {
    filename,
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'es6' },
  }).code;
}
