import { useMemo } from 'react';
import { MarkdownBody } from '../../components/markdown/MarkdownBody';
import { TableOfContents } from '../../components/markdown/TableOfContents';
import { bodyHeadings } from '../../lib/markdown/headings';
import { parseMarkdown } from '../../lib/markdown/parseMarkdown';

/** A parsed body with its table of contents. */
export function Body({ markdown, lang }: { markdown: string; lang: string }) {
  const { root, headings } = useMemo(() => {
    const parsed = parseMarkdown(markdown);
    return { root: parsed, headings: bodyHeadings(parsed) };
  }, [markdown]);
  return (
    <>
      <TableOfContents headings={headings} lang={lang} />
      <MarkdownBody root={root} lang={lang} />
    </>
  );
}
