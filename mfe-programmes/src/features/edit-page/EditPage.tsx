import { useSession } from '@adp/shared-auth';
import type { ProgrammeContent, ProgrammePageId } from '@adp/shared-data/programme-page';
import { type Language, languages } from '@adp/shared-ui/languages';
import type { AppError } from '@adp/shared-auth/app-error';
import { Button, PageTitle, Skeleton } from '@adp/shared-ui';
import { SelectField, SelectOptions } from '@adp/shared-ui/forms';
import { useMemo, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetProgrammeStateQuery } from '../../store/programmeApi';
import { useText } from '../../text';
import { findEntry } from '../../programmes';
import styles from './Editor.module.css';
import { PageEditor } from './PageEditor';

interface EditPageProps {
  readonly page: ProgrammePageId;
  readonly written: object;
  readonly show: (content: ProgrammeContent) => ReactNode;
}

export function EditPage({ page, written, show }: EditPageProps) {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const lang = languages.find((language) => language === params.get('lang')) ?? 'en';
  const name = findEntry(page)?.acronym ?? text('edit.about');
  return (
    <div className={styles['page']}>
      <PageTitle page={text('edit.title', { name })} site={text('site')} />
      <h1 className={styles['title']}>{text('edit.title', { name })}</h1>
      <p className={styles['lead']}>{text('edit.lead')}</p>
      <div className={styles['form']}>
        <SelectField
          id="language"
          label={text('edit.language')}
          value={lang}
          onChange={({ target }) => setParams({ lang: target.value })}
        >
          <SelectOptions
            values={languages}
            getName={(language) => text(`publication.language.${language as typeof lang}`)}
          />
        </SelectField>
      </div>
      <EditorGate key={lang} page={page} lang={lang} name={name} written={written} show={show} />
    </div>
  );
}

interface EditorGateProps extends EditPageProps {
  readonly lang: Language;
  readonly name: string;
}

function EditorGate({ page, lang, name, written, show }: EditorGateProps) {
  const text = useText();
  // The form stays open if the session ends, because the typed text is stored on the device.
  const { user } = useSession();
  const [uid] = useState(user?.uid ?? '');
  const key = useMemo(() => ({ programme: page, lang }), [page, lang]);
  const { data: state, error, isFetching, refetch } = useGetProgrammeStateQuery(key);
  // If the page has no content in this language, the form starts with the English content.
  const english = useGetProgrammeStateQuery({ programme: page, lang: 'en' }, { skip: lang === 'en' });
  const code = (error as AppError | undefined)?.code;
  if (code === 'denied')
    return (
      <div className={styles['note']}>
        <h2 className={styles['noteTitle']}>{text('edit.denied')}</h2>
        <p>{text(page === 'about' ? 'edit.denied.about' : 'edit.denied.programme', { name })}</p>
        <Link className={styles['link']} to={`/${page}`}>
          {text('edit.see')}
        </Link>
      </div>
    );
  if (error && !isFetching)
    return (
      <div className={styles['alert']} role="alert">
        <h2 className={styles['noteTitle']}>{text('siteItems.error')}</h2>
        <p>{text(code === 'unreadable' ? 'edit.unreadable' : 'siteItems.error.why')}</p>
        <div>
          <Button secondary onClick={() => void refetch()}>
            {text('siteItems.retry')}
          </Button>
        </div>
      </div>
    );
  if (!state || (lang !== 'en' && english.isLoading)) return <Skeleton />;
  return (
    <PageEditor
      state={state}
      uid={uid}
      name={name}
      show={show}
      editorKey={key}
      written={english.data?.page?.content ?? written}
    />
  );
}
