import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { SOURCE_MAPS } from '../describeBuild.mjs';

/** Runs `adp symbolicate`: prints an error report, or any text with a stack trace, with positions in the sources. */
export async function run({ folder, parts: [file] }) {
  const { text: mapped, missing } = symbolicate(file ? readFileSync(file, 'utf8') : await text(process.stdin), folder);
  console.log(mapped);
  for (const build of missing)
    console.error(`There are no source maps of ${build}. Run this where it was published, or build its commit again.`);
}

/** Replaces positions in builds' scripts with source positions, from the maps in `folder` and in the apps below it. */
export function symbolicate(report, folder) {
  const missing = new Set();
  const maps = new Map();
  const getMap = (build, script) => {
    const name = `${build}/${script}.map`;
    if (!maps.has(name)) maps.set(name, readMap(folder, name));
    if (!maps.get(name)) missing.add(build);
    return maps.get(name);
  };
  // The report may be JSON, in which line breaks are escaped.
  const lines = report.replaceAll(/(?<!\\)\\n/g, '\n');
  const mapped = lines.replaceAll(
    /https?:\/\/[^/\s]+\/(b-[0-9a-f]{10})\/([\w./-]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)/g,
    (place, build, script, line, column) => {
      const map = getMap(build, script);
      // Browsers count columns from one, and source maps count them from zero.
      const original = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
      if (!original?.source) return place;
      return `${original.source.replace(/^webpack:\/\/[^/]*\//, '')}:${original.line}:${original.column + 1}`;
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
