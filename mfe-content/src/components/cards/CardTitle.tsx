import { Link } from 'react-router-dom';
import styles from './Card.module.css';

interface CardTitleProps {
  readonly title: string;
  /** The item's language, where it is known. */
  readonly lang?: string;
  readonly to: string;
  readonly level: 2 | 3;
}

/** An item's title: the only link of its card; its hit area is the whole card. */
export function CardTitle({ title, lang, to, level }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={styles['title']}>
      <Link className={styles['link']} to={to} state={{ title }} lang={lang} dir="auto">
        {title}
      </Link>
    </Heading>
  );
}
