import { checkCanaries } from './checkCanaries';
import { checkConfig, checkHosts } from './checkHosts';
import { checkMail } from './checkMail';
import { checkShell } from './checkShell';
import { checkSettings, checkSignIn, checkSites, checkTargets } from './checkProject';
import { checkPublications } from './checkPublications';
import { checkRenderer } from './checkRenderer';
import type { Add, Examination, Finding } from './finding';

export async function examine(examination: Examination): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const add: Add = (about, problem, remedy) => findings.push({ about, problem, remedy });
  const offline = [checkSettings, checkTargets];
  for (const check of [
    ...offline,
    checkSites,
    checkConfig,
    checkSignIn,
    checkHosts,
    checkShell,
    checkPublications,
    checkRenderer,
    checkCanaries,
    checkMail,
  ]) {
    try {
      await check(examination, add);
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
      const problem = `${error instanceof Error ? error.message : String(error)}${cause}`;
      add(check.name, problem, 'Check that the site is up and this machine is online, then run this again.');
    }
  }
  return findings;
}
