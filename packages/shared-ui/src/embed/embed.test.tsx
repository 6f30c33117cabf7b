import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../testing';
import { EmbedPanel } from './EmbedPanel';
import { type Embedded, EmbedToggle } from './EmbedToggle';
import { toEmbedCode } from './toEmbedCode';

const embedded: Embedded = { path: '/fr/embed/events?theme=health&country=KE', title: 'Events', height: 600 };
const texts = {
  label: 'HTML code',
  hint: 'Paste it.',
  copy: 'Copy the code',
  copied: 'Copied',
  notCopied: 'Not copied',
  open: 'Open the embed',
};
const Panel = (props: Embedded) => <EmbedPanel {...props} word={(word) => texts[word]} />;

function show(load: () => Promise<typeof Panel>) {
  return render(
    <EmbedToggle
      {...embedded}
      className="link"
      label="Embed this list"
      load={load}
      renderError={(retry) => (
        <button type="button" onClick={retry}>
          {'Try again'}
        </button>
      )}
    />,
  );
}

test('the link leads to the embed, and opens the code that shows it on another website', async () => {
  const user = userEvent.setup();
  const { container } = show(() => Promise.resolve(Panel));
  const link = screen.getByRole('link', { name: 'Embed this list', expanded: false });
  expect(link.getAttribute('href')).toBe(embedded.path);
  await user.click(link);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'HTML code' });
  expect([field.readOnly, field.value]).toEqual([true, toEmbedCode(embedded, window.location.origin)]);
  await user.click(screen.getByRole('button', { name: 'Copy the code' }));
  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(field.value);
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Embed this list', expanded: true }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a panel that fails to load can be loaded again', async () => {
  const user = userEvent.setup();
  const load = jest.fn<Promise<typeof Panel>, []>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue(Panel);
  show(load);
  await user.click(screen.getByRole('link', { name: 'Embed this list' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox')).toBeTruthy();
});

test('a title and a query cannot end their attribute', () => {
  const code = toEmbedCode({ path: '/embed/events?a=1&b="', title: '"><script>', height: 600 }, 'https://site.example');
  const frame = document.createElement('div');
  frame.innerHTML = code;
  expect(frame.children).toHaveLength(1);
  expect(frame.querySelector('iframe')?.getAttribute('src')).toBe('https://site.example/embed/events?a=1&b="');
  expect(frame.querySelector('iframe')?.title).toBe('"><script>');
});
