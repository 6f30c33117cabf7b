import { foreignLanguageName, getTextLanguage } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import type { InLanguage } from '@adp/shared-data/translation';
import styles from './Card.module.css';

interface CardTitleProps {
  readonly item: InLanguage & { readonly title: string; readonly lang: string };
  readonly to: string;
  readonly level: 2 | 3;
}

/**
 * The title of an item, and the only link of its card. The link's hit area is the whole card. Shows the item's language if it
 * is not the reader's language.
 */
export function CardTitle({ item, to, level }: CardTitleProps) {
  const Heading = `h${level}` as const;
  const { title } = item;
  const lang = getTextLanguage(item);
  const language = foreignLanguageName(item);
  return (
    <>
      <Heading className={styles['title']}>
        <Link className={styles['link']} to={to} state={{ title, lang }} lang={lang} dir="auto">
          {title}
        </Link>
      </Heading>
      {language ? (
        <p className={styles['meta']} translate="no">
          {language}
        </p>
      ) : null}
    </>
  );
}
