import { saveData } from '@adp/shared-ui';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../messages/detail-en.json';
import { renderWithText } from '../testing/renderWithText';
import { addTexts } from '../text';
import { ImageOnRequest } from './ImageOnRequest';

const cover = { src: '/covers/grid.svg', alt: 'A grid', width: 960, height: 480, ratio: 2 };

beforeEach(() => addTexts(texts));
afterEach(() => act(() => void saveData(false)));

test('is a picture like any other', async () => {
  await renderWithText(<ImageOnRequest {...cover} bytes={34_000} />);
  expect(screen.getByRole('img', { name: 'A grid' }).getAttribute('loading')).toBe('lazy');
  expect(screen.queryByRole('button')).toBeNull();
});

test('for who saves data it is a button with its size, and then the picture with the focus', async () => {
  saveData(true);
  await renderWithText(<ImageOnRequest {...cover} bytes={34_000} />);
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the picture (34 kB) A grid' }));
  expect(document.activeElement).toBe(screen.getByRole('img', { name: 'A grid' }));
});

test('a picture of unknown size says none', async () => {
  saveData(true);
  await renderWithText(<ImageOnRequest {...cover} />);
  expect(screen.getByRole('button', { name: 'Show the picture A grid' })).toBeTruthy();
});
