import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition } from 'react';
import { Button, Later, Notice, PageTitle, Skeleton, WovenBand } from '../index';

describe('Notice', () => {
  test('shows a heading, text, actions and the detail', () => {
    render(
      <Notice title="Coming soon" actions={<Button>Try again</Button>} detail="status 503">
        <p>Come back later.</p>
      </Notice>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Coming soon');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
      'Come back later.',
      'status 503',
    ]);
  });

  test('renders no empty elements without actions and detail', () => {
    const { container } = render(
      <Notice title="Coming soon">
        <p>Come back later.</p>
      </Notice>,
    );
    const [notice] = container.children;
    expect(notice?.children).toHaveLength(2);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test.each([
  ['APET', 'African Digital Policy', 'APET · African Digital Policy'],
  ['Page Not Found', 'A site', 'Page Not Found · A site'],
])('the document title has the page name %s before the site name', (page, site, title) => {
  render(<PageTitle page={page} site={site} />);
  expect(document.title).toBe(title);
});

describe('Button', () => {
  test('does not submit a form by default', async () => {
    const submitted = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const clicked = jest.fn();
    render(
      <form onSubmit={submitted}>
        <Button onClick={clicked}>Later</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(submitted).not.toHaveBeenCalled();
  });

  test('can submit a form and can be disabled', async () => {
    const clicked = jest.fn();
    render(
      <>
        <Button type="submit">Send</Button>
        <Button secondary disabled onClick={clicked}>
          Later
        </Button>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('type')).toBe('submit');
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(clicked).not.toHaveBeenCalled();
  });
});

test.each([
  ['the skeleton of a loading page', <Skeleton key="it" />],
  ['the woven band', <WovenBand key="it" />],
])('%s is hidden from assistive technology', (_, decoration) => {
  render(<main>{decoration}</main>);
  const main = within(screen.getByRole('main'));
  expect(main.queryAllByRole('generic', { hidden: false })).toEqual([]);
  expect(screen.getByRole('main').textContent).toBe('');
});

test('a value is shown immediately, and a promise keeps the earlier value on screen until it resolves', async () => {
  let resolve: (value: string) => void = () => undefined;
  const pending = new Promise<string>((settle) => {
    resolve = settle;
  });
  const page = (value: string | Promise<string>, key: string) => (
    <Later key={key} value={value} fallback={<p>Loading</p>}>
      {(words) => <p>{words}</p>}
    </Later>
  );
  const { rerender } = render(page('One', 'a'));
  expect(screen.getByText('One')).toBeTruthy();
  const show = (update: () => void) => act(() => Promise.resolve(update()));
  await show(() => startTransition(() => rerender(page(pending, 'a'))));
  expect(screen.getByText('One')).toBeTruthy();
  await show(() => rerender(page(pending, 'b')));
  expect(screen.getByText('Loading')).toBeTruthy();
  await show(() => resolve('Two'));
  expect(screen.getByText('Two')).toBeTruthy();
});
