import { Button } from '@adp/shared-ui';
import { formatDateTime, formatSize, isolate } from '@adp/shared-ui/format';
import { useText } from '../../text';
import styles from './Offline.module.css';
import type { SavedEntry } from './savedPages';

interface SavedRowProps {
  readonly entry: SavedEntry;
  readonly canSave: boolean;
  readonly onSave: () => void;
  readonly onDelete: () => void;
}

export function SavedRow({ entry, canSave, onSave, onDelete }: SavedRowProps) {
  const text = useText();
  const { url, title, at, pages, done, bytes, wholeBytes = bytes } = entry;
  const named = { title: isolate(title) };
  const isWhole = done.length === pages.length;
  return (
    <li className={styles['row']}>
      <a className={styles['link']} href={url} dir="auto">
        {title}
      </a>
      <span className={styles['detail']}>
        {isWhole
          ? text('offline.row', {
              count: pages.length,
              size: formatSize(wholeBytes),
              time: formatDateTime(new Date(at)),
            })
          : text('offline.partly', { done: done.length, count: pages.length })}
      </span>
      <span className={styles['choices']}>
        {isWhole ? null : (
          <Button secondary disabled={!canSave} onClick={onSave}>
            {text('offline.continue', named)}
          </Button>
        )}
        <Button secondary onClick={onDelete}>
          {text('offline.delete', named)}
        </Button>
      </span>
    </li>
  );
}
