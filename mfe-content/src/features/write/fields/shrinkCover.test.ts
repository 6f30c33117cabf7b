import { shrinkCover } from './shrinkCover';

jest.mock('@adp/shared-ui/picture', () => {
  throw new Error('The code did not come.');
});

test('failing to load the code has a separate error code', async () => {
  expect(await shrinkCover(new File(['…'], 'photo.png'))).toBe('notLoaded');
});
