import { formatDateTime } from '@adp/shared-ui/format';
import type { Publishing } from '../../api/publishing';
import type { ItemState } from '../../api/readItemState';
import type { DraftBase } from '../../lib/drafts/Draft';
import { useText } from '../../text';
import { useIsReviewed } from './usePublishing';
import styles from './Write.module.css';

interface StateNoticeProps {
  readonly status: DraftBase['status'] | undefined;
  readonly state: ItemState | 'failed' | undefined;
  readonly publishing: Publishing | null | undefined;
}

export function StateNotice({ status, state, publishing }: StateNoticeProps) {
  const text = useText();
  const isReviewed = useIsReviewed(publishing, status);
  if (status !== 'returned' && status !== 'in_review' && status !== 'scheduled') return null;
  const { reason, publishAt } = state === 'failed' || !state ? {} : state;
  return (
    <section className={styles['note']} aria-labelledby="item-state">
      <h2 id="item-state" className={styles['noteTitle']}>
        {text(`write.state.${status}`)}
      </h2>
      {status === 'returned' && state === 'failed' ? <p>{text('write.state.reason')}</p> : null}
      {reason ? (
        <blockquote className={styles['reason']}>
          {/* Set the text direction on the paragraph, so that the blockquote's border follows the direction of the page. */}
          <p dir="auto">{reason}</p>
        </blockquote>
      ) : null}
      {status !== 'scheduled' ? (
        <p>
          {text(status === 'returned' && !isReviewed ? 'write.state.returned.publish' : `write.state.${status}.why`)}
        </p>
      ) : null}
      {publishAt ? <p>{text('write.state.scheduled.why', { time: formatDateTime(publishAt) })}</p> : null}
    </section>
  );
}
