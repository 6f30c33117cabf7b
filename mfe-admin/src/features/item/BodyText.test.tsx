import { render } from '@testing-library/react';
import { BodyText } from './BodyText';

test.each([
  ['emphasis', '*_**__'],
  ['closed emphasis marks', 'a**'],
  ['underlined headings', 'a\n-\n'],
  ['nested lists', '- '],
  ['quotations', '> a\n\n'],
])('a body with many %s does not block the page', (_, part) => {
  const before = process.cpuUsage();
  const { container } = render(<BodyText markdown={part.repeat(50_000 / part.length)} lang="en" />);
  const { user } = process.cpuUsage(before);
  expect(container.querySelectorAll('p')).toHaveLength(1);
  expect(user / 1_000).toBeLessThan(1_500);
});
