import { currentLocale, PageTitle } from '@adp/shared-ui';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readerZone } from '@adp/shared-ui/calendar';
import type { EditorRights } from '../../api/editing';
import type { Draft } from '../../lib/drafts/Draft';
import { getEmptyValues } from '../../lib/forms/toFormValues';
import { isItemId, type WrittenKind } from '../../lib/kinds';
import { editPath, writePath } from '../../paths';
import { useText } from '../../text';
import { DraftGate } from './DraftGate';
import { EditorsOnly } from './EditorsOnly';
import { languageOfPage } from './languageOfPage';
import { useFormIdentity } from './useFormIdentity';
import { useSavedDraft } from './useSavedDraft';
import { WriteFrame } from './WriteFrame';
import { FormSkeleton } from './FormSkeleton';

/** Where a new item is written. Its address names the draft, so that a reload finds it again. */
export function WritePage({ kind }: { readonly kind: WrittenKind }) {
  const [params] = useSearchParams();
  const key = params.get('draft') ?? undefined;
  // A draft that was forked continues in the same form.
  const { id: name, continueAs } = useFormIdentity(`${kind} ${key ?? ''}`);
  if (!isItemId(key)) return null;
  return <NewItem key={name} kind={kind} draft={key} onMoved={(to) => continueAs(`${kind} ${to}`)} />;
}

interface NewItemProps {
  readonly kind: WrittenKind;
  readonly draft: string;
  readonly onMoved: (key: string) => void;
}

function NewItem({ kind, draft, onMoved }: NewItemProps) {
  const text = useText();
  const navigate = useNavigate();
  const saved = useSavedDraft(kind, draft);
  const title = text(`write.title.${kind}`);
  const wasSent = saved === 'sent';
  useEffect(() => {
    if (wasSent) void navigate(editPath(kind, draft), { replace: true });
  }, [wasSent, navigate, kind, draft]);
  return (
    <WriteFrame title={title} kind={kind}>
      <PageTitle page={title} site={text('site')} />
      <EditorsOnly kind={kind}>
        {(rights) =>
          saved === 'coming' || saved === 'sent' ? (
            <FormSkeleton />
          ) : (
            <DraftGate
              draft={saved && saved.kind === kind ? saved : newDraft(kind, draft, rights)}
              onMoved={(to) => {
                onMoved(to);
                void navigate(writePath(kind, to), { replace: true, preventScrollReset: true });
              }}
            />
          )
        }
      </EditorsOnly>
    </WriteFrame>
  );
}

function newDraft(kind: WrittenKind, key: string, rights: EditorRights | null): Draft {
  const values = getEmptyValues(kind, { zone: readerZone(), lang: languageOfPage(currentLocale()) });
  // Who writes for one programme need not say for which.
  const [programme = ''] = rights && !rights.isReviewer ? rights.programmes : [];
  return {
    key,
    kind,
    itemId: key,
    base: null,
    owner: null,
    values: { ...values, ...(programme && { programme }) },
    savedAt: 0,
    rev: 0,
  };
}
