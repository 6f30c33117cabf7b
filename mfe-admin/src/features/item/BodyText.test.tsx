import { render } from '@testing-library/react';
import { BodyText } from './BodyText';

test.each([
  ['emphasis', '*_**__'],
  ['emphasis that closes', 'a**'],
  ['headings by underlines', 'a\n-\n'],
  ['lists in lists', '- '],
  ['quotations', '> a\n\n'],
])('a body full of %s does not stall the page of a reviewer', (_, part) => {
  const before = process.cpuUsage();
  const { container } = render(<BodyText markdown={part.repeat(50_000 / part.length)} lang="en" />);
  const { user } = process.cpuUsage(before);
  expect(container.querySelectorAll('p')).toHaveLength(1);
  expect(user / 1_000).toBeLessThan(1_500);
});
