import { checkConfig, checkHosts } from './checkHosts';
import { checkShell } from './checkShell';
import { checkSettings, checkSignIn, checkSites, checkTargets } from './checkProject';
import { checkRenderer } from './checkRenderer';
import type { Examination, Finding } from './finding';

const checks = [
  checkSettings,
  checkTargets,
  checkSites,
  checkConfig,
  checkSignIn,
  checkHosts,
  checkShell,
  checkRenderer,
];

/** Runs all checks. Returns a finding with advice for each problem of the site. */
export async function examine(examination: Examination): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const check of checks) {
    try {
      findings.push(...(await check(examination)));
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
      const problem = `${error instanceof Error ? error.message : String(error)}${cause}`;
      findings.push({
        about: check.name,
        problem,
        remedy: 'Check that the site is up and this machine is online, then run this again.',
      });
    }
  }
  return findings;
}
