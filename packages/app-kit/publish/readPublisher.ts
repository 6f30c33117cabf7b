import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { LogEvent } from '@adp/app-contract/log';

type Environment = Readonly<Record<string, string | undefined>>;

/** Facts of a CI run by name, each with the variables of GitHub and GitLab that state them. */
const ciFacts = {
  repository: ['GITHUB_REPOSITORY', 'CI_PROJECT_PATH'],
  ref: ['GITHUB_REF', 'CI_COMMIT_REF_NAME'],
  workflow: ['GITHUB_WORKFLOW_REF', 'CI_CONFIG_PATH'],
  run: ['GITHUB_RUN_URL', 'CI_JOB_URL'],
} as const;

/** Returns who publishes, from which commit, and in which CI run, for the log of publications. The log is public. */
export function readPublisher(
  folder: string,
  stated: Environment = process.env,
): Pick<LogEvent, 'by' | 'commit' | 'ci'> {
  const environment = withRunUrl(stated);
  const read = (names: readonly string[]) => names.map((name) => environment[name]).find(Boolean);
  const ci = Object.fromEntries(
    Object.entries(ciFacts).flatMap(([fact, names]) => {
      const value = read(names);
      return value ? [[fact, value]] : [];
    }),
  );
  const isCi = Boolean(environment['CI']) && Object.keys(ci).length > 0;
  return {
    by: read(['ADP_PUBLISHER', 'GITHUB_ACTOR', 'GITLAB_USER_LOGIN']) ?? userInfo().username,
    commit: read(['GITHUB_SHA', 'CI_COMMIT_SHA']) ?? readCommit(folder),
    ...(isCi && { ci }),
  };
}

/** Adds the URL of a run, which GitHub states in three parts. */
function withRunUrl(environment: Environment): Environment {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = environment;
  return server && run
    ? { ...environment, GITHUB_RUN_URL: `${server}/${repository}/actions/runs/${run}` }
    : environment;
}

function readCommit(folder: string): string | undefined {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no') === '' ? '' : '+');
  } catch {
    // The sources may be outside a repository, or Git may not be installed.
    return undefined;
  }
}
