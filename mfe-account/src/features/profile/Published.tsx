import { notify } from '@adp/app-contract';
import { contentKinds } from '@adp/shared-data/content';
import { type Published as Items, type PublishedItem, type MemberKind, memberKinds } from '@adp/shared-data/lists';
import { toDeadlineDay, toWallTime } from '@adp/shared-ui/calendar';
import { foreignLanguageName, formatDay, getTextLanguage, isolate } from '@adp/shared-ui/format';
import { SaveButton, toSaveNotice } from '@adp/shared-ui/saves';
import { Link } from 'react-router-dom';
import { authorListPath, itemPath } from '../../paths';
import { useText } from '../../text';
import styles from './Published.module.css';

interface PublishedProps {
  readonly items: Items;
  readonly username: string;
  readonly name: string;
}

export function Published({ items, username, name }: PublishedProps) {
  const text = useText();
  const some = memberKinds.filter((kind) => items[kind].length > 0);
  return (
    <section className={styles['published']}>
      <h2>{text('profile.published')}</h2>
      {some.map((kind) => (
        <KindSection key={kind} kind={kind} items={items[kind]} username={username} name={name} />
      ))}
      {some.length === 0 ? (
        <div className={styles['nothing']}>
          <p className={styles['nothingTitle']}>{text('profile.nothing')}</p>
          <p>{text('profile.nothing.why', { name: isolate(name) })}</p>
        </div>
      ) : null}
    </section>
  );
}

interface KindSectionProps extends Omit<PublishedProps, 'items'> {
  readonly kind: MemberKind;
  readonly items: readonly PublishedItem[];
}

function KindSection({ kind, items, username, name }: KindSectionProps) {
  const text = useText();
  const id = `published-${kind}`;
  return (
    <section className={styles['kind']}>
      <h3 id={id}>{text(`kind.${kind}`)}</h3>
      {/* jscpd:ignore-start -- SiteItems.tsx of mfe-programmes has the same code, but each app passes its own texts. */}
      <ul aria-labelledby={id}>
        {items.map((item) => (
          <li key={item.id} className={styles['item']}>
            <Link className={styles['title']} to={itemPath(kind, item.id)} lang={getTextLanguage(item)} dir="auto">
              {item.title}
            </Link>
            <Day item={item} />
            <TitleLanguage item={item} />
            <SaveButton
              item={`${contentKinds[kind].collection}/${item.id}`}
              source={{ ...item, lang: getTextLanguage(item) }}
              label={text('save.item', { title: item.title })}
              onFailed={() => notify({ type: 'error', text: text('save.failed') })}
              onChanged={(isSaved) => notify(toSaveNotice(isSaved, text))}
            />
            {/* jscpd:ignore-end */}
          </li>
        ))}
      </ul>
      <Link className={styles['all']} to={authorListPath(kind, username)}>
        {text(`profile.all.${kind}`, { name: isolate(name) })}
      </Link>
    </section>
  );
}

function TitleLanguage({ item }: { item: PublishedItem }) {
  const language = foreignLanguageName(item);
  return language ? (
    <span className={styles['day']} translate="no">
      {language}
    </span>
  ) : null;
}

function Day({ item }: { item: PublishedItem }) {
  const text = useText();
  const { publishedAt, startsAt, startsLocal, deadlineAt, deadlineLocal, timezone = 'UTC' } = item;
  const [dayMeaning, date, day] = startsAt
    ? (['starts', startsAt, toWallTime(startsAt, timezone, startsLocal)] as const)
    : deadlineAt
      ? (['closes', deadlineAt, toDeadlineDay(deadlineAt, timezone, deadlineLocal)] as const)
      : (['published', publishedAt, publishedAt] as const);
  if (!date || !day) return null;
  return (
    <time className={styles['day']} dateTime={date.toISOString()}>
      {text(`profile.day.${dayMeaning}`, { day: formatDay(day) })}
    </time>
  );
}
