import { countReloads } from '../../testing/reloads';
import { holdUnsaved } from '@adp/app-contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { watchContracts } from '../../remotes/loadApp';
import { TextProvider } from '../../text';
import { findNewBuild } from './findNewBuild';
import { NewBuildNotice } from './NewBuildNotice';

jest.mock('./findNewBuild', () => ({ findNewBuild: jest.fn() }));
const finding = jest.mocked(findNewBuild);
jest.mock('../../remotes/loadApp', () => ({ watchContracts: jest.fn() }));
const watching = jest.mocked(watchContracts);

const HOUR = 60 * 60 * 1000;

let reloads: () => number;
beforeEach(async () => {
  jest.useFakeTimers();
  finding.mockReset().mockResolvedValue(false);
  await see('visible');
  reloads = countReloads();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = () =>
  render(
    <TextProvider>
      <NewBuildNotice />
    </TextProvider>,
  );

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

/** The tab is seen, or hidden behind another. */
function see(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('builds are compared', () => {
  test('every hour, not before', async () => {
    show();
    await pass(HOUR - 1);
    expect(finding).not.toHaveBeenCalled();
    await pass(1);
    expect(finding).toHaveBeenCalledTimes(1);
    await pass(HOUR);
    expect(finding).toHaveBeenCalledTimes(2);
  });

  test('not while the tab is hidden', async () => {
    show();
    await see('hidden');
    await pass(3 * HOUR);
    expect(finding).not.toHaveBeenCalled();
  });

  test('when a tab is seen again after an hour, at once', async () => {
    show();
    await see('hidden');
    await pass(3 * HOUR);
    await see('visible');
    expect(finding).toHaveBeenCalledTimes(1);
  });

  test('not when a tab is seen again within the hour', async () => {
    show();
    await see('hidden');
    await pass(HOUR - 1);
    await see('visible');
    expect(finding).not.toHaveBeenCalled();
  });

  test('no more once the page has gone', async () => {
    show().unmount();
    await pass(2 * HOUR);
    await see('visible');
    expect(finding).not.toHaveBeenCalled();
  });

  test('no more once a newer one is found', async () => {
    finding.mockResolvedValue(true);
    show();
    await pass(HOUR);
    await pass(5 * HOUR);
    expect(finding).toHaveBeenCalledTimes(1);
  });
});

test('an app that needs a newer shell makes them be compared at once', async () => {
  let heard: () => void = () => undefined;
  watching.mockImplementation((listener) => {
    heard = listener;
  });
  finding.mockResolvedValue(true);
  show();
  heard();
  await pass(0);
  expect(screen.getByRole('status').textContent).toContain('A newer version of the site is ready');
});

test('where nothing is newer, nothing is said', async () => {
  show();
  await pass(3 * HOUR);
  expect(screen.getByRole('status').textContent).toBe('');
});

describe('a newer build', () => {
  beforeEach(async () => {
    finding.mockResolvedValue(true);
    show();
    await pass(HOUR);
  });

  test('is offered, and never taken by itself', async () => {
    expect(screen.getByRole('status').textContent).toContain('A newer version of the site is ready');
    await pass(24 * HOUR);
    expect(reloads()).toBe(0);
  });

  test('is taken when the visitor says so', () => {
    click('Reload');
    expect(reloads()).toBe(1);
  });

  test('is not taken while something is unsaved; after that, it is', () => {
    const release = holdUnsaved('mfe_tiny');
    click('Reload');
    expect(reloads()).toBe(0);
    expect(screen.getByRole('status').textContent).toContain('Save what you are writing first, then reload.');
    release();
    click('Reload');
    expect(reloads()).toBe(1);
  });

  test('may be put off', () => {
    click('Later');
    expect(screen.getByRole('status').textContent).toBe('');
    expect(reloads()).toBe(0);
  });
});
