import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerName, describeBuild } from '../describeBuild.mjs';
import { toIntegrity } from '../publish/integrity.mjs';
import { findUsedNames } from '../webpack/findPageNames.mjs';
import { moduleEntry } from './moduleEntry.mjs';
import { readOptions } from './readOptions.mjs';

/** Runs `adp manifest` for a build of another bundler (docs/own-app.md). `module` is the file of a container that is an ES module. */
export async function run({ folder, module }) {
  const { name } = await readOptions(folder);
  const dist = join(folder, 'dist');
  const builds = existsSync(dist) ? readdirSync(dist).filter((entry) => /^b-[0-9a-f]{10}$/.test(entry)) : [];
  const [build] = builds;
  if (!build || builds.length > 1) throw new Error(`${dist} must hold one folder of a build, as b-0123456789.`);
  const list = (ending) =>
    readdirSync(join(dist, build), { recursive: true })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => ending.test(file));
  const hashes = (files) => Object.fromEntries(files.map((file) => [file, hash(join(dist, build, file))]));
  const container = containerName(name, build);
  if (module) {
    rmSync(join(dist, build, 'entry.js'), { force: true });
    const text = moduleEntry({ container, module, hashes: hashes(list(/\.js$/)) });
    writeFileSync(join(dist, build, 'entry.js'), text);
  }
  if (!existsSync(join(dist, build, 'entry.js'))) throw new Error(`${build} has no entry.js.`);
  const files = list(/\.(js|css)$/);
  const read = (ending) => list(ending).map((file) => readFileSync(join(dist, build, file), 'utf8'));
  // Names of imports are missing, because only the kit's own bundler reports them.
  const uses = findUsedNames({ scripts: read(/\.js$/), styles: read(/\.css$/) });
  writeFileSync(join(dist, build, 'uses.json'), `${JSON.stringify(uses)}\n`);
  const manifest = { ...describeBuild(name, build), integrity: hashes(files) };
  writeFileSync(join(dist, 'manifest.json'), `${JSON.stringify(manifest)}\n`);
  console.log(`${name}: manifest of build ${build} with ${files.length} hashes in dist/`);
}

function hash(file) {
  return toIntegrity(readFileSync(file));
}
