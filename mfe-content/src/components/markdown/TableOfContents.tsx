import { type BodyTree, getDirection, toBodyText } from '@adp/shared-data/body';
import { useId } from 'react';
import { useText } from '../../text';
import styles from './TableOfContents.module.css';

const MIN_HEADINGS = 4;

/** Links to the body's headings of levels 2 and 3. Empty for a short body. */
export function TableOfContents({ tree, lang }: { readonly tree: BodyTree; readonly lang: string }) {
  const text = useText();
  const id = useId();
  const headings = findHeadings(tree);
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav className={styles['contents']} aria-labelledby={id}>
      <h2 className={styles['title']} id={id}>
        {text('contents.title')}
      </h2>
      <ol lang={lang} dir={getDirection(headings[0]?.words ?? '')}>
        {headings.map((heading) => (
          <li key={heading.id} data-level={heading.level}>
            <a className={styles['link']} href={`#${encodeURIComponent(heading.id)}`} dir="auto">
              {heading.words}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface UpperHeading {
  readonly id: string;
  readonly words: string;
  readonly level: 2 | 3;
}

/** Returns the headings of levels 2 and 3, including those within quotations and lists. */
function findHeadings(tree: BodyTree): readonly UpperHeading[] {
  return tree.flatMap((node) => {
    if (typeof node === 'string') return [];
    const { tag, id, nodes = [] } = node;
    if (tag !== 'h2' && tag !== 'h3') return findHeadings(nodes);
    return id === undefined ? [] : [{ id, words: toBodyText(nodes).trim(), level: tag === 'h2' ? 2 : 3 }];
  });
}
