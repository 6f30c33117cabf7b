import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from '@swc/core';
import { readPackage } from '../workspaces.mjs';
import { filesToPack } from './filesToPack.mjs';
import { packedManifest } from './packedManifest.mjs';
import { generatedFiles } from './generatedFiles.mjs';
import { withFileNames } from './withFileNames.mjs';

/**
 * Writes a package in its published form (decision 055). `tsc -b` must have written the types.
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
    // Sources of the template for new apps are not compiled.
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
