import { screen, within } from '@testing-library/react';
import texts from '../messages/detail-en.json';
import { renderWithText } from '../testing/renderWithText';
import { addTexts } from '../text';
import { ImageOnRequest } from './ImageOnRequest';

const cover = { src: '/covers/grid.svg', alt: 'A grid', width: 960, height: 480 };

beforeEach(() => addTexts(texts));

test('without data saver, the picture is shown', async () => {
  await renderWithText(<ImageOnRequest {...cover} bytes={34_000} />);
  const [picture] = screen.getAllByRole('img', { name: 'A grid' });
  expect([picture?.getAttribute('loading'), picture?.className]).toEqual(['lazy', 'unasked']);
});

test('with data saver, the picture is hidden and its size is shown', async () => {
  await renderWithText(<ImageOnRequest {...cover} bytes={34_000} />);
  const closed = screen.getByRole('group');
  expect([closed.className, closed.hasAttribute('open')]).toEqual(['request', false]);
  expect(closed.querySelector('summary')?.textContent).toBe('Show picture (34 kB)A grid');
  expect(within(closed).getByRole('img', { hidden: true }).getAttribute('loading')).toBe('lazy');
});

test('with data saver, an unknown size is reported', async () => {
  await renderWithText(<ImageOnRequest {...cover} />);
  expect(screen.getByText('Show picture (size unknown)')).toBeTruthy();
});

test('a picture of two sizes offers both to the browser, and with data saver only the small one', async () => {
  const small = { src: '/covers/small.webp', width: 480, bytes: 15_360, sizes: '100vw' };
  await renderWithText(<ImageOnRequest {...cover} bytes={34_000} small={small} />);
  const [picture] = screen.getAllByRole<HTMLImageElement>('img', { name: 'A grid' });
  expect([picture?.getAttribute('src'), picture?.srcset, picture?.sizes]).toEqual([
    '/covers/grid.svg',
    '/covers/small.webp 480w, /covers/grid.svg 960w',
    '100vw',
  ]);
  const closed = screen.getByRole('group');
  expect(closed.querySelector('summary')?.textContent).toBe('Show picture (15 kB)A grid');
  const onRequest = within(closed).getByRole('img', { hidden: true });
  expect([onRequest.getAttribute('src'), onRequest.getAttribute('srcset')]).toEqual(['/covers/small.webp', null]);
});
