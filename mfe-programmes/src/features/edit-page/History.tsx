import type { ProgrammeContent, ProgrammePageKey } from '@adp/shared-data/programme-page';
import type { AppError } from '@adp/shared-auth/app-error';
import { Button } from '@adp/shared-ui';
import { formatDateTime, isolate } from '@adp/shared-ui/format';
import { ConfirmDialog } from '@adp/shared-ui/dialog';
import { useFocusAfterRender } from '@adp/shared-ui/forms';
import { useState } from 'react';
import {
  useGetEditorNamesQuery,
  useGetRevisionsInfiniteQuery,
  useLazyGetRevisionQuery,
} from '../../store/programmeApi';
import { useText } from '../../text';
import { CompareForm, toReason } from './CompareForm';
import styles from './Editor.module.css';

/** Returns the id of a "show" button. Based on the index, so that the id is known before the entry has loaded. */
const toShowId = (index: number) => `show-revision-${index}`;

interface HistoryProps {
  readonly editorKey: ProgrammePageKey;
  readonly uid: string;
  readonly revision: number;
  readonly onShow: (content: ProgrammeContent) => void;
  readonly onRestore: (content: ProgrammeContent) => Promise<void>;
}

// eslint-disable-next-line max-lines-per-function -- one panel with its states
export function History({ editorKey: key, uid, revision: current, onShow, onRestore }: HistoryProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useGetRevisionsInfiniteQuery(key, {
    skip: !isOpen,
    refetchOnMountOrArgChange: true,
  });
  const revisions = data?.pages.flatMap((page) => page.revisions);
  const [read, { error: readError }] = useLazyGetRevisionQuery();
  const focusAfterRender = useFocusAfterRender();
  const editors = [...new Set(revisions?.map(({ publishedBy }) => publishedBy))].filter((editor) => editor !== uid);
  // Show the revisions even if the editors' names fail to load.
  const { data: names = {} } = useGetEditorNamesQuery(editors, { skip: editors.length === 0 });
  const load = async (revision: number, onLoad: (content: ProgrammeContent) => unknown) => {
    const { data } = await read({ key, revision });
    if (data) await onLoad(data.content);
  };
  // The button disappears after the last page, so move focus to the first new revision.
  const showOlder = () => {
    focusAfterRender(toShowId(revisions?.length ?? 0));
    void fetchNextPage();
  };
  const toWords = (editor: string, values: { readonly name: string; readonly time: string }) => {
    const member = names[editor];
    if (editor === uid) return text('edit.history.mine', values);
    return member
      ? text('edit.history.by', { ...values, editor: isolate(member.name) })
      : text('edit.history.other', values);
  };
  return (
    <section className={styles['history']} aria-labelledby="history-title">
      <h2 id="history-title" className={styles['historyTitle']}>
        {text('edit.history')}
      </h2>
      {isOpen ? null : (
        <div>
          <Button secondary onClick={() => setIsOpen(true)}>
            {text('edit.history.open')}
          </Button>
        </div>
      )}
      {error ? <p role="alert">{text('siteItems.error.why')}</p> : null}
      {readError ? <p role="alert">{text(toReason(readError as AppError))}</p> : null}
      {revisions?.length === 0 ? <p>{text('edit.history.empty')}</p> : null}
      {revisions && revisions.length > 0 ? (
        <ul className={styles['revisions']}>
          {revisions.map(({ revision, publishedAt, publishedBy }, index) => {
            const name = text('edit.history.revision', { revision: String(revision) });
            const time = formatDateTime(publishedAt);
            return (
              <li key={revision} className={styles['revision']}>
                <span>{toWords(publishedBy, { name, time })}</span>
                <span className={styles['buttons']}>
                  <button
                    id={toShowId(index)}
                    type="button"
                    className={styles['action']}
                    aria-label={text('edit.history.show.label', { name })}
                    onClick={() => void load(revision, onShow)}
                  >
                    {text('edit.history.show')}
                  </button>
                  {revision === current ? null : (
                    <button
                      type="button"
                      className={styles['action']}
                      aria-label={text('edit.history.restore.label', { name })}
                      onClick={() => setChosen(revision)}
                    >
                      {text('edit.history.restore')}
                    </button>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      ) : null}
      {hasNextPage ? (
        <div>
          <Button secondary aria-disabled={isFetching} onClick={() => !isFetching && showOlder()}>
            {text('edit.history.older')}
          </Button>
        </div>
      ) : null}
      {revisions && revisions.length > 1 ? <CompareForm editorKey={key} revisions={revisions} /> : null}
      {chosen === undefined ? null : (
        <ConfirmDialog
          title={text('edit.restore', { revision: String(chosen) })}
          description={text('edit.restore.text')}
          confirmLabel={text('edit.restore.confirm')}
          cancelLabel={text('edit.restore.cancel')}
          onCancel={() => setChosen(undefined)}
          onConfirm={() => {
            setChosen(undefined);
            void load(chosen, onRestore).then(() => refetch());
          }}
        />
      )}
    </section>
  );
}
