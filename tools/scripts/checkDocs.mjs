import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMissingPaths } from './docs/findMissingPaths.mjs';
import { root } from './workspaces.mjs';

// `npm run lint:docs` checks that every file and folder named in a Markdown file exists.

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
// Skip templates and change logs, whose paths need not exist.
const pages = tracked.filter(
  (file) => /\.md$/.test(file) && !/CHANGELOG|\.changeset\/|\/template\/|\/000-template/.test(file),
);
let count = 0;
for (const file of pages.filter((page) => existsSync(join(root, page)))) {
  for (const path of findMissingPaths(file, readFileSync(join(root, file), 'utf8'), tracked)) {
    console.error(`${file} names ${path}, which does not exist.`);
    count += 1;
  }
}
process.exit(count > 0 ? 1 : 0);
