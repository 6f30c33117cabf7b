import { resetSession } from '@adp/shared-auth/testing';
import { readPageConfig } from '@adp/shared-data/testing';
import { axeViolations, installDialog } from '@adp/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadText, TextProvider } from '../../text';
import { memberSession, storedProfile } from '../../testing/members';
import { reportProfile } from './ReportProfile';

jest.mock('@adp/shared-auth', () => ({
  ...jest.requireActual<object>('@adp/shared-auth'),
  getToken: () => Promise.resolve('token'),
  renewToken: () => Promise.resolve(false),
}));

afterEach(() => resetSession());

async function open() {
  installDialog();
  await loadText();
  const ReportProfile = await reportProfile();
  return render(
    <TextProvider>
      <main>
        <ReportProfile profile={{ ...storedProfile(), id: 'amina' }} />
      </main>
    </TextProvider>,
  );
}

test.each([
  [200, 'Your report was sent. Thank you.'],
  [429, /^Too many reports were sent from your network today/],
])('a visitor whose report gets the status %s sees: %s', async (status, words) => {
  resetSession({ status: 'signed-out' });
  const fetch = jest.fn(() => Promise.resolve(new Response('{}', { status })));
  Object.assign(globalThis, { fetch });
  const { container } = await open();
  const user = userEvent.setup();
  expect(await axeViolations(container)).toEqual([]);
  await user.selectOptions(screen.getByLabelText('What is the problem?'), 'Something else');
  await user.click(screen.getByRole('button', { name: 'Send the report' }));
  expect(await screen.findByText(words)).toBeTruthy();
  const body = JSON.stringify({ item: 'amina', text: '', collection: 'profiles', reason: 'other' });
  expect(fetch).toHaveBeenCalledWith('/api/actions/report', expect.objectContaining({ body }));
});

test.each([
  ['has not confirmed the email address', false, /^Verify your email address first/],
  ['has confirmed the email address', true, /^This has been changed or removed in the meantime/],
])('a member who %s is told why the report is rejected', async (_, emailVerified, words) => {
  await readPageConfig();
  resetSession(memberSession('zuri', { emailVerified }));
  // No report and no counter exist yet, and the security rules reject the commit.
  const fetch = jest.fn((url: string) =>
    Promise.resolve(new Response('[{}]', { status: url.includes(':commit') ? 403 : 200 })),
  );
  Object.assign(globalThis, { fetch });
  await open();
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('What is the problem?'), 'Something else');
  await user.click(screen.getByRole('button', { name: 'Send the report' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
});
