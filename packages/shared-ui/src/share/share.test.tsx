import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton, Disclosure, QrSvg, useDeviceShare } from './index';

describe('QrSvg', () => {
  test("draws the QR code of a URL on the page's origin, with an accessible name", () => {
    render(<QrSvg url={`${window.location.origin}/sample-author`} label="QR code of a profile" />);
    expect(screen.getByRole('img', { name: 'QR code of a profile' }).querySelector('path')).not.toBeNull();
  });

  test.each(['', 'https://evil.example/', 'javascript:alert(1)'])('rejects %j', (url) => {
    // React logs errors that components throw.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<QrSvg url={url} label="x" />)).toThrow();
  });
});

describe('CopyButton', () => {
  const words = { label: 'Copy', done: 'Copied', failed: 'Not copied' };

  test('confirms a copy until the value changes', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<CopyButton value="one" {...words} />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect((await screen.findByText('Copied')).getAttribute('role')).toBe('status');
    expect(await navigator.clipboard.readText()).toBe('one');
    rerender(<CopyButton value="two" {...words} />);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('shows the text if the device does not allow copying', async () => {
    const user = userEvent.setup();
    render(<CopyButton value="one" {...words} />);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Not copied')).toBeTruthy();
  });
});

test('a disclosure has the name of its group, and calls onOpen only when it opens', () => {
  const opened = jest.fn();
  const { container } = render(
    <Disclosure title="Share" group="profile" onOpen={opened}>
      {'ways'}
    </Disclosure>,
  );
  const details = container.querySelector('details');
  if (!details) throw new Error('nothing to open');
  expect(details.getAttribute('name')).toBe('profile');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  details.open = false;
  fireEvent(details, new Event('toggle'));
  expect(opened).toHaveBeenCalledTimes(1);
});

describe('useDeviceShare', () => {
  const shared = { url: 'https://example.org/a', title: 'A' };
  const open = (device: Partial<Pick<Navigator, 'canShare' | 'share'>>) => {
    Object.assign(navigator, device);
    return renderHook(() => useDeviceShare(shared)).result;
  };
  afterEach(() => Object.assign(navigator, { canShare: undefined, share: undefined }));

  test('offers nothing if the device has no share sheet or cannot share the page', () => {
    expect(open({}).current).toBeUndefined();
    expect(open({ canShare: () => false }).current).toBeUndefined();
  });

  test.each([
    ['stays available after the reader has closed the share sheet', 'AbortError', true],
    ['is no longer available after the device has refused to share', 'NotAllowedError', false],
  ])('%s', async (_, name, isOffered) => {
    const share = jest.fn(() => Promise.reject(new DOMException('', name)));
    const result = open({ canShare: () => true, share });
    await act(async () => result.current?.());
    expect(share).toHaveBeenCalledWith(shared);
    expect(result.current !== undefined).toBe(isOffered);
  });
});
