import { Weave } from '@adp/shared-ui/weave';
import type { CardItem } from '../../lib/items';
import type { Kind } from '../../lib/kinds';
import styles from './Card.module.css';

interface CardPictureProps {
  readonly kind: Kind;
  readonly item: Pick<CardItem, 'id' | 'picture' | 'themes'>;
  readonly className?: string | undefined;
}

/** An item's picture, or its pattern. Decorative, and hidden with data saver, so that browsers do not load it. */
export function CardPicture({ kind, item: { id, picture, themes }, className }: CardPictureProps) {
  if (picture === undefined) return <Weave className={className} shape="cover" kind={kind} theme={themes[0]} id={id} />;
  return (
    <img
      className={`${styles['picture']} ${className ?? ''}`}
      src={picture}
      alt=""
      width={480}
      height={320}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}
