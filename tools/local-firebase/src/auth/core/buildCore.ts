import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { extract } from 'tar';
import { coreEntry, coreFiles, coreImports, corePackage, coreStubs } from './coreRecipe';

/**
 * Bundles the core out of its package's tarball, as one CommonJS module; `folder` is scratch space.
 * @throws Error with one sentence where the tarball is not the one we know
 */
export async function buildCore(tarball: string, folder: string): Promise<string> {
  const bytes = await readFile(tarball);
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  if (integrity !== corePackage.integrity)
    throw new Error(
      `The tarball of ${corePackage.spec} is not the one we know (${integrity}): the registry gives something else; nothing of it was used.`,
    );
  await extract({ file: tarball, cwd: folder, filter: (path) => coreFiles.includes(path) });
  // Else the nearest package.json speaks, and ours calls every .js file an ES module.
  await writeFile(join(folder, 'package.json'), '{ "type": "commonjs" }');
  const result = await build({
    stdin: { contents: coreEntry.contents, resolveDir: join(folder, coreEntry.folder), sourcefile: 'entry.js' },
    // Else the bundle names the scratch folder.
    absWorkingDir: folder,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'silent',
    external: [...coreImports],
    plugins: [stubs],
  });
  const [output] = result.outputFiles;
  if (!output) throw new Error(`${basename(tarball)} gave no bundle.`);
  return output.text;
}

const stubs: Plugin = {
  name: 'stubs',
  setup(builder) {
    builder.onResolve({ filter: /.*/ }, ({ path }) => (path in coreStubs ? { path, namespace: 'stub' } : undefined));
    builder.onLoad({ filter: /.*/, namespace: 'stub' }, ({ path }) => ({ contents: coreStubs[path] ?? '' }));
  },
};
