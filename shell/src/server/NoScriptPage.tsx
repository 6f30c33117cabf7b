import type { AppRoute } from '@adp/app-contract';
import { PageTitle } from '@adp/shared-ui';
import { OpenPages } from '../components/OpenPages';
import { SiteSearch } from '../features/errors/SiteSearch';
import styles from '../features/errors/StatusPage.module.css';
import { useText } from '../text';

export type Need = 'signingIn' | 'account' | 'writing';

/** Returns the reason why a page needs JavaScript. Returns undefined if a server can render the page. */
export function getNeed({ needsScript, access }: Pick<AppRoute, 'needsScript' | 'access'>): Need | undefined {
  if (needsScript) return needsScript;
  if (access === 'members') return 'account';
  return access === 'signIn' ? 'signingIn' : undefined;
}

export function NoScriptPage({ need }: { readonly need: Need }) {
  const text = useText();
  const title = text(`noScript.${need}`);
  return (
    <section className={styles['page']}>
      <PageTitle page={title} site={text('site.name')} />
      <div className={styles['words']}>
        <h1>{title}</h1>
        <p className={styles['description']}>{text(`noScript.${need}.why`)}</p>
        <p className={styles['help']}>{text('noScript.how')}</p>
        {need === 'writing' ? <p className={styles['help']}>{text('noScript.writing.until')}</p> : null}
        <p className={styles['help']}>{text('noScript.without')}</p>
        <SiteSearch />
        <p className={styles['help']}>{text('noScript.lists')}</p>
        <OpenPages />
      </div>
    </section>
  );
}
