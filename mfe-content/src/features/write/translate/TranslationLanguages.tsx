import { listChoices } from '@adp/shared-data/fields';
import type { TextLanguage } from '@adp/shared-data/translation';
import { languageName } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import type { Translating } from '../../../api/translating';
import { translatePath } from '../../../paths';
import { useText } from '../../../text';
import styles from './TranslationLanguages.module.css';

interface TranslationLanguagesProps extends Pick<Translating, 'kind' | 'item'> {
  readonly lang?: TextLanguage;
}

export function TranslationLanguages({ kind, item, lang }: TranslationLanguagesProps) {
  const text = useText();
  return (
    <nav aria-label={text('translate.languages')}>
      <ul className={styles['languages']}>
        {listChoices.lang
          .filter((language) => language !== item.lang)
          .map((language) => (
            <li key={language}>
              <Link
                className={styles['language']}
                to={translatePath(kind, item.id, language)}
                aria-current={language === lang ? 'page' : undefined}
              >
                {text(item.translations?.[language] ? 'translate.language.there' : 'translate.language.none', {
                  language: languageName(language),
                })}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
