import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import memberTexts from '../../messages/member-en.json';
import { addTexts, loadText, TextProvider } from '../../text';
import { PictureField } from './PictureField';

jest.mock('./PictureCropper', () => {
  throw new Error('Loading chunk picture-cutter failed');
});
jest.mock('@adp/shared-ui/picture', () => ({
  ...jest.requireActual('@adp/shared-ui/picture'),
  openPicture: () => Promise.resolve('blob:picture'),
}));

test('a cropper that fails to load causes an error that does not blame the picture', async () => {
  await loadText();
  await addTexts(memberTexts);
  render(
    <TextProvider>
      <PictureField mayUpload name="Amina" value={null} onChange={() => undefined} />
    </TextProvider>,
  );
  await userEvent.upload(
    screen.getByLabelText('Picture', { selector: 'input' }),
    new File(['x'], 'me.png', { type: 'image/png' }),
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /could not be loaded. Check your connection and choose the picture again/,
  );
});
