import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { extract } from 'tar';
import { coreEntry, coreFiles, coreImports, corePackage, coreStubs } from './coreRecipe';

/** Bundles the core as CommonJS. `folder` is temporary. @throws Error if the tarball is not the expected one */
export async function buildCore(tarball: string, folder: string): Promise<string> {
  const bytes = await readFile(tarball);
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  if (integrity !== corePackage.integrity)
    throw new Error(
      `The tarball of ${corePackage.spec} has an unexpected checksum (${integrity}), so it was not used. The registry may serve a different file.`,
    );
  await extract({ file: tarball, cwd: folder, filter: (path) => coreFiles.includes(path) });
  // Without this file, the nearest package.json applies, which declares every .js file as an ES module.
  await writeFile(join(folder, 'package.json'), '{ "type": "commonjs" }');
  const result = await build({
    stdin: { contents: coreEntry.contents, resolveDir: join(folder, coreEntry.folder), sourcefile: 'entry.js' },
    // Without this option, the bundle contains the path of the temporary folder.
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
  if (!output) throw new Error(`Bundling ${basename(tarball)} produced no output.`);
  return output.text;
}

const stubs: Plugin = {
  name: 'stubs',
  setup(builder) {
    builder.onResolve({ filter: /.*/ }, ({ path }) => (path in coreStubs ? { path, namespace: 'stub' } : undefined));
    builder.onLoad({ filter: /.*/, namespace: 'stub' }, ({ path }) => ({ contents: coreStubs[path] ?? '' }));
  },
};
