import { Button } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { readerZone } from '@adp/shared-ui/calendar';
import { useFocusAfterRender } from '@adp/shared-ui/forms';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { LoadError } from '../../components/states/LoadError';
import type { FormValues } from '../../lib/forms/FormValues';
import { differingFields, toFormValues } from '../../lib/forms/toFormValues';
import type { WholeItem } from '../../lib/items';
import { useGetVersionsInfiniteQuery } from '../../store/memberApi';
import { useText, addTexts } from '../../text';
import historyTexts from '../../messages/history-en.json';
import type { ItemDraft } from './ItemDraft';
import { MarkedVersions } from './MarkedVersions';
import styles from './Write.module.css';

interface HistoryProps {
  readonly item: WholeItem;
  readonly form: UseFormReturn<FormValues>;
  readonly session: ItemDraft;
}

/** Returns the id of a button, by the position of its version, so that focus can move to a version that has not loaded yet. */
const toCompareId = (index: number) => `compare-version-${index}`;

export function History({ item: stored, form, session }: HistoryProps) {
  const text = useText();
  const { kind } = session.getState().draft;
  const { id, authorUid } = stored;
  const programme = 'programme' in stored ? stored.programme : undefined;
  const query = useGetVersionsInfiniteQuery({ kind, id, authorUid, programme }, { refetchOnMountOrArgChange: true });
  const { isError: failed, fetchNextPage } = query;
  const versions = query.currentData?.pages.flatMap((page) => page.versions);
  const retry = () => void (query.isFetchNextPageError ? fetchNextPage() : query.refetch());
  const [compared, setCompared] = useState<number>();
  const [restored, setRestored] = useState<number>();
  const current = useWatch<FormValues>({ control: form.control }) as FormValues;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusAfterRender = useFocusAfterRender();
  useEffect(() => heading.current?.focus(), []);
  const restore = (revision: number, values: FormValues) => {
    // Save the current input as a separate draft before it is replaced.
    session.saveCopy();
    const { icsSequence } = form.getValues();
    form.reset({ ...values, ...(icsSequence !== undefined && { icsSequence }) }, { keepSubmitCount: true });
    void session.flush();
    setRestored(revision);
    setCompared(undefined);
    heading.current?.focus();
  };
  return (
    <section className={styles['note']} aria-labelledby="history">
      <h2 ref={heading} id="history" tabIndex={-1} className={styles['noteTitle']}>
        {text('write.history')}
      </h2>
      <p>{text('write.history.why')}</p>
      <p role="status">{restored === undefined ? '' : text('write.history.restored', { revision: restored })}</p>
      {failed ? <LoadError code="unavailable" what="part" onRetry={retry} /> : null}
      {!versions && !failed ? <p role="status">{text('list.loading')}</p> : null}
      {versions?.length === 0 ? <p>{text('write.history.none')}</p> : null}
      <ol className={styles['history']}>
        {versions?.map(({ item, savedAt }, index) => {
          const { revision } = item;
          const values = toFormValues(kind, item, { zone: readerZone() });
          const fields = compared === revision ? differingFields(kind, current, values) : [];
          return (
            <li key={revision}>
              <p className={styles['time']}>
                {text('write.history.version', { revision, time: formatDateTime(savedAt) })}
              </p>
              <Button
                id={toCompareId(index)}
                secondary
                aria-expanded={compared === revision}
                onClick={() => setCompared(compared === revision ? undefined : revision)}
              >
                {text('write.history.compare', { revision })}
              </Button>
              {compared === revision && fields.length === 0 ? <p>{text('write.history.same')}</p> : null}
              {fields.length > 0 ? (
                <>
                  <MarkedVersions kind={kind} fields={fields} older={values} newer={current} />
                  <Button onClick={() => restore(revision, values)}>
                    {text('write.history.restore', { revision })}
                  </Button>
                </>
              ) : null}
            </li>
          );
        })}
      </ol>
      {query.hasNextPage ? (
        <Button
          secondary
          onClick={() => {
            // The button disappears when all versions have loaded, so move focus to the first new version.
            focusAfterRender(toCompareId(versions?.length ?? 0));
            void fetchNextPage();
          }}
        >
          {text('write.history.older')}
        </Button>
      ) : null}
    </section>
  );
}

export async function prepareHistory() {
  await addTexts(historyTexts);
  return { History };
}
