import type { ReviewedItem } from '@adp/shared-data/review';
import { countryName, formatDateTime, languageName } from '@adp/shared-ui/format';
import { isMessageId, useText } from '../../text';
import { BodyText } from './BodyText';
import { type Fact, toFacts } from './facts';
import styles from './Item.module.css';

interface ItemViewProps {
  readonly heading: string;
  readonly item: ReviewedItem;
  /** What readers saw before it: fields that differ are marked. */
  readonly before?: ReviewedItem | undefined;
}

/** An item as it shows itself to readers, with all of its fields. */
export function ItemView({ heading, item, before }: ItemViewProps) {
  const text = useText();
  const { title, summary, lang, body, cover } = item;
  const changed = (name: 'title' | 'summary' | 'body') => (before && before[name] !== item[name] ? <Changed /> : null);
  return (
    <section className={styles['view']} aria-label={heading}>
      <h2 className={styles['heading']}>{heading}</h2>
      <h3 className={styles['itemTitle']} lang={lang} dir="auto">
        {title} {changed('title')}
      </h3>
      <p lang={lang} dir="auto">
        {summary} {changed('summary')}
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
        {text('item.body')} {changed('body')}
      </h3>
      {body ? <BodyText markdown={body} lang={lang} /> : <p>{text('item.body.none')}</p>}
      <h3 className={styles['label']}>{text('item.facts')}</h3>
      <dl className={styles['facts']}>
        {toFacts(item, before).map((fact) => (
          <FactRow key={fact.name} fact={fact} />
        ))}
      </dl>
    </section>
  );
}

function Changed() {
  const text = useText();
  return <mark className={styles['changed']}>{text('item.changed')}</mark>;
}

function FactRow({ fact: { name, value, isChanged } }: { readonly fact: Fact }) {
  const text = useText();
  const id = `field.${name}`;
  return (
    <div>
      <dt>
        {isMessageId(id) ? text(id) : name} {isChanged ? <Changed /> : null}
      </dt>
      <dd dir="auto">
        <FactValue name={name} value={value} />
      </dd>
    </div>
  );
}

/** Stored values in words, where there are any; addresses as they are, and nothing to press by accident. */
function FactValue({ name, value }: { readonly name: string; readonly value: unknown }) {
  const text = useText();
  if (value instanceof Date) return <time dateTime={value.toISOString()}>{formatDateTime(value)}</time>;
  if (Array.isArray(value))
    return (
      <ul>
        {value.map((one: unknown) => (
          <li key={typeof one === 'object' ? JSON.stringify(one) : String(one)}>
            <FactValue name={name} value={one} />
          </li>
        ))}
      </ul>
    );
  if (typeof value === 'boolean') return text(value ? 'item.yes' : 'item.no');
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .map((part) => String(part))
      .join(', ');
  const stored = String(value);
  if (/^lang|languages/i.test(name)) return languageName(stored);
  return /countries|country|deployedIn/i.test(name) ? countryName(stored) : stored;
}
