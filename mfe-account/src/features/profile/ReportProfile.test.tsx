import { resetSession } from '@adp/shared-auth/testing';
import { axeViolations, installDialog } from '@adp/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadText, TextProvider } from '../../text';
import { reportProfile } from './ReportProfile';

afterEach(() => resetSession());

test.each([
  [200, 'Your report was sent. Thank you.'],
  [429, /^Too many reports came from your network today/],
])("of a visitor's report of a profile the site answers %s: %s", async (status, words) => {
  installDialog();
  resetSession({ status: 'signed-out' });
  const fetch = jest.fn(() => Promise.resolve(new Response('{}', { status })));
  Object.assign(globalThis, { fetch });
  await loadText();
  const ReportProfile = await reportProfile();
  const { container } = render(
    <TextProvider>
      <main>
        <ReportProfile username="amina" name="Amina Diallo" />
      </main>
    </TextProvider>,
  );
  const user = userEvent.setup();
  expect(await axeViolations(container)).toEqual([]);
  await user.selectOptions(screen.getByLabelText('What is wrong with it'), 'Something else');
  await user.click(screen.getByRole('button', { name: 'Send the report' }));
  expect(await screen.findByText(words)).toBeTruthy();
  const body = JSON.stringify({ item: 'amina', text: '', collection: 'profiles', reason: 'other' });
  expect(fetch).toHaveBeenCalledWith('/api/actions/report', expect.objectContaining({ body }));
});
