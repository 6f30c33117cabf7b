import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { hasTooManyMarks } from '@adp/shared-data/markdown';
import { createContext, Fragment, type ReactNode, useContext, useMemo } from 'react';
import styles from './Item.module.css';
import { markNodes } from './markNodes';
import { Parts, useParts, Words } from './Words';

/** The maximum length in characters. Longer bodies are shown as plain text, because parsing them could block the page. */
const MAX_LENGTH = 50_000;
const MAX_DEPTH = 12;
/** Matches long runs of Markdown markers, such as deeply nested lists. Parsing such runs takes quadratic time. */
const nested = /(?:[>*_`[+-] ?){200}/;

/** A body as readers see it, with HTML, pictures and link targets as text. Nothing runs or is downloaded. */
export function BodyText({ markdown, lang, comparedWith }: BodyTextProps) {
  const toParts = useParts();
  const root = useMemo(() => parse(markdown), [markdown]);
  const marks = useMemo(() => {
    const otherRoot =
      toParts && comparedWith !== undefined && comparedWith !== markdown ? parse(comparedWith) : undefined;
    return root && otherRoot && toParts ? markNodes(root, otherRoot, toParts) : undefined;
  }, [root, markdown, comparedWith, toParts]);
  return (
    <div className={styles['body']} lang={lang} dir="auto">
      {root ? (
        <MarksContext value={marks}>{renderAll(root.children)}</MarksContext>
      ) : (
        <p className={styles['typed']}>
          <Words text={markdown} comparedWith={comparedWith} />
        </p>
      )}
    </div>
  );
}

interface BodyTextProps {
  readonly markdown: string;
  readonly lang: string;
  readonly comparedWith?: string | undefined;
}

const MarksContext = createContext<ReturnType<typeof markNodes> | undefined>(undefined);

function NodeText({ node, text }: { readonly node: Nodes; readonly text: string }) {
  const parts = useContext(MarksContext)?.get(node);
  return parts ? <Parts parts={parts} /> : <span>{text}</span>;
}

function parse(markdown: string) {
  const isTooMuch = markdown.length > MAX_LENGTH || hasTooManyMarks(markdown) || nested.test(markdown);
  return isTooMuch ? undefined : fromMarkdown(markdown);
}

function renderAll(nodes: readonly Nodes[], depth = 0): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, depth + 1)}</Fragment>);
}

function renderNode(node: Nodes, depth: number): ReactNode {
  if (depth > MAX_DEPTH) return null;
  switch (node.type) {
    case 'heading':
      // Start below the heading levels of the page itself.
      return <h4>{renderAll(node.children, depth)}</h4>;
    case 'paragraph':
      return <p>{renderAll(node.children, depth)}</p>;
    case 'emphasis':
      return <em>{renderAll(node.children, depth)}</em>;
    case 'strong':
      return <strong>{renderAll(node.children, depth)}</strong>;
    case 'blockquote':
      return <blockquote>{renderAll(node.children, depth)}</blockquote>;
    case 'list':
      return node.ordered ? <ol>{renderAll(node.children, depth)}</ol> : <ul>{renderAll(node.children, depth)}</ul>;
    case 'listItem':
      return <li>{renderAll(node.children, depth)}</li>;
    case 'link':
      return (
        <>
          <u>{renderAll(node.children, depth)}</u>
          <UrlText node={node} />
        </>
      );
    case 'image':
      return (
        <>
          <span>{node.alt}</span>
          <UrlText node={node} />
        </>
      );
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'inlineCode':
      return (
        <code dir="ltr">
          <NodeText node={node} text={node.value} />
        </code>
      );
    case 'code':
      return (
        <pre dir="ltr" tabIndex={0}>
          <NodeText node={node} text={node.value} />
        </pre>
      );
    case 'text':
    case 'html':
      return <NodeText node={node} text={node.value} />;
    case 'definition':
      return (
        <p>
          <span>{node.label}</span>
          <UrlText node={node} />
        </p>
      );
    default:
      return 'children' in node ? renderAll(node.children, depth) : null;
  }
}

/** A URL shown as text, so that reviewers do not open it by accident. */
function UrlText({ node }: { readonly node: Extract<Nodes, { url: string }> }) {
  return (
    <>
      <span> </span>
      <span className={styles['url']} dir="ltr" translate="no">
        <span>{'<'}</span>
        <NodeText node={node} text={node.url} />
        <span>{'>'}</span>
      </span>
    </>
  );
}
