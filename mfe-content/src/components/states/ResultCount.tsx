import { Later } from '@adp/shared-ui';
import type { ListPages } from '../../api/publicLists';
import { useText } from '../../text';
import styles from './States.module.css';

interface ResultCountProps {
  /** The id of the list, so that the number of a different list is never shown. */
  readonly id: string;
  readonly list: ListPages | Promise<ListPages>;
  /** True if the list starts with its first page. Otherwise, the number of loaded items says nothing about the total. */
  readonly isFromStart: boolean;
}

/** The number of items. Rendered before the number is known, so that screen readers announce the change. */
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
