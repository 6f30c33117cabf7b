import { screen } from '@testing-library/react';
import { renderWithText } from '../../testing/renderWithText';
import { LanguageNote } from './LanguageNote';

const translation = {
  ...({ lang: 'en', how: 'human', translatorName: 'محمد', translatorUsername: 'mohamed' } as const),
  originalTitle: 'عنوان',
  updatedAt: new Date(0),
};

test('a translator’s name in the opposite direction does not change the surrounding text', async () => {
  await renderWithText(<LanguageNote item={{ lang: 'ar', translation }} />);
  expect(screen.getByText(/محمد/).textContent).toContain('\u2068محمد\u2069');
});

test('a translation of an earlier version of the text shows a note', async () => {
  await renderWithText(<LanguageNote item={{ lang: 'ar', translation: { ...translation, isOlder: true } }} />);
  expect(screen.getByText('The original has changed since this translation.')).toBeTruthy();
});

test('a translation names the parts that are not translated', async () => {
  await renderWithText(<LanguageNote item={{ lang: 'ar', translation }} />);
  expect(
    screen.getByText('Only the title, the summary and the text are translated. Everything else is in Arabic.'),
  ).toBeTruthy();
});
