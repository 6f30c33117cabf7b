import { shrinkCover } from './shrinkCover';

jest.mock('@adp/shared-ui/picture', () => {
  throw new Error('The code did not come.');
});

test('a failed load of the code has a separate error', async () => {
  expect(await shrinkCover(new File(['…'], 'photo.png'))).toBe('notLoaded');
});
