import { screen } from '@testing-library/react';
import { kinds } from '../../lib/kinds';
import { openSample } from '../../testing/openSample';

test.each(kinds)('the page of a %s without a picture shows a pattern that screen readers skip', async (kind) => {
  const { container } = await openSample(kind);
  await screen.findByRole('complementary', { name: 'At a glance' });
  const pattern = container.querySelector('svg[viewBox="0 0 96 16"]');
  expect(pattern?.getAttribute('aria-hidden')).toBe('true');
});
