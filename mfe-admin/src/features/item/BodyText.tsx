import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment, type ReactNode, useMemo } from 'react';
import styles from './Item.module.css';

/** Beyond this, a body is shown as it was typed: its marks could stall the page. */
const longest = 50_000;
const deepest = 12;

/**
 * A body as readers see it, made of elements. HTML in it is text, pictures are their addresses, and after each link is where it
 * leads: nothing of it is run or downloaded.
 */
export function BodyText({ markdown, lang }: { readonly markdown: string; readonly lang: string }) {
  const root = useMemo(() => parse(markdown), [markdown]);
  return (
    <div className={styles['body']} lang={lang} dir="auto">
      {root ? renderAll(root.children) : <p className={styles['typed']}>{markdown}</p>}
    </div>
  );
}

function parse(markdown: string) {
  return markdown.length > longest || /[>*_`[]{200}/.test(markdown) ? undefined : fromMarkdown(markdown);
}

function renderAll(nodes: readonly Nodes[], depth = 0): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, depth + 1)}</Fragment>);
}

function renderNode(node: Nodes, depth: number): ReactNode {
  if (depth > deepest) return null;
  switch (node.type) {
    case 'heading':
      // Under the headings of the page itself.
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
          <u>{renderAll(node.children, depth)}</u> <Address url={node.url} />
        </>
      );
    case 'image':
      return (
        <>
          {node.alt} <Address url={node.url} />
        </>
      );
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'inlineCode':
      return <code dir="ltr">{node.value}</code>;
    case 'code':
      return (
        <pre dir="ltr" tabIndex={0}>
          {node.value}
        </pre>
      );
    case 'text':
    case 'html':
      return node.value;
    case 'definition':
      return (
        <p>
          {node.label} <Address url={node.url} />
        </p>
      );
    default:
      return 'children' in node ? renderAll(node.children, depth) : null;
  }
}

/** An address to read, and not to press by accident. */
function Address({ url }: { readonly url: string }) {
  return (
    <span className={styles['address']} dir="ltr" translate="no">
      {`<${url}>`}
    </span>
  );
}
