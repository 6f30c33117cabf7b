import { notify } from '@adp/app-contract';
import { useSession } from '@adp/shared-auth';
import { type DataErrorCode, rememberChange } from '@adp/shared-data/client';
import { skipToken } from '@adp/shared-store';
import { currentLocale, PageTitle } from '@adp/shared-ui';
import { readerZone } from '@adp/shared-ui/calendar';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { choices } from '@adp/shared-data/content';
import type { EditorRights } from '../../api/editing';
import type { DraftRequest, OpenedDraft } from '../../api/openDraft';
import { LoadError } from '../../components/states/LoadError';
import type { Draft } from '../../lib/drafts/Draft';
import { deleteNewName } from '../../lib/drafts/newNames';
import { getEmptyValues, toFormValues } from '../../lib/forms/toFormValues';
import { isItemId, type Kind } from '../../lib/kinds';
import { editPath, itemPath, paths, writePath } from '../../paths';
import { useOpenDraftQuery } from '../../store/draftApi';
import { useText } from '../../text';
import { DraftGate } from './DraftGate';
import { EditorsOnly } from './EditorsOnly';
import { FormSkeleton } from './FormSkeleton';
import { ItemDraft } from './ItemDraft';
import { useFormIdentity } from './useFormIdentity';
import { Notice, WriteFrame } from './WriteFrame';

/** The page for writing a new item or, with an id in the path, changing a stored item. The draft's key is in the URL. */
export function FormPage({ kind }: { readonly kind: Kind }) {
  const text = useText();
  const { id } = useParams();
  const [params] = useSearchParams();
  const named = params.get('draft') ?? undefined;
  // A draft that changes an item has the item's id as its key, unless the draft is a fork.
  const key = isItemId(named) ? named : id;
  const toIdentity = (draft: string) => [kind, id, draft].join(' ');
  const { id: identity, continueAs } = useFormIdentity(toIdentity(key ?? ''));
  if (!isItemId(key) || (id !== undefined && !isItemId(id))) return null;
  const title = text(id === undefined ? `write.title.${kind}` : `write.change.${kind}`);
  return (
    <WriteFrame key={identity} title={title} kind={kind}>
      <PageTitle page={title} site={text('site')} />
      <EditorsOnly kind={kind}>
        {(rights) => (
          <ItemForm request={{ kind, key, id }} rights={rights} onMoved={(to) => continueAs(toIdentity(to))} />
        )}
      </EditorsOnly>
    </WriteFrame>
  );
}

interface ItemFormProps {
  readonly request: DraftRequest;
  readonly rights: EditorRights | null;
  readonly onMoved: (key: string) => void;
}

function ItemForm({ request, rights, onMoved }: ItemFormProps) {
  const { kind, key, id } = request;
  const text = useText();
  const navigate = useNavigate();
  const { user } = useSession();
  const [session, setSession] = useState<ItemDraft>();
  const query = useOpenDraftQuery(session ? skipToken : { ...request, uid: user?.uid }, {
    refetchOnMountOrArgChange: true,
  });
  const opened = query.isFetching ? undefined : query.currentData;
  const toPath = (draft: string) => (id === undefined ? writePath(kind, draft) : editPath(kind, id, draft));
  const draft = opened && (opened.draft ?? toNewDraft(request, opened, { rights, uid: user?.uid }));
  if (!session && draft)
    setSession(
      new ItemDraft(draft, opened.stored, {
        onSent: (sent) => {
          rememberChange();
          notify({ type: 'success', text: text(`write.sent.${sent.status}`), id: `sent-${sent.id}` });
          void navigate(sent.status === 'published' ? itemPath(kind, sent.id) : paths.work, { replace: true });
        },
        onRemoved: () => void navigate(paths.work, { replace: true }),
        onMoved: (to) => {
          onMoved(to);
          void navigate(toPath(to), { replace: true, preventScrollReset: true });
        },
      }),
    );
  useEffect(() => {
    if (session) deleteNewName(key);
  }, [session, key]);
  const wasSent = id === undefined && opened?.stored !== undefined && !draft;
  useEffect(() => {
    if (wasSent) void navigate(editPath(kind, key), { replace: true });
  }, [wasSent, navigate, kind, key]);
  if (session?.stored?.item.status === 'removed')
    return (
      <Notice why={text('write.removed')} to={itemPath(kind, key)}>
        {text('write.removed.look')}
      </Notice>
    );
  if (session) return <DraftGate session={session} />;
  if (query.error && !query.isFetching)
    return (
      <LoadError
        code={(query.error as { readonly code: DataErrorCode }).code}
        what="item"
        onRetry={() => void query.refetch()}
      />
    );
  if (!opened || wasSent) return <FormSkeleton />;
  return (
    <Notice why={text('write.notFound')} to={paths.work}>
      {text('write.toMyContent')}
    </Notice>
  );
}

interface Author {
  readonly rights: EditorRights | null;
  readonly uid: string | undefined;
}

/** Returns undefined if the item to change does not exist, or if the new item has already been sent. */
function toNewDraft({ kind, key, id }: DraftRequest, { stored }: OpenedDraft, { rights, uid }: Author) {
  const draft = { key, kind, itemId: id ?? key, savedAt: 0, rev: 0 };
  if (id !== undefined && stored) {
    const { item, version } = stored;
    const values = toFormValues(kind, item, { zone: readerZone() });
    return { ...draft, base: { version, status: item.status }, owner: uid ?? item.authorUid, values } satisfies Draft;
  }
  if (id !== undefined || stored) return undefined;
  const values = getEmptyValues(kind, { zone: readerZone(), lang: languageOfPage(currentLocale()) });
  // Preselect the editor's first programme. Reviewers choose among all programmes.
  const [programme = ''] = rights && !rights.isReviewer ? rights.programmes : [];
  return { ...draft, base: null, owner: null, values: { ...values, ...(programme && { programme }) } } satisfies Draft;
}

/** Returns the likely language of a new item: the page's language if items can be written in it, otherwise English. */
function languageOfPage(locale: string): string {
  const [language] = locale.split('-');
  return choices.lang.find((choice) => choice === language) ?? 'en';
}
