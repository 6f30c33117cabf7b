import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import developerTexts from '../../messages/developer-en.json';
import { addTexts, TextProvider } from '../../text';
import { OverrideBanner } from './OverrideBanner';
import { createOverride, readSaved, save } from './savedOverride';

const override = createOverride('mfe_tiny', 'http://127.0.0.1:5300', '/tiny');
const shown = jest.fn();
const onReset = jest.fn();

beforeAll(() => addTexts(developerTexts));
beforeEach(() => {
  shown.mockReset();
  onReset.mockReset();
  // Mock popovers, which jsdom does not support.
  HTMLElement.prototype.showPopover = shown;
  HTMLElement.prototype.hidePopover = () => undefined;
});
afterEach(() => localStorage.clear());

const show = (state: Parameters<typeof OverrideBanner>[0]['state']) =>
  render(
    <TextProvider>
      <OverrideBanner override={override} state={state} onReset={onReset} />
    </TextProvider>,
  );

test.each([
  [{ status: 'loading' }, 'Loading mfe_tiny from http://127.0.0.1:5300.'],
  [
    { status: 'loaded', build: 'b-1111111111', time: 120 },
    /^Running mfe_tiny b-1111111111 from http:\/\/127\.0\.0\.1:5300, loaded in 120 ms\. Expires at \d\d:\d\d\.$/,
  ],
  [
    { status: 'failed', reason: 'no answer' },
    'mfe_tiny from http://127.0.0.1:5300 failed, so the live build is used: no answer',
  ],
  [{ status: 'ended' }, 'The build of mfe_tiny from http://127.0.0.1:5300 has expired, so the live build is used.'],
] as const)('shows the state of the build: %j', (state, sentence) => {
  show(state);
  expect(screen.getByRole('status').textContent).toMatch(sentence);
});

test('the override banner stays above a dialog that opens', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  show({ status: 'loading' });
  expect(shown).toHaveBeenCalledTimes(1);
  await act(async () => dialog.setAttribute('open', ''));
  expect(shown).toHaveBeenCalledTimes(2);
  dialog.remove();
});

test('a button returns to the live site', async () => {
  save({ override });
  show({ status: 'loading' });
  await userEvent.click(screen.getByRole('button', { name: 'Return to the live site' }));
  expect(onReset).toHaveBeenCalledTimes(1);
  expect(readSaved({ wide: [], previews: {} })).toEqual({});
});
