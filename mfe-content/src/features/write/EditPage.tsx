import { useSession } from '@adp/shared-auth';
import type { DataErrorCode } from '@adp/shared-data/client';
import { PageTitle } from '@adp/shared-ui';
import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { readerZone } from '@adp/shared-ui/calendar';
import { LoadError } from '../../components/states/LoadError';
import type { Draft } from '../../lib/drafts/Draft';
import { drafts } from '../../lib/drafts/drafts';
import { toAppError } from '../../lib/errors';
import { toFormValues } from '../../lib/forms/toFormValues';
import { isItemId, type WrittenKind } from '../../lib/kinds';
import { editPath, itemPath, paths } from '../../paths';
import { useText } from '../../text';
import { readMyItem } from '../../api/readMyItem';
import type { StoredItem } from '../../api/StoredItem';
import { FormSkeleton } from './FormSkeleton';
import { DraftGate } from './DraftGate';
import { EditorsOnly } from './EditorsOnly';
import { useFormIdentity } from './useFormIdentity';
import styles from './Write.module.css';
import { WriteFrame } from './WriteFrame';

/** Where an item of the member's own is changed. */
export function EditPage({ kind }: { readonly kind: WrittenKind }) {
  const { id } = useParams();
  const [params] = useSearchParams();
  const key = params.get('draft') ?? undefined;
  // A change has the item's id as its key, unless it is a fork.
  const draft = isItemId(key) ? key : (id ?? '');
  const { id: name, continueAs } = useFormIdentity(`${id ?? ''} ${draft}`);
  if (!isItemId(id)) return null;
  return <Change key={name} kind={kind} id={id} draft={draft} onMoved={(to) => continueAs(`${id} ${to}`)} />;
}

interface ChangeProps {
  readonly kind: WrittenKind;
  readonly id: string;
  readonly draft: string;
  readonly onMoved: (key: string) => void;
}

function Change({ kind, id, draft: key, onMoved }: ChangeProps) {
  const text = useText();
  const navigate = useNavigate();
  const { state, read } = useEditState(kind, id, key);
  const title = text(`write.change.${kind}`);
  const showing = () => {
    if (state === 'coming') return <FormSkeleton />;
    if ('error' in state) return <LoadError code={state.error} what="item" onRetry={read} />;
    if ('none' in state)
      return (
        <div className={styles['note']}>
          <p>{text('write.notFound')}</p>
          <Link className={styles['link']} to={paths.work}>
            {text('write.toMyContent')}
          </Link>
        </div>
      );
    if (state.stored?.item.status === 'removed')
      return (
        <div className={styles['note']}>
          <p>{text('write.removed')}</p>
          <Link className={styles['link']} to={itemPath(kind, id)}>
            {text('write.removed.look')}
          </Link>
        </div>
      );
    return (
      <DraftGate
        draft={state.draft}
        stored={state.stored}
        onMoved={(to) => {
          onMoved(to);
          void navigate(editPath(kind, id, to), { replace: true, preventScrollReset: true });
        }}
      />
    );
  };
  return (
    <WriteFrame title={title} kind={kind}>
      <PageTitle page={title} site={text('site')} />
      <EditorsOnly kind={kind}>{showing}</EditorsOnly>
    </WriteFrame>
  );
}

type EditState =
  | 'coming'
  | { readonly error: DataErrorCode }
  | { readonly none: true }
  | { readonly draft: Draft; readonly stored?: StoredItem };

/** The stored item and the saved draft of its change. Without a network, the draft is enough to continue. */
function useEditState(
  kind: WrittenKind,
  id: string,
  key: string,
): { readonly state: EditState; readonly read: () => void } {
  const [state, setState] = useState<EditState>('coming');
  const [reads, setReads] = useState(0);
  const { user } = useSession();
  const uid = user?.uid;
  useEffect(() => {
    let current = true;
    const show = (next: EditState) => {
      if (current) setState(next);
    };
    void drafts.get(key).then(async (saved) => {
      const localDraft = saved?.kind === kind && saved.itemId === id ? saved : undefined;
      try {
        const stored = await readMyItem(kind, id);
        if (stored) show({ draft: localDraft ?? createDraft(kind, stored, { key, uid }), stored });
        else show(localDraft ? { draft: localDraft } : { none: true });
      } catch (error) {
        show(localDraft ? { draft: localDraft } : { error: toAppError(error).code });
      }
    });
    return () => {
      current = false;
    };
  }, [kind, id, key, uid, reads]);
  const read = useCallback(() => {
    setState('coming');
    setReads((before) => before + 1);
  }, []);
  return { state, read };
}

function createDraft(
  kind: WrittenKind,
  { item, version }: StoredItem,
  { key, uid = item.authorUid }: { readonly key: string; readonly uid: string | undefined },
): Draft {
  return {
    key,
    kind,
    itemId: item.id,
    base: { version, status: item.status },
    owner: uid,
    values: toFormValues(kind, item, { zone: readerZone() }),
    savedAt: 0,
    rev: 0,
  };
}
