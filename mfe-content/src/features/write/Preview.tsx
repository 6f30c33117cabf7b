import { useSession } from '@adp/shared-auth';
import { sitePicture, toSmallUrl } from '@adp/shared-data/files';
import { useDeferredValue, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CardItem } from '../../lib/items';
import type { ListKind } from '../../kinds/list/ListKind';
import { toItemFields } from '../../lib/forms/toItemFields';
import { toFormErrors } from '../../lib/forms/toFormErrors';
import type { FormValues } from '../../lib/forms/FormValues';
import { getCover, getText } from '../../lib/forms/toFormValues';
import type { Kind } from '../../lib/kinds';
import { useText } from '../../text';
import { BodyPreview } from './markdown/BodyPreview';
import styles from './Write.module.css';

/** A preview of the text while the member types: the heading, the body, and the card once its fields are valid. */
export function Preview({ kind, itemId }: { kind: Kind; itemId: string }) {
  const text = useText();
  const { getValues } = useFormContext<FormValues>();
  const watched = useWatch<FormValues>();
  // Defer the preview, so that it does not slow down typing.
  const values = useDeferredValue<FormValues>({ ...getValues(), ...watched } as FormValues);
  const title = getText(values['title']).trim();
  const summary = getText(values['summary']).trim();
  const lang = getText(values['lang']) || 'en';
  const body = getText(values['body']);
  const cover = getCover(values);
  return (
    <div className={styles['sheet']}>
      <InList kind={kind} itemId={itemId} values={values} />
      {/* Omit `lang` for a placeholder title, which is in the language of the page. */}
      <p className={styles['sheetTitle']} lang={title ? lang : undefined} dir="auto">
        {title || text('write.untitled')}
      </p>
      {cover ? (
        <img
          className={styles['sheetCover']}
          src={'url' in cover ? cover.url : cover.dataUrl}
          alt={getText(values['coverAlt'])}
          width={cover.width}
          height={cover.height}
        />
      ) : null}
      {summary ? (
        <p className={styles['sheetLead']} lang={lang} dir="auto">
          {summary}
        </p>
      ) : null}
      <BodyPreview body={body} lang={lang} />
    </div>
  );
}

/** The item's card as it appears in lists. Shown once every field of the card is valid. */
function InList({ kind, itemId, values }: { kind: Kind; itemId: string; values: FormValues }) {
  const text = useText();
  const { profile } = useSession();
  const [listKind, setListKind] = useState<ListKind>();
  const now = new Date();
  const missing = toFormErrors(kind, values, { now, isFirstPublication: false }).length > 0;
  useEffect(() => {
    if (missing) return;
    // Use the same chunk name as the lists, so that the code does not load twice.
    import(/* webpackChunkName: "list" */ '../../kinds/list/loadKind')
      .then(({ loadKind }) => loadKind(kind))
      // If the card does not load, the preview shows only the text.
      .then(setListKind, () => undefined);
  }, [kind, missing]);
  if (missing || !listKind) return missing ? <p className={styles['why']}>{text('write.preview.later')}</p> : null;
  const bookkeeping = {
    id: itemId,
    status: 'published',
    authorUid: '',
    authorUsername: profile?.username ?? 'x',
    authorName: profile?.name ?? text('write.you'),
    sample: false,
    updatedAt: now,
    publishedAt: now,
  };
  const cover = getCover(values);
  const picture = cover && ('url' in cover ? sitePicture(toSmallUrl(cover.url), 'images') : cover.smallDataUrl);
  const fields: object = { ...toItemFields(kind, values), ...bookkeeping, ...(picture && { picture }) };
  // The values have passed the kind's schema.
  const item = fields as CardItem;
  return (
    <div className={styles['inList']} inert>
      <listKind.Card item={item} now={now} level={3} />
    </div>
  );
}
