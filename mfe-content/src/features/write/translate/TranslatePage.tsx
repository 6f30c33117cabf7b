import { toTextLanguage, type TextLanguage } from '@adp/shared-data';
import { PageTitle, useLoaded } from '@adp/shared-ui';
import { isolate } from '@adp/shared-ui/format';
import { useCallback, useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { readTranslating } from '../../../api/translating';
import { LoadError } from '../../../components/states/LoadError';
import { isItemId, writtenKinds, type WrittenKind } from '../../../lib/kinds';
import { itemPath, listPath } from '../../../paths';
import { useText } from '../../../text';
import { FormSkeleton } from '../FormSkeleton';
import frame from '../Write.module.css';
import styles from './Translate.module.css';
import { TranslationLanguages } from './TranslationLanguages';

/** Apart from its page, as all forms: see `loadEditor`. */
const loadForm = () => import(/* webpackChunkName: "translate-form" */ './TranslationForm');

/** Where an item is translated, beside its original. */
export function TranslatePage() {
  const { id } = useParams();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const kind = writtenKinds.find((one) => pathname.startsWith(`${listPath(one)}/`));
  // Read again after each save, and for each language.
  const [reads, setReads] = useState(0);
  if (!kind || !isItemId(id)) return null;
  const wanted = toTextLanguage(params.get('to'));
  const key = [kind, id, wanted, reads].join(' ');
  return <Translate key={key} kind={kind} id={id} wanted={wanted} onDone={() => setReads(reads + 1)} />;
}

interface TranslateProps {
  readonly kind: WrittenKind;
  readonly id: string;
  readonly wanted: TextLanguage | undefined;
  /** What is stored has changed. */
  readonly onDone: () => void;
}

function Translate({ kind, id, wanted, onDone }: TranslateProps) {
  const text = useText();
  const load = useCallback(async () => ({ found: await readTranslating(kind, id, wanted) }), [kind, id, wanted]);
  const { part, failed, retry } = useLoaded(load);
  const form = useLoaded(loadForm);
  const translating = part?.found;
  const title = translating ? text('translate.title', { title: isolate(translating.item.title) }) : '';
  return (
    <div className={frame['page']}>
      <Link className={frame['up']} to={itemPath(kind, id)}>
        {text('translate.up')}
      </Link>
      <h1 className={styles['title']}>{title || text('translate.page')}</h1>
      <PageTitle page={title || text('translate.page')} site={text('site')} />
      {failed || form.failed ? (
        <LoadError
          code="unavailable"
          what="part"
          onRetry={() => {
            retry();
            form.retry();
          }}
        />
      ) : null}
      {part && !translating ? <p>{text('translate.notYours')}</p> : null}
      {translating ? <TranslationLanguages {...translating} /> : null}
      {translating && form.part ? (
        <form.part.TranslationForm translating={translating} onDone={onDone} />
      ) : failed || form.failed || (part && !translating) ? null : (
        <FormSkeleton />
      )}
    </div>
  );
}
