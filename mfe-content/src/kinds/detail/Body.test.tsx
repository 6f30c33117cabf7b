import { render } from '@testing-library/react';
import { parseMarkdown } from '../../lib/markdown/parseMarkdown';
import { Body } from './Body';

jest.mock('../../lib/markdown/parseMarkdown');

test('a body that breaks its parser is shown plain, and the next one is parsed', () => {
  const tree = (value: string) => ({ type: 'root' as const, children: [{ type: 'text' as const, value }] });
  jest.mocked(parseMarkdown).mockImplementation((markdown) => {
    if (markdown === 'bad') throw new Error('broken on purpose');
    return tree(`parsed ${markdown}`);
  });
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  const page = (markdown: string) => (
    <main>
      <span>The page </span>
      <Body markdown={markdown} lang="en" plain={<p>plain words</p>} />
    </main>
  );
  const { container, rerender } = render(page('one'));
  expect(container.textContent).toBe('The page parsed one');
  rerender(page('bad'));
  expect(container.textContent).toBe('The page plain words');
  rerender(page('two'));
  expect(container.textContent).toBe('The page parsed two');
});
