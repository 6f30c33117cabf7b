import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextProvider } from '../../text';
import { NotLoaded } from './NotLoaded';

const show = (onRetry: () => void) =>
  render(
    <TextProvider>
      <NotLoaded onRetry={onRetry} />
    </TextProvider>,
  );
afterEach(() => jest.restoreAllMocks());

test.each([
  [true, 'This page could not be loaded'],
  [false, 'You are offline'],
])("shows a heading and a retry button if the error page's code is missing (online: %s)", async (isOnline, title) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const retry = jest.fn();
  show(retry);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.title).toBe(`${title} · African Digital Policy`);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
