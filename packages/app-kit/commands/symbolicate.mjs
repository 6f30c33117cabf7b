import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { SOURCE_MAPS } from '../describeBuild.mjs';

/** `adp symbolicate`: a report, or any text with the stack of an error, with its places in the sources. */
export async function run({ folder, parts: [file] }) {
  const { text: mapped, missing } = symbolicate(file ? readFileSync(file, 'utf8') : await text(process.stdin), folder);
  console.log(mapped);
  for (const build of missing)
    console.error(`There are no source maps of ${build}: they are where it was published, or build its commit again.`);
}

/**
 * The text with every place in a build's script replaced by the place in the sources that it was made of. The maps are in
 * `folder`, or in that of an app in it. Builds without maps are `missing`.
 * @param {string} report
 * @param {string} folder
 */
export function symbolicate(report, folder) {
  const missing = new Set();
  const maps = new Map();
  const getMap = (build, script) => {
    const name = `${build}/${script}.map`;
    if (!maps.has(name)) maps.set(name, readMap(folder, name));
    if (!maps.get(name)) missing.add(build);
    return maps.get(name);
  };
  // A report in JSON has its lines in one.
  const lines = report.replaceAll(/(?<!\\)\\n/g, '\n');
  const mapped = lines.replaceAll(
    /https?:\/\/[^/\s]+\/(b-[0-9a-f]{10})\/([\w./-]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)/g,
    (place, build, script, line, column) => {
      const map = getMap(build, script);
      // A browser counts columns from one.
      const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
      if (!found?.source) return place;
      return `${found.source.replace(/^webpack:\/\/[^/]*\//, '')}:${found.line}:${found.column + 1}`;
    },
  );
  return { text: mapped, missing: [...missing] };
}

function readMap(folder, name) {
  const apps = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const file = ['.', ...apps.map((app) => app.name)]
    .map((app) => join(folder, app, SOURCE_MAPS, name))
    .find((path) => existsSync(path));
  return file && new TraceMap(readFileSync(file, 'utf8'));
}
