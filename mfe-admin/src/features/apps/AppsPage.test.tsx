import { resetSession } from '@adp/shared-auth/testing';
import type { AppHealth, CanaryHealth } from '@adp/shared-data/app-health';
import { DataError } from '@adp/shared-data/client';
import { axeViolations, installDialog } from '@adp/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openPage } from '../../testing/openPage';

beforeEach(installDialog);
afterEach(() => resetSession());

const [live, canary] = ['b-0000000001', 'b-0000000002'];
const updatedAt = new Date('2026-11-28T12:00:00Z');
const build = { build: live, visits: 1_200, errors: 12, failures: {}, lcp: 2_840, inp: 120, cls: 52, routes: [] };
const content = { app: 'mfe_content', live, builds: [build], updatedAt };

const open = (health: object = content) =>
  openPage('/admin/apps', { role: 'administrator', documents: { 'app_health/mfe_content': health } });

test('the builds of an app are side by side, with the causes of failures', async () => {
  const failing = { build: canary, visits: 40, errors: 0, failures: { entry: 1, slow: 3 }, routes: [] };
  const { container } = await open({
    ...content,
    canary: { build: canary, state: 'measuring', visits: 40 },
    builds: [
      { ...build, routes: [{ route: '/articles', visits: 800, errors: 0, failures: {}, lcp: 900 }] },
      failing,
      { ...failing, build: 'b-0000000003', failures: {} },
    ],
  });
  await screen.findByRole('heading', { name: 'mfe_content' });
  const region = screen.getByRole('region', { name: 'Builds of mfe_content' });
  const cells = within(region)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th,td')].map((cell) => cell.textContent));
  expect(cells).toEqual([
    [`${live}live`, '1,200', '12 (1%)', '0', '2.8 secs', '120 ms', '0.05'],
    [`${canary}canary`, '40', '0 (0%)', '4 (10%) · file missing 1 · timeout 3', '–', '–', '–'],
    ['b-0000000003earlier', '40', '0 (0%)', '0', '–', '–', '–'],
  ]);
  expect(screen.getByText(/40 of 2,000 visits measured, and no difference/)).toBeTruthy();
  expect(screen.getByText('Pages of the live build')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test.each([
  ['errors', 0.1, 0.012, /^10% of its 200 visits failed or had errors, compared with 1.2% of the visits/],
  ['lcp', 3_000, 2_500, /^LCP was 3 secs in its 200 visits, compared with 2.5 secs/],
  ['inp', 260, 200, /^INP was 260 ms in its 200 visits, compared with 200 ms/],
])('the page says why a canary was stopped: %s', async (reason, value, stable, sentence) => {
  const stopped = { build: canary, state: 'stopped', visits: 200, reason, canary: value, stable, at: updatedAt };
  await open({ ...content, canary: stopped });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByText(/^Canary b-0000000002 was stopped on /)).toBeTruthy();
});

describe('a stopped canary', () => {
  const withCanary = (state: CanaryHealth): readonly AppHealth[] => [{ ...content, canary: state }];
  const stopped = withCanary({ build: canary, state: 'stopped', visits: 200, reason: 'lcp', at: updatedAt });
  const confirm = async (user: UserEvent) => {
    await user.click(await screen.findByRole('button', { name: 'Resume canary' }));
    const dialog = within(screen.getByRole('dialog', { name: /^Resume canary .*b-0000000002/ }));
    await user.click(dialog.getByRole('button', { name: 'Resume canary' }));
  };

  test('runs again after a confirmation, and its new state gets the focus', async () => {
    let apps = stopped;
    const resumeCanary = jest.fn(() => {
      apps = withCanary({ build: canary, state: 'measuring', visits: 0 });
      return Promise.resolve();
    });
    const actions = { readAppHealth: () => Promise.resolve(apps), resumeCanary };
    const { user, container } = await openPage('/admin/apps', { role: 'administrator', actions });
    await user.click(await screen.findByRole('button', { name: 'Resume canary' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(resumeCanary).not.toHaveBeenCalled();
    await confirm(user);
    const state = await screen.findByText(/fewer than 20 visits measured so far/);
    expect(resumeCanary).toHaveBeenCalledWith({ app: 'mfe_content', build: canary });
    expect(document.activeElement).toBe(state.closest('[role="status"]'));
    expect(screen.queryByRole('button', { name: 'Resume canary' })).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('remains stopped if the action is refused, which the page explains', async () => {
    const resumeCanary = () => Promise.reject(new DataError('denied'));
    const actions = { readAppHealth: () => Promise.resolve(stopped), resumeCanary };
    const { user } = await openPage('/admin/apps', { role: 'administrator', actions });
    await confirm(user);
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.getByRole('button', { name: 'Resume canary' })).toBeTruthy();
  });
});

test.each([
  ['measuring', 0, /fewer than 20 visits measured so far/],
  ['passed', 2_000, /has passed: in 2,000 visits/],
])('the page shows the verdict %s after %d visits', async (state, visits, sentence) => {
  await open({ ...content, canary: { build: canary, state, visits } });
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('an app with few visits is explained', async () => {
  await open({ ...content, builds: [] });
  expect(await screen.findByText('Fewer than 20 visits have been measured.')).toBeTruthy();
});

test('a site without measured visits is explained', async () => {
  await openPage('/admin/apps', { role: 'administrator' });
  expect(await screen.findByRole('heading', { name: 'No visits have been measured yet' })).toBeTruthy();
});

test('a failed load is explained, and can be repeated', async () => {
  let isDown = true;
  const readAppHealth = () => (isDown ? Promise.reject(new DataError('unavailable')) : Promise.resolve([]));
  const { user } = await openPage('/admin/apps', { role: 'administrator', actions: { readAppHealth } });
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No visits have been measured yet' })).toBeTruthy();
});

test.each([
  ['reviewer', 'This page is for administrators of the site.'],
  [null, 'You are signed out. Sign in to continue where you left off.'],
] as const)('for the role %s, the page says who may open it', async (role, sentence) => {
  await openPage('/admin/apps', { role });
  expect(await screen.findByText(sentence)).toBeTruthy();
});
