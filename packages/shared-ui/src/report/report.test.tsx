import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../testing/axeViolations';
import { installDialog } from '../testing/installDialog';
import { ReportPanel } from './ReportPanel';

beforeEach(() => installDialog());

function open(answer?: string) {
  const onSend = jest.fn(() => Promise.resolve(answer));
  const word = (name: string) => `(${name})`;
  const view = render(
    <main>
      <ReportPanel
        title="Report “A title”"
        isMine={false}
        reasons={['spam', 'other']}
        maxLength={1000}
        word={word}
        onSend={onSend}
      />
    </main>,
  );
  return { ...view, onSend, user: userEvent.setup() };
}
const send = () => screen.getByRole('button', { name: '(send)' });

test('a report needs a reason, and a status message confirms that it was sent', async () => {
  const { user, onSend, container } = open();
  expect(document.activeElement).toBe(screen.getByLabelText('(reason)'));
  expect(await axeViolations(container)).toEqual([]);
  await user.click(send());
  expect(screen.getByText('(reason.missing)')).toBeTruthy();
  expect(onSend).not.toHaveBeenCalled();
  await user.selectOptions(screen.getByLabelText('(reason)'), '(reason.spam)');
  await user.type(screen.getByLabelText('(text)'), ' It sells shoes. ');
  await user.click(send());
  expect((await screen.findByText('(done)')).getAttribute('role')).toBe('status');
  expect(onSend).toHaveBeenCalledWith({ reason: 'spam', text: 'It sells shoes.' });
  await user.click(screen.getByRole('button', { name: '(close)' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a failed report shows the error and preserves the input', async () => {
  const { user } = open('You are offline.');
  await user.selectOptions(screen.getByLabelText('(reason)'), '(reason.other)');
  await user.type(screen.getByLabelText('(text)'), 'Words');
  await user.click(send());
  expect((await screen.findByRole('alert')).textContent).toBe('You are offline.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('(text)').value).toBe('Words');
});

test('the report dialog can be closed and opened again', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: '(cancel)' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: '(open)' }));
  expect(screen.getByRole('dialog', { name: 'Report “A title”' })).toBeTruthy();
});

test("the reader's own content cannot be reported", () => {
  render(
    <ReportPanel
      title="x"
      isMine
      reasons={[]}
      maxLength={1}
      word={(name) => name}
      onSend={() => Promise.resolve('')}
    />,
  );
  expect(screen.getByText('own')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
