import { useMemo, type ReactNode } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { MarkdownBody } from '../../components/markdown/MarkdownBody';
import { TableOfContents } from '../../components/markdown/TableOfContents';
import { bodyHeadings } from '../../lib/markdown/headings';
import { parseMarkdown } from '../../lib/markdown/parseMarkdown';

interface BodyProps {
  readonly markdown: string;
  readonly lang: string;
}

/** A parsed body with its table of contents; `plain` where a body breaks them: the rest of the page stays. */
export function Body({ plain, ...body }: BodyProps & { plain: ReactNode }) {
  return (
    <ErrorBoundary content={body.markdown} fallback={plain}>
      <ParsedBody {...body} />
    </ErrorBoundary>
  );
}

function ParsedBody({ markdown, lang }: BodyProps) {
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
