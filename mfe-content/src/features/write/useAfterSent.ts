import { rememberChange } from '@adp/shared-data/client';
import type { ItemStatus } from '@adp/shared-data/writer';
import { notify } from '@adp/app-contract';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WrittenKind } from '../../lib/kinds';
import { itemPath, paths } from '../../paths';
import { useText } from '../../text';

interface SentItem {
  readonly kind: WrittenKind;
  readonly id: string;
  readonly status: ItemStatus;
}

/** After a text was sent: invalidates the pages' data and opens the item, or the member's content. */
export function useAfterSent(): (sent: SentItem) => void {
  const text = useText();
  const navigate = useNavigate();
  return useCallback(
    ({ kind, id, status }) => {
      rememberChange();
      notify({ type: 'success', text: text(`write.sent.${status}`), id: `sent-${id}` });
      void navigate(status === 'published' ? itemPath(kind, id) : paths.work, { replace: true });
    },
    [text, navigate],
  );
}
