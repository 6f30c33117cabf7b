import { Button } from '@adp/shared-ui';
import { isolate } from '@adp/shared-ui/format';
import { useEffect, useRef } from 'react';
import { useText } from '../../text';
import styles from './SavedPage.module.css';
import type { SavedRow } from './savedRows';

export function RemovedRow({ row, onUndo }: { readonly row: SavedRow; readonly onUndo: () => void }) {
  const text = useText();
  const container = useRef<HTMLLIElement>(null);
  // The pressed button disappeared with the row, so move the focus to the button that reverts the press.
  useEffect(() => container.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const title = isolate(row.details.title ?? text(`saved.one.${row.kind}`));
  return (
    <li ref={container} className={styles['removed']}>
      <p role="status">{text('saved.removed', { title })}</p>
      <Button secondary onClick={onUndo}>
        {text('saved.undo')}
      </Button>
    </li>
  );
}
