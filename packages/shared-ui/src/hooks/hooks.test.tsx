import { act, renderHook, waitFor } from '@testing-library/react';
import { saveData, savesData, useDataSaver, useLoaded, useMedia, useNear, useOnline } from '../index';
import { installObserver, scrollToFoot } from '../testing';

test('useLoaded loads a chunk when loading is enabled', async () => {
  const load = jest.fn(() => Promise.resolve('part'));
  const { result, rerender } = renderHook(({ enabled }) => useLoaded(load, enabled), {
    initialProps: { enabled: false },
  });
  expect(result.current).toMatchObject({ part: undefined, failed: false });
  rerender({ enabled: true });
  await waitFor(() => expect(result.current.part).toBe('part'));
  rerender({ enabled: true });
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load can be retried', async () => {
  const load = jest.fn(() => Promise.resolve('part')).mockImplementationOnce(() => Promise.reject(new Error('lost')));
  const { result } = renderHook(() => useLoaded(load));
  await waitFor(() => expect(result.current.failed).toBe(true));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current).toMatchObject({ part: 'part', failed: false }));
});

test('useOnline follows the events of the window', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get');
  const { result } = renderHook(() => useOnline());
  expect(result.current).toBe(true);
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(result.current).toBe(false);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current).toBe(true);
  onLine.mockRestore();
});

test('useMedia follows the width of the window', () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  Object.assign(window, { matchMedia: () => media });
  const { result } = renderHook(() => useMedia('(min-width: 64rem)'));
  expect(result.current).toBe(false);
  media.matches = true;
  act(() => void media.dispatchEvent(new Event('change')));
  expect(result.current).toBe(true);
});

test('useNear returns true when an element enters the viewport', () => {
  installObserver();
  const container = { current: document.createElement('div') };
  const { result } = renderHook(() => useNear(container));
  expect(result.current).toBe(false);
  act(scrollToFoot);
  expect(result.current).toBe(true);
});

test('useNear passes the margin to the observer', () => {
  const observe = jest.fn(() => ({ observe: jest.fn(), disconnect: jest.fn() }));
  Object.assign(window, { IntersectionObserver: observe });
  renderHook(() => useNear({ current: document.createElement('div') }, false, { margin: '50% 0px' }));
  expect(observe).toHaveBeenCalledWith(expect.anything(), { rootMargin: '50% 0px' });
});

describe('the data saver', () => {
  const mark = () => document.documentElement.hasAttribute('data-saver');

  afterEach(() => {
    document.documentElement.removeAttribute('data-saver');
    localStorage.clear();
  });

  test('has the state that the inline script has set', () => {
    expect(savesData()).toBe(false);
    document.documentElement.setAttribute('data-saver', '');
    expect(savesData()).toBe(true);
  });

  test('stores and removes the choice', () => {
    expect([saveData(true), mark(), localStorage.getItem('adp.saveData')]).toEqual([true, true, '1']);
    expect([saveData(false), mark(), localStorage.getItem('adp.saveData')]).toEqual([true, false, '0']);
    saveData(true);
    expect([saveData(undefined), mark(), localStorage.length]).toEqual([true, false, 0]);
  });

  test('updates the page when the choice changes', async () => {
    const { result, unmount } = renderHook(() => useDataSaver());
    expect(result.current).toBe(false);
    await act(async () => {
      saveData(true);
      // The MutationObserver of the root element calls back asynchronously.
      await new Promise((done) => setTimeout(done));
    });
    expect(result.current).toBe(true);
    unmount();
  });

  test('does not change if storage is blocked', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(saveData(true)).toBe(false);
    expect(savesData()).toBe(false);
    setItem.mockRestore();
  });
});
