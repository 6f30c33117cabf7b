import { act, render, screen } from '@testing-library/react';
import { axeViolations } from '../testing';
import { LoadErrorNotice } from './LoadErrorNotice';

const texts = {
  title: 'This could not be loaded',
  reason: 'The server failed.',
  offlineReason: 'You are offline.',
  retryLabel: 'Try again',
};

afterEach(() => jest.restoreAllMocks());

test('an error is announced and can be retried', async () => {
  const onRetry = jest.fn();
  const { container } = render(<LoadErrorNotice {...texts} code="unavailable" onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toBe('This could not be loadedThe server failed.Try again');
  screen.getByRole('button').click();
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(await axeViolations(container)).toEqual([]);
});

test.each(['offline', 'unavailable'])(
  'a load that failed with the code %s is retried when the network is back',
  (code) => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const onRetry = jest.fn();
    const { unmount } = render(<LoadErrorNotice {...texts} code={code} onRetry={onRetry} />);
    expect(screen.getByText('You are offline.')).toBeTruthy();
    expect(onRetry).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(onRetry).toHaveBeenCalledTimes(1);
    unmount();
    window.dispatchEvent(new Event('online'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  },
);

test('a load that failed offline is retried once if the device is already online', () => {
  const onRetry = jest.fn();
  const notice = <LoadErrorNotice {...texts} code="offline" onRetry={onRetry} />;
  render(notice).unmount();
  render(notice);
  expect(onRetry).toHaveBeenCalledTimes(1);
});
