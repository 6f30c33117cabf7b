import { currentLocale } from '@adp/shared-ui';
import { useLocation } from 'react-router-dom';
import { languageKey, languageNames, languages, toBase } from '@adp/shared-ui/languages';
import { store } from '../../remotes/storage';
import { useText } from '../../text';
import styles from './Menu.module.css';

export function LanguageLinks() {
  const text = useText();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      {'serviceWorker' in navigator && navigator.serviceWorker.controller ? (
        // Offline.tsx handles links to this hash on every page.
        <a className={styles['siteLink']} href="#offline">
          {text('languages.saveOffline')}
        </a>
      ) : null}
      <nav aria-label={text('languages.label')}>
        <ul className={styles['site']}>
          {languages.map((language) => (
            <li key={language}>
              <a
                className={styles['siteLink']}
                href={toBase(language) + pathname + search + hash}
                lang={language}
                hrefLang={language}
                aria-current={language === currentLocale() ? 'true' : undefined}
                translate="no"
                onClick={() => store(languageKey, language)}
              >
                {languageNames[language]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
