import { foreignLanguageName, getTextLanguage } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import type { InLanguage } from '@adp/shared-data/translation';
import type { Kind } from '../../lib/kinds';
import { itemPath } from '../../paths';
import styles from './Card.module.css';
import { SaveItem } from './SaveItem';

interface CardTitleProps {
  readonly kind: Kind;
  readonly item: InLanguage & { readonly id: string; readonly title: string; readonly lang: string };
  readonly level: 2 | 3;
}

/** The card's only link. Its hit area is the card except for the save button. */
export function CardTitle({ kind, item, level }: CardTitleProps) {
  const Heading = `h${level}` as const;
  const { title } = item;
  const lang = getTextLanguage(item);
  const language = foreignLanguageName(item);
  return (
    <>
      <Heading className={styles['title']}>
        <Link className={styles['link']} to={itemPath(kind, item.id)} state={{ title, lang }} lang={lang} dir="auto">
          {title}
        </Link>
      </Heading>
      <SaveItem kind={kind} item={item} />
      {language ? (
        <p className={styles['meta']} translate="no">
          {language}
        </p>
      ) : null}
    </>
  );
}
