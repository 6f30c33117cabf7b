import { Button, useLoaded } from '@adp/shared-ui';
import { useState, type ReactNode } from 'react';
import type { Publishing } from '../../api/publishing';
import type { Draft, DraftBase } from '../../lib/drafts/Draft';
import { type MessageId, useText } from '../../text';
import { SendProgress } from './SendProgress';
import { useIsReviewed } from './usePublishing';
import type { Submit } from './useSubmit';
import styles from './Write.module.css';

interface SubmitBarProps {
  readonly draft: Pick<Draft, 'base' | 'key' | 'kind'>;
  readonly submit: Submit;
  readonly publishing: Publishing | null | undefined;
  readonly publishAt: Date | undefined;
  readonly children: ReactNode;
}

const loadFields = () => import(/* webpackChunkName: "write-schedule" */ './ScheduleFields');

export function SubmitBar({ draft, submit, publishing, publishAt, children }: SubmitBarProps) {
  const text = useText();
  const { base, key, kind } = draft;
  const { isSubmitting, send } = submit;
  const isReviewed = useIsReviewed(publishing, base?.status);
  const [isScheduling, setScheduling] = useState(false);
  const { part } = useLoaded(loadFields, isScheduling);
  // Offer scheduling only once the settings are known, because the rules refuse schedules of members who are not trusted.
  const mayPublish = publishing !== undefined && !isReviewed;
  const canSchedule = mayPublish && [undefined, 'draft', 'scheduled'].includes(base?.status);
  const saveLabel = getSaveLabel(base, isReviewed);
  const isPublic = base?.status === 'published';
  return (
    <>
      {/* The text is outside the sticky bar, because a long text there would cover the form. */}
      {isReviewed && publishing && !isPublic ? (
        <p className={styles['why']}>{text('write.submit.why', { left: publishing.approvalsLeft })}</p>
      ) : null}
      <div className={styles['foot']}>
        {children}
        {isSubmitting ? <SendProgress draft={key} /> : null}
        {isReviewed && publishing && isPublic ? (
          <p className={styles['saveStatus']}>{text('write.submit.takesBack')}</p>
        ) : null}
        {isScheduling && part ? (
          <part.ScheduleFields
            kind={kind}
            publishAt={publishAt}
            isDisabled={isSubmitting}
            onSchedule={(time) => void send({ publishAt: time })}
            onCancel={() => setScheduling(false)}
          />
        ) : null}
        {isScheduling ? null : (
          <div className={styles['buttons']}>
            {/* Avoid `type="submit"`, so that pressing Enter in a single-line field does not publish. */}
            <Button disabled={isSubmitting} onClick={() => void send(isReviewed ? 'in_review' : 'published')}>
              {text(getSendLabel(base, isReviewed))}
            </Button>
            {canSchedule ? (
              <Button secondary disabled={isSubmitting} onClick={() => setScheduling(true)}>
                {text(base?.status === 'scheduled' ? 'write.schedule.change' : 'write.schedule')}
              </Button>
            ) : null}
            {saveLabel ? (
              <Button secondary disabled={isSubmitting} onClick={() => void send('draft')}>
                {text(saveLabel)}
              </Button>
            ) : null}
          </div>
        )}
      </div>
    </>
  );
}

function getSendLabel(base: DraftBase | null, isReviewed: boolean): MessageId {
  const changes = base?.status === 'published' || base?.status === 'in_review';
  if (isReviewed) return changes ? 'write.submitChange' : 'write.submit';
  if (base?.status === 'scheduled') return 'write.publishNow';
  return base?.status === 'published' ? 'write.publishChange' : 'write.publish';
}

/** Returns the label of the button that saves without publishing, or undefined for a public item. */
function getSaveLabel(base: DraftBase | null, isReviewed: boolean): MessageId | undefined {
  if (base?.status === 'published') return undefined;
  if (base?.status === 'in_review') return 'write.takeBack';
  if (base?.status === 'scheduled') return 'write.backToDraft';
  if (base?.status !== 'returned') return 'write.saveDraft';
  return isReviewed ? 'write.saveReturned' : 'write.saveUnpublished';
}
