import { render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { lazyPart } from './lazyPart';

const show = (Part: ComponentType<object>) =>
  render(
    <Suspense fallback="Coming">
      <Part />
    </Suspense>,
  );
const fail = () => Promise.reject(new Error('no network'));

test('shows the fallback, or nothing, if the code fails to load', async () => {
  show(lazyPart<object>(fail, () => <p>Not loaded</p>));
  expect(await screen.findByText('Not loaded')).toBeTruthy();
  const { container } = show(lazyPart<object>(fail));
  await waitFor(() => expect(container.textContent).toBe(''));
});

test('shows a lazy component with its texts', async () => {
  const { container } = show(lazyPart<object>(() => Promise.resolve([() => <p>Here</p>, {}])));
  expect(container.textContent).toBe('Coming');
  expect(await screen.findByText('Here')).toBeTruthy();
});
