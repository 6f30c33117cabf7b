/** @jest-environment node */
import { tmpdir, userInfo } from 'node:os';
import { readPublisher } from './readPublisher';

test('a CI run states its account, commit and run', () => {
  const environment = {
    CI: 'true',
    GITHUB_ACTOR: 'amina',
    GITHUB_SHA: 'c0ffee',
    GITHUB_REPOSITORY: 'team/app',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_WORKFLOW_REF: 'team/app/.github/workflows/app.yml@refs/heads/main',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_RUN_ID: '7',
  };
  expect(readPublisher(tmpdir(), environment)).toEqual({
    by: 'amina',
    commit: 'c0ffee',
    ci: {
      repository: 'team/app',
      ref: 'refs/heads/main',
      workflow: 'team/app/.github/workflows/app.yml@refs/heads/main',
      run: 'https://github.com/team/app/actions/runs/7',
    },
  });
  expect(readPublisher(tmpdir(), { ...environment, ADP_PUBLISHER: 'The team' }).by).toBe('The team');
});

test("a machine states its user, and the repository's commit if there is one", () => {
  expect(readPublisher(tmpdir(), {})).toEqual({ by: userInfo().username, commit: undefined });
  expect(readPublisher(__dirname, {}).commit ?? '0000000').toMatch(/^[0-9a-f]{7,40}\+?$/);
});
