import { toBodyTree } from '@adp/shared-data/markdown';
import { axeViolations } from '@adp/shared-ui/testing';
import { screen } from '@testing-library/react';
import { renderWithText } from '../../testing/renderWithText';
import { MarkdownBody } from './MarkdownBody';
import { TableOfContents } from './TableOfContents';

test('the links lead to the headings of the body', async () => {
  const tree = toBodyTree('# One\n\n## Two *and*\n\n### Deep\n\n# ثلاثة\n\n# One\n\ntext', window.location.origin);
  const { container } = await renderWithText(
    <>
      <h1>{'Title'}</h1>
      <TableOfContents tree={tree} lang="en" />
      <MarkdownBody tree={tree} lang="en" />
    </>,
  );
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '').slice(1)]);
  expect(links).toEqual([
    ['One', 's-one'],
    ['Two and', 's-two-and'],
    ['ثلاثة', 's-ثلاثة'],
    ['One', 's-one--2'],
  ]);
  expect(links.map(([, id]) => document.getElementById(id ?? '')?.textContent)).toEqual(links.map(([text]) => text));
  expect(await axeViolations(container)).toEqual([]);
});

test('a short body has no table of contents', async () => {
  const tree = toBodyTree('# One\n\n# Two\n\n# Three', window.location.origin);
  await renderWithText(<TableOfContents tree={tree} lang="en" />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
