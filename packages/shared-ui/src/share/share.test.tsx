import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton, Disclosure, QrSvg } from './index';

describe('QrSvg', () => {
  test("draws the code of a URL of the page's origin with an accessible name", () => {
    render(<QrSvg url={`${window.location.origin}/sample-author`} label="QR code of a profile" />);
    expect(screen.getByRole('img', { name: 'QR code of a profile' }).querySelector('path')).not.toBeNull();
  });

  test.each(['', 'https://evil.example/', 'javascript:alert(1)'])('rejects %j', (url) => {
    // React logs errors of components.
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

test('a disclosure belongs to its group and reports only its opening', () => {
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
