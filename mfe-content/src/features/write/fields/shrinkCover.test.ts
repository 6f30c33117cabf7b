import { shrinkCover } from './shrinkCover';

jest.mock('@adp/shared-ui/picture', () => {
  throw new Error('The code did not come.');
});

test('code that does not load has its own error', async () => {
  expect(await shrinkCover(new File(['…'], 'photo.png'))).toBe('notLoaded');
});
