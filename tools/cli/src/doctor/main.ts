import { resolveMx, resolveTxt } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readToken } from '@adp/app-kit/publish';
import { readSiteFile, type SiteFile } from '@adp/site-document/siteFile';
import { findSiteFile, workspace } from '../siteFiles';
import { readSiteHosting } from '../siteHosting';
import { readRendererAge } from './checkRenderer';
import { examine } from './examine';
import type { Finding } from './finding';

// `npm run doctor -- --site production` lists problems of the site, with advice for each problem.

try {
  const { values } = parseArgs({ options: { site: { type: 'string', default: 'local' } } });
  const site = readSiteFile(findSiteFile(values.site));
  const firebaserc = join(workspace, '.firebaserc');
  const unsigned: Finding[] = [];
  const notes: string[] = [];
  const findings = await examine({
    name: values.site,
    site,
    hosting: readSiteHosting(join(workspace, 'firebase.json'), site),
    firebaserc: existsSync(firebaserc) ? readFileSync(firebaserc, 'utf8') : '',
    token: getToken(site, unsigned),
    fetch,
    dns: { resolveMx, resolveTxt },
    environment: process.env,
    onNote: (note) => notes.push(note),
  });
  for (const { about, problem, remedy } of [...unsigned, ...findings])
    console.log(`✖ ${about}: ${problem}\n  → ${remedy}`);
  console.log(findings.length === 0 ? `${site.origin} is well.` : `\n${findings.length} found.`);
  for (const note of notes) console.log(note);
  const renderer = await readRendererAge({ site, fetch }).catch(() => undefined);
  if (renderer)
    console.log(
      `The renderer has read all hosts. The oldest data, of ${renderer.name}, is ${Math.round(renderer.age / 1000)} s old.`,
    );
  console.log(
    'Check manually: the redirect URIs of each sign-in provider, and the restrictions of the API key (docs/deploy.md).',
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function getToken({ hosting }: SiteFile, findings: Finding[]): string {
  try {
    return hosting ? readToken(hosting.api) : '';
  } catch (error) {
    const remedy = error instanceof Error ? error.message : String(error);
    findings.push({ about: 'This machine', problem: 'It has no access to the project.', remedy });
    return '';
  }
}
