import { Button } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { readerZone } from '@adp/shared-ui/calendar';
import type { FormValues } from '../../lib/forms/FormValues';
import { differingFields, toFormValues } from '../../lib/forms/toFormValues';
import type { Kind } from '../../lib/kinds';
import { useText } from '../../text';
import type { StoredItem } from '../../api/readMyItem';
import { FieldValueText } from './FieldValueText';
import { FieldVersions } from './FieldVersions';
import type { ItemDraft } from './ItemDraft';
import styles from './Write.module.css';

interface ConflictNoticeProps {
  readonly kind: Kind;
  readonly session: ItemDraft;
  readonly newer: StoredItem;
  /** Each attempt to send moves focus to the notice, because the member must choose a version first. */
  readonly attempt: number;
}

export function ConflictNotice({ kind, session, newer, attempt }: ConflictNoticeProps) {
  const form = useFormContext<FormValues>();
  const text = useText();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), [newer, attempt]);
  const mine = useWatch<FormValues>({ control: form.control }) as FormValues;
  const theirs = toFormValues(kind, newer.item, { zone: readerZone() });
  const differing = differingFields(kind, mine, theirs);
  const takeTyped = () => {
    const { icsSequence } = session.chooseTyped();
    if (icsSequence !== undefined) form.setValue('icsSequence', icsSequence);
  };
  const takeNewer = () => form.reset(session.chooseNewer(), { keepSubmitCount: true });
  const choose = (choice: () => void) => {
    choice();
    // The pressed button disappears, so move focus to the first field.
    form.setFocus('title');
  };
  return (
    <section ref={box} className={styles['note']} aria-labelledby="conflict" tabIndex={-1}>
      <h2 id="conflict" className={styles['noteTitle']}>
        {text('write.conflict')}
      </h2>
      <p>{text('write.conflict.why', { time: formatDateTime(newer.item.updatedAt) })}</p>
      {differing.length === 0 ? <p>{text('write.conflict.same')}</p> : null}
      <FieldVersions
        kind={kind}
        fields={differing}
        toVersions={(field) => [
          { name: text('write.conflict.yours'), shown: <FieldValueText field={field} values={mine} /> },
          { name: text('write.conflict.theirs'), shown: <FieldValueText field={field} values={theirs} /> },
        ]}
      />
      <div className={styles['buttons']}>
        <Button onClick={() => choose(takeTyped)}>{text('write.conflict.useMine')}</Button>
        <Button secondary onClick={() => choose(takeNewer)}>
          {text('write.conflict.useNewer')}
        </Button>
      </div>
    </section>
  );
}
