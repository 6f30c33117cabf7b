import type { BodyElement, BodyTree } from '@adp/shared-data/body';
import { plainPath } from '@adp/shared-ui';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { safeImage } from '../../lib/markdown/safeImage';
import { ImageOnRequest } from '../ImageOnRequest';
import styles from './MarkdownBody.module.css';

/** Renders only allowed content, because the data is not trusted. Pass `inLink` inside a link. */
export function renderNodes(nodes: BodyTree = [], inLink = false): ReactNode {
  return nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? toSafeText(node) : renderElement(node, inLink)}</Fragment>
  ));
}

function renderElement(element: BodyElement, inLink: boolean): ReactNode {
  const inner = () => renderNodes(element.nodes, inLink);
  const { tag: Tag } = element;
  switch (Tag) {
    case 'em':
    case 'strong':
    case 'sup':
    case 'thead':
    case 'tbody':
    case 'tr':
      return <Tag>{inner()}</Tag>;
    case 'p':
    case 'div':
      return <Tag dir="auto">{inner()}</Tag>;
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return (
        <Tag id={toSafeId(element.id)} dir="auto">
          {inner()}
        </Tag>
      );
    case 'code':
      return <code dir="ltr">{inner()}</code>;
    case 'pre':
      return (
        <pre tabIndex={0} dir="ltr">
          <code>{inner()}</code>
        </pre>
      );
    case 'a':
      return renderLink(element, inLink);
    case 'img':
      return renderImage(element, inLink);
    case 'ol':
      return (
        <ol start={element.start} dir={element.dir}>
          {inner()}
        </ol>
      );
    case 'ul':
    case 'blockquote':
      return <Tag dir={element.dir}>{inner()}</Tag>;
    case 'li':
      return <li id={toSafeId(element.id)}>{inner()}</li>;
    case 'table':
      return (
        <div className={styles['scroller']} tabIndex={0}>
          <table dir="auto">{inner()}</table>
        </div>
      );
    case 'th':
    case 'td':
      return (
        <Tag scope={Tag === 'th' ? 'col' : undefined} data-align={element.align}>
          {inner()}
        </Tag>
      );
    case 'section':
      return (
        <section className={styles['notes']} role="doc-endnotes">
          {inner()}
        </section>
      );
    case 'br':
    case 'hr':
      return <Tag />;
    default:
      return null;
  }
}

/** Renders a link within the page, to a page of the site, or to another site. The rules for members' links apply to other sites. */
function renderLink({ href, id, nodes }: Omit<BodyElement, 'tag'>, inLink: boolean): ReactNode {
  const words = renderNodes(nodes, true);
  if (href === undefined || inLink) return words;
  if (/^#s-/.test(href))
    return (
      <a id={toSafeId(id)} href={href} role={toNoteRole(href)}>
        {words}
      </a>
    );
  // A path of this site. `//host` and `/\host` would lead to other sites. The link keeps the reader's language.
  if (/^\/(?![/\\])/.test(href)) return <Link to={withoutLanguage(href)}>{words}</Link>;
  if (!isSafeUrl(href)) return words;
  return (
    <a href={href} rel="ugc nofollow noopener">
      {words}
    </a>
  );
}

/** Renders a link for a picture on another host, which the content security policy blocks to protect readers' privacy. */
function renderImage({ src = '', alt = '' }: BodyElement, inLink: boolean): ReactNode {
  const image = safeImage(src);
  if (!image) return renderLink({ href: src, nodes: [alt || src] }, inLink);
  return <ImageOnRequest className={styles['image']} alt={toSafeText(alt)} {...image} />;
}

/** Removes NUL, which HTML cannot contain, and the control characters for bidirectional text, which can disguise a text. */
function toSafeText(text: string): string {
  return text.replaceAll(/[\0\u202a-\u202e\u2066-\u2069]/g, '');
}

/** Returns true for web URLs without credentials, and for email links without parameters. */
const isSafeUrl = (url: string) => /^https?:\/\/[^\s/?#@\\]+([/?#]|$)|^mailto:[^?]+$/.test(url);

/** Returns an id if it has the prefix `s-`, so that it cannot collide with another element or a property of `document`. */
const toSafeId = (id: string | undefined) => (id?.startsWith('s-') ? id : undefined);

function toNoteRole(href: string): 'doc-noteref' | 'doc-backlink' | undefined {
  if (href.startsWith('#s--note-')) return 'doc-noteref';
  return href.startsWith('#s--ref-') ? 'doc-backlink' : undefined;
}

function withoutLanguage(path: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  return plainPath(pathname) + rest;
}
