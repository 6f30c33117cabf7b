import type { Heading, Nodes, Paragraph, Table } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import { getDirection } from '../../lib/markdown/direction';
import { toPlainText, type BodyHeading } from '../../lib/markdown/headings';
import { safeImage } from '../../lib/markdown/safeAddress';
import { ImageOnRequest } from '../ImageOnRequest';
import styles from './MarkdownBody.module.css';
import { renderLink } from './renderLink';
import { renderText, withoutOverrides, type Footnotes } from './renderText';

/** The context of a body's nodes. */
export interface BodyContext {
  readonly headings: ReadonlyMap<Heading, BodyHeading>;
  /** Link definitions of the body, by name. */
  readonly addresses: ReadonlyMap<string, string>;
  readonly footnotes: Footnotes;
  /** Whether the nodes are the words of a link, which holds no other link. */
  readonly inLink?: boolean;
}

/** The nodes as elements, keyed by their index. */
export function renderNodes(nodes: readonly Nodes[], context: BodyContext): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, context)}</Fragment>);
}

/** One node as an element; null for what a body may not contain, HTML above all. */
function renderNode(node: Nodes, context: BodyContext): ReactNode {
  switch (node.type) {
    case 'text':
      return renderText(node.value, context.footnotes, context.inLink === true);
    case 'paragraph':
      return renderParagraph(node, context);
    case 'heading':
      return renderHeading(node, context);
    case 'emphasis':
      return <em>{renderNodes(node.children, context)}</em>;
    case 'strong':
      return <strong>{renderNodes(node.children, context)}</strong>;
    case 'inlineCode':
      return <code dir="ltr">{withoutOverrides(node.value)}</code>;
    case 'code':
      return (
        <pre tabIndex={0} dir="ltr">
          <code>{withoutOverrides(node.value)}</code>
        </pre>
      );
    case 'link':
      return renderLink(node.url, renderNodes(node.children, { ...context, inLink: true }));
    case 'linkReference':
      return renderLink(
        context.addresses.get(node.identifier),
        renderNodes(node.children, { ...context, inLink: true }),
      );
    case 'image':
      return renderImage(node.url, node.alt);
    case 'imageReference':
      return renderImage(context.addresses.get(node.identifier), node.alt);
    case 'list':
      return node.ordered ? (
        <ol start={node.start ?? 1} dir={getDirection(toPlainText(node))}>
          {renderNodes(node.children, context)}
        </ol>
      ) : (
        <ul dir={getDirection(toPlainText(node))}>{renderNodes(node.children, context)}</ul>
      );
    case 'listItem':
      // The direction of its list, on whose side its mark is.
      return <li>{renderNodes(node.children, context)}</li>;
    case 'blockquote':
      return <blockquote dir={getDirection(toPlainText(node))}>{renderNodes(node.children, context)}</blockquote>;
    case 'table':
      return renderTable(node, context);
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    default:
      return null;
  }
}

/** A picture that waits to be opened is a block, which a server's HTML cannot have in a `p`. */
function renderParagraph(node: Paragraph, context: BodyContext): ReactNode {
  const Tag = holdsImage(node) ? 'div' : 'p';
  return <Tag dir="auto">{renderNodes(node.children, context)}</Tag>;
}

function holdsImage(node: Nodes): boolean {
  return /^image/.test(node.type) || ('children' in node && node.children.some(holdsImage));
}

function renderHeading(node: Heading, context: BodyContext): ReactNode {
  const heading = context.headings.get(node);
  if (!heading) return null;
  const Tag = `h${heading.level}` as const;
  return (
    <Tag id={heading.id} dir="auto">
      {renderNodes(node.children, context)}
    </Tag>
  );
}

function renderImage(address: string | undefined, alt: string | null | undefined): ReactNode {
  const image = address === undefined ? undefined : safeImage(address);
  // An image on another host becomes a link to it.
  if (!image)
    return address === undefined ? withoutOverrides(alt ?? '') : renderLink(address, withoutOverrides(alt || address));
  return (
    <ImageOnRequest
      className={styles['image']}
      src={image.src}
      alt={withoutOverrides(alt ?? '')}
      width={image.width}
      height={image.height}
    />
  );
}

function renderTable({ children, align }: Table, context: BodyContext): ReactNode {
  const [head, ...rows] = children;
  const cells = (row: Table['children'][number], Cell: 'th' | 'td') =>
    row.children.map((cell, index) => (
      <Cell key={index} {...(Cell === 'th' ? { scope: 'col' } : {})} data-align={align?.[index] ?? undefined}>
        {renderNodes(cell.children, context)}
      </Cell>
    ));
  return (
    <div className={styles['scroller']} tabIndex={0}>
      <table dir="auto">
        {head ? (
          <thead>
            <tr>{cells(head, 'th')}</tr>
          </thead>
        ) : null}
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
