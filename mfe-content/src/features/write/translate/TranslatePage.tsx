import { toTextLanguage } from '@adp/shared-data/translation';
import { PageTitle, useLoaded } from '@adp/shared-ui';
import { isolate } from '@adp/shared-ui/format';
import { useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { LoadError } from '../../../components/states/LoadError';
import { isItemId, writtenKinds } from '../../../lib/kinds';
import { itemPath, listPath } from '../../../paths';
import { type TranslationPage, useGetTranslatingQuery } from '../../../store/memberApi';
import { useText } from '../../../text';
import { FormSkeleton } from '../FormSkeleton';
import frame from '../Write.module.css';
import styles from './Translate.module.css';
import { TranslationLanguages } from './TranslationLanguages';

/** Loads the form separately from its page, for the reason given in `loadEditor.ts`. */
const loadForm = () => import(/* webpackChunkName: "translate-form" */ './TranslationForm');

export function TranslatePage() {
  const { id } = useParams();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const kind = writtenKinds.find((candidate) => pathname.startsWith(`${listPath(candidate)}/`));
  // A part of the cache key. Incremented after each save, so that the page reads the translation again.
  const [reads, setReads] = useState(0);
  if (!kind || !isItemId(id)) return null;
  const requested = toTextLanguage(params.get('to'));
  const key = [kind, id, requested, reads].join(' ');
  return <Translate key={key} translation={{ kind, id, requested, reads }} onDone={() => setReads(reads + 1)} />;
}

interface TranslateProps {
  readonly translation: TranslationPage;
  readonly onDone: () => void;
}

function Translate({ translation, onDone }: TranslateProps) {
  const text = useText();
  const { currentData: translating, isError, isFetching, refetch } = useGetTranslatingQuery(translation);
  const failed = isError && !isFetching;
  const form = useLoaded(loadForm);
  const title = translating ? text('translate.title', { title: isolate(translating.item.title) }) : '';
  return (
    <div className={frame['page']}>
      <Link className={frame['up']} to={itemPath(translation.kind, translation.id)}>
        {text('translate.up')}
      </Link>
      <h1 className={styles['title']}>{title || text('translate.page')}</h1>
      <PageTitle page={title || text('translate.page')} site={text('site')} />
      {failed || form.failed ? (
        <LoadError
          code="unavailable"
          what="part"
          onRetry={() => {
            void refetch();
            form.retry();
          }}
        />
      ) : null}
      {translating === null ? <p>{text('translate.notYours')}</p> : null}
      {translating ? <TranslationLanguages {...translating} /> : null}
      {translating && form.part ? (
        <form.part.TranslationForm translating={translating} onDone={onDone} />
      ) : failed || form.failed || translating === null ? null : (
        <FormSkeleton />
      )}
    </div>
  );
}
