import { act, screen } from '@testing-library/react';
import { renderFields } from './testing/renderFields';

const shrinkPicture = jest.fn<Promise<unknown>, [File, object]>();
class PictureError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}
jest.mock('@adp/shared-ui/picture', () => ({
  shrinkPicture: (file: File, sizes: object) => shrinkPicture(file, sizes),
  get PictureError() {
    return PictureError;
  },
}));

const photo = new File(['…'], 'photo.png', { type: 'image/png' });
const large = { dataUrl: 'data:image/webp;base64,AA==', width: 1600, height: 900, bytes: 142_000 };
const small = { dataUrl: 'data:image/webp;base64,AQ==', width: 480, height: 270, bytes: 14_000 };
const cover = { ...large, smallDataUrl: small.dataUrl };
const fileInput = (container: Element) => {
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No field for a file.');
  return input;
};

test('a picture is resized on the device to two sizes, stored in the form and shown with the size of the large one', async () => {
  let finish: (sizes: object) => void = () => undefined;
  shrinkPicture.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const { container, user, values } = await renderFields('article', ['cover', 'coverAlt']);
  const group = screen.getByRole('group', { name: 'Cover picture (optional)' });
  expect(screen.queryByLabelText('Description of the picture')).toBeNull();
  await user.upload(fileInput(container), photo);
  expect((await screen.findByText('Resizing the picture')).getAttribute('role')).toBe('status');
  expect(group.getAttribute('aria-busy')).toBe('true');
  expect(shrinkPicture).toHaveBeenCalledWith(photo, {
    large: { maxSide: 1600, maxBytes: 204_800 },
    small: { maxSide: 480, maxBytes: 15_360 },
  });
  await act(async () => finish({ large, small }));
  expect(group.getAttribute('aria-busy')).toBe('false');
  expect(values()['cover']).toEqual(cover);
  expect(screen.getByText('1,600 × 900 pixels, 142 kB')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change picture' }).id).toBe('f-cover');
  expect(screen.getByLabelText('Description of the picture')).toBeTruthy();
});

test('removing the picture needs no confirmation and keeps the description', async () => {
  const { user, values } = await renderFields('article', ['cover', 'coverAlt'], {
    values: { cover: { url: 'https://example.org/a.webp', width: 800, height: 600, bytes: 9_000 }, coverAlt: 'A port' },
  });
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(values()).toMatchObject({ cover: null, coverAlt: 'A port' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a picture' }));
});

test.each([
  ['unreadable', 'This file cannot be read as a picture. Choose a JPEG, PNG or WebP file.'],
  ['tooBig', 'This file is too large to open here. Choose a smaller file.'],
  ['noPacking', 'The picture could not be made small enough on this device. Choose another one.'],
])('the error %s shows beside the field, and the previous picture stays', async (code, words) => {
  shrinkPicture.mockRejectedValue(new PictureError(code));
  const { container, user, values } = await renderFields('article', ['cover'], { values: { cover } });
  await user.upload(fileInput(container), photo);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(words);
  expect(values()['cover']).toEqual(cover);
  // Choosing a readable picture clears the error.
  shrinkPicture.mockResolvedValue({ large: { ...large, bytes: 10_000 }, small });
  await user.upload(fileInput(container), photo);
  expect(await screen.findByText('1,600 × 900 pixels, 10 kB')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('if two pictures are chosen in quick succession, the second is used', async () => {
  let finishFirst: (sizes: object) => void = () => undefined;
  shrinkPicture.mockReturnValueOnce(new Promise((resolve) => (finishFirst = resolve)));
  shrinkPicture.mockResolvedValueOnce({ large: { ...large, bytes: 10_000 }, small });
  const { container, user, values } = await renderFields('article', ['cover']);
  await user.upload(fileInput(container), photo);
  await user.upload(fileInput(container), photo);
  expect(await screen.findByText('1,600 × 900 pixels, 10 kB')).toBeTruthy();
  await act(async () => finishFirst({ large, small }));
  expect(values()['cover']).toMatchObject({ bytes: 10_000 });
});
