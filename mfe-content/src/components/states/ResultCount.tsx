import { Later } from '@adp/shared-ui';
import type { ListPages } from '../../api/publicLists';
import { useText } from '../../text';
import styles from './States.module.css';

interface ResultCountProps {
  /** Of the list: the number of another one is not shown meanwhile. */
  readonly id: string;
  readonly list: ListPages | Promise<ListPages>;
  /** Whether the list begins at its beginning: the number of a part tells nothing of the whole. */
  readonly isFromStart: boolean;
}

/** How many items the list has. Announced when it changes, so the element is there before its number. */
export function ResultCount({ id, list, isFromStart }: ResultCountProps) {
  const text = useText();
  const toWords = ({ pages }: ListPages) => {
    const [first] = pages;
    const isWhole = pages.at(-1)?.next === null;
    const found = pages.reduce((sum, { items }) => sum + items.length, 0);
    if (!first) return null;
    if (isFromStart && !isWhole && first.count) {
      const { count, capped } = first.count;
      return text(capped ? 'list.count.capped' : 'list.count', { count });
    }
    return text(isWhole ? 'list.count' : 'list.count.open', { count: found });
  };
  return (
    <p className={styles['count']} role="status">
      <Later key={id} value={list} fallback={null}>
        {(pages) => <span>{toWords(pages)}</span>}
      </Later>
    </p>
  );
}
