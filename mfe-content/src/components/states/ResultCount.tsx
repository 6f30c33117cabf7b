import { Later } from '@adp/shared-ui';
import type { ListPages } from '../../api/publicLists';
import { useText } from '../../text';
import styles from './States.module.css';

interface ResultCountProps {
  /** Identifies the list, so that the number of another list is not shown. */
  readonly id: string;
  readonly list: ListPages | Promise<ListPages>;
  /** True if the list begins with its first page. The number of a later part says nothing about the whole. */
  readonly isFromStart: boolean;
}

/** The number of items in the list. Its element exists before the number, so that screen readers announce changes. */
export function ResultCount({ id, list, isFromStart }: ResultCountProps) {
  const text = useText();
  const toWords = ({ pages }: ListPages) => {
    const [first] = pages;
    const isWhole = pages.at(-1)?.next === null;
    const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
    if (!first) return null;
    if (isFromStart && !isWhole && first.count) {
      const { count, capped } = first.count;
      return text(capped ? 'list.count.capped' : 'list.count', { count });
    }
    return text(isWhole ? 'list.count' : 'list.count.open', { count: shown });
  };
  return (
    <p className={styles['count']} role="status">
      <Later key={id} value={list} fallback={null}>
        {(pages) => <span>{toWords(pages)}</span>}
      </Later>
    </p>
  );
}
