import type { ProgrammePageId } from '@adp/shared-data/programme-page';
import type { ProgrammeState } from '@adp/shared-data/writer';
import { Button } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { useEffect, useRef } from 'react';
import { useText } from '../../text';
import { toForm, type ContentForm } from './contentForm';
import styles from './Editor.module.css';

interface ConflictNoticeProps {
  readonly page: ProgrammePageId;
  readonly newer: ProgrammeState;
  readonly onShow: (form: ContentForm) => void;
  readonly onChooseTyped: () => void;
  readonly onChooseNewer: () => void;
}

/** Shown if the page was saved or published elsewhere. Both versions are kept until the editor chooses. */
export function ConflictNotice({ page, newer, onShow, onChooseTyped, onChooseNewer }: ConflictNoticeProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { draft, page: published, revision, isUnreadable } = newer;
  return (
    <div ref={box} className={styles['alert']} role="alert" tabIndex={-1}>
      <h2 className={styles['noteTitle']}>{text('edit.conflict')}</h2>
      <p>
        {[
          ...(published && !isUnreadable
            ? [
                text('edit.conflict.published', {
                  revision: String(revision),
                  time: formatDateTime(published.publishedAt),
                }),
              ]
            : []),
          ...(draft ? [text('edit.conflict.draft', { time: formatDateTime(draft.item.updatedAt) })] : []),
        ].join(' ')}
      </p>
      <p>{text('edit.conflict.both')}</p>
      <div className={styles['buttons']}>
        <Button onClick={onChooseTyped}>{text('edit.conflict.mine')}</Button>
        <Button secondary onClick={onChooseNewer}>
          {text('edit.conflict.newer')}
        </Button>
        <Button secondary onClick={() => onShow(toForm(page, draft?.item.content ?? published?.content))}>
          {text('edit.conflict.show')}
        </Button>
      </div>
    </div>
  );
}
