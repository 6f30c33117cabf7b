import type { ReviewedItem } from '@adp/shared-data/review';
import { isMessageId, useText } from '../../text';
import { BodyText } from './BodyText';
import { type Fact, toFacts } from './facts';
import styles from './Item.module.css';
import { useValueText } from './useValueText';
import { MarkedSide, Words } from './Words';

interface ItemViewProps {
  readonly heading: string;
  readonly item: ReviewedItem;
  /** The version that it is compared with: what differs is marked. */
  readonly other?: ReviewedItem | undefined;
  /** Whether the other version came after it. */
  readonly isOlder?: boolean;
}

/** An item as it shows itself to readers, with all of its fields. */
export function ItemView({ heading, item, other, isOlder = false }: ItemViewProps) {
  const text = useText();
  const { title, summary, lang, body, cover } = item;
  const changed = (name: 'title' | 'summary' | 'body') =>
    other && !isOlder && other[name] !== item[name] ? <Changed /> : null;
  return (
    <section className={styles['view']} aria-label={heading}>
      <MarkedSide side={other && (isOlder ? 'del' : 'ins')}>
        <h2 className={styles['heading']}>{heading}</h2>
        <h3 className={styles['itemTitle']} lang={lang} dir="auto">
          <Words text={title} other={other?.title} />
          {changed('title')}
        </h3>
        <p lang={lang} dir="auto">
          <Words text={summary} other={other?.summary} />
          {changed('summary')}
        </p>
        {cover ? (
          <img
            className={styles['cover']}
            src={cover.url}
            alt={text('item.picture', { alt: cover.alt })}
            width={cover.width}
            height={cover.height}
            loading="lazy"
          />
        ) : null}
        <h3 className={styles['label']}>
          <span>{text('item.body')}</span>
          {changed('body')}
        </h3>
        {body ? <BodyText markdown={body} lang={lang} other={other?.body} /> : <p>{text('item.body.none')}</p>}
        <h3 className={styles['label']}>{text('item.facts')}</h3>
        <dl className={styles['facts']}>
          {toFacts(item, other).map((fact) => (
            <FactRow key={fact.name} fact={fact} isOlder={isOlder} />
          ))}
        </dl>
      </MarkedSide>
    </section>
  );
}

function Changed() {
  const text = useText();
  return (
    <>
      <span> </span>
      <mark className={styles['changed']}>{text('item.changed')}</mark>
    </>
  );
}

function FactRow({
  fact: { name, value, other, isChanged },
  isOlder,
}: {
  readonly fact: Fact;
  readonly isOlder: boolean;
}) {
  const text = useText();
  const id = `field.${name}`;
  return (
    <div>
      <dt>
        <span>{isMessageId(id) ? text(id) : name}</span>
        {isChanged && !isOlder ? <Changed /> : null}
      </dt>
      <dd dir="auto">
        <FactValue name={name} value={value} other={isChanged ? (other ?? '') : value} />
      </dd>
    </div>
  );
}

interface FactValueProps {
  readonly name: string;
  readonly value: unknown;
  readonly other: unknown;
}

/** A value in words; entries of a list that the other version has not are marked as a whole. */
function FactValue({ name, value, other }: FactValueProps) {
  const toText = useValueText(name);
  if (Array.isArray(value)) {
    const others = new Set((Array.isArray(other) ? other : []).map((one: unknown) => JSON.stringify(one)));
    return (
      <ul>
        {value.map((one: unknown) => {
          const key = JSON.stringify(one);
          return (
            <li key={key}>
              <Words text={toText(one)} other={others.has(key) ? undefined : ''} />
            </li>
          );
        })}
      </ul>
    );
  }
  const words = <Words text={toText(value)} other={toText(other)} />;
  return value instanceof Date ? <time dateTime={value.toISOString()}>{words}</time> : words;
}
