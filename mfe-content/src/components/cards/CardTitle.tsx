import { currentLocale } from '@adp/shared-ui';
import { languageName } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import type { InLanguage } from '@adp/shared-data';
import styles from './Card.module.css';

interface CardTitleProps {
  readonly item: InLanguage & { readonly title: string; readonly lang: string };
  readonly to: string;
  readonly level: 2 | 3;
}

/** An item's title: the only link of its card; its hit area is the whole card. Its language is named where it is not the reader's. */
export function CardTitle({ item: { title, lang: written, translation }, to, level }: CardTitleProps) {
  const Heading = `h${level}` as const;
  const lang = translation?.lang ?? written;
  return (
    <>
      <Heading className={styles['title']}>
        <Link className={styles['link']} to={to} state={{ title }} lang={lang} dir="auto">
          {title}
        </Link>
      </Heading>
      {currentLocale().startsWith(lang) ? null : (
        <p className={styles['meta']} translate="no">
          {languageName(lang)}
        </p>
      )}
    </>
  );
}
