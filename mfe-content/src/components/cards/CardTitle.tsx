import { Link } from 'react-router-dom';
import styles from './Card.module.css';

interface CardTitleProps {
  readonly title: string;
  /** The language in which the item is written, where it is known. */
  readonly lang?: string;
  readonly to: string;
  readonly level: 2 | 3;
}

/** An item's title: the one link of its card, which answers on the whole card. */
export function CardTitle({ title, lang, to, level }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={styles['title']}>
      <Link className={styles['link']} to={to} lang={lang} dir="auto">
        {title}
      </Link>
    </Heading>
  );
}
