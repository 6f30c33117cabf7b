import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { loadText, TextProvider } from '../text';
import { addAllTexts } from './addAllTexts';

export async function renderWithText(children: ReactNode) {
  await loadText();
  await addAllTexts();
  const view = render(
    <MemoryRouter>
      <TextProvider>
        <main>{children}</main>
      </TextProvider>
    </MemoryRouter>,
  );
  return { ...view, user: userEvent.setup() };
}
