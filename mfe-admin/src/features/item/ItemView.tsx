import type { ReviewedItem } from '@adp/shared-data/review';
import { isMessageId, useText } from '../../text';
import list from '../../components/List.module.css';
import { BodyText } from './BodyText';
import { type Fact, toFacts } from './facts';
import styles from './Item.module.css';
import { useValueText } from './useValueText';
import { MarkedSide, Words } from './Words';

interface ItemViewProps {
  readonly heading: string;
  readonly item: ReviewedItem;
  readonly comparedWith?: ReviewedItem | undefined;
  readonly isOlder?: boolean;
}

export function ItemView({ heading, item, comparedWith, isOlder = false }: ItemViewProps) {
  const text = useText();
  const { title, summary, lang, body, cover } = item;
  const changed = (name: 'title' | 'summary' | 'body') =>
    comparedWith && !isOlder && comparedWith[name] !== item[name] ? <Changed /> : null;
  return (
    <section className={styles['view']} aria-label={heading}>
      <MarkedSide side={comparedWith && (isOlder ? 'del' : 'ins')}>
        <h2>{heading}</h2>
        <h3 className={styles['itemTitle']} lang={lang} dir="auto">
          <Words text={title} comparedWith={comparedWith?.title} />
          {changed('title')}
        </h3>
        <p lang={lang} dir="auto">
          <Words text={summary} comparedWith={comparedWith?.summary} />
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
        {body ? (
          <BodyText markdown={body} lang={lang} comparedWith={comparedWith?.body} />
        ) : (
          <p>{text('item.body.none')}</p>
        )}
        <h3 className={styles['label']}>{text('item.facts')}</h3>
        <dl className={list['facts']}>
          {toFacts(item, comparedWith).map((fact) => (
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
  fact: { name, value, comparedWith, isChanged },
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
        <FactValue name={name} value={value} comparedWith={isChanged ? (comparedWith ?? '') : value} />
      </dd>
    </div>
  );
}

interface FactValueProps {
  readonly name: string;
  readonly value: unknown;
  readonly comparedWith: unknown;
}

function FactValue({ name, value, comparedWith }: FactValueProps) {
  const toText = useValueText(name);
  if (Array.isArray(value)) {
    const others = new Set(
      (Array.isArray(comparedWith) ? comparedWith : []).map((entry: unknown) => JSON.stringify(entry)),
    );
    return (
      <ul>
        {value.map((entry: unknown) => {
          const key = JSON.stringify(entry);
          return (
            <li key={key}>
              <Words text={toText(entry)} comparedWith={others.has(key) ? undefined : ''} />
            </li>
          );
        })}
      </ul>
    );
  }
  const words = <Words text={toText(value)} comparedWith={toText(comparedWith)} />;
  return value instanceof Date ? <time dateTime={value.toISOString()}>{words}</time> : words;
}
