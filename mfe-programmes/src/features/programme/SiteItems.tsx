import { notify } from '@adp/app-contract';
import { settleSoon } from '@adp/shared-data/client';
import { contentKinds, type programmeItemKinds } from '@adp/shared-data/content';
import type { ListedItem } from '@adp/shared-data/lists';
import { Later, useOnline, type Text } from '@adp/shared-ui';
import { toDeadlineDay, toWallTimes } from '@adp/shared-ui/calendar';
import { foreignLanguageName, formatDateTime, formatDay, formatDays, getTextLanguage } from '@adp/shared-ui/format';
import { useReturnPlace } from '@adp/shared-ui/lists';
import { SaveButton, toSaveNotice } from '@adp/shared-ui/saves';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { loadCounts } from '../../api/loadCounts';
import { readSiteItems } from '../../api/readSiteItems';
import chartTexts from '../../messages/charts-en.json';
import itemTexts from '../../messages/site-items-en.json';
import { itemPath } from '../../paths';
import { addTexts, useText, type MessageId } from '../../text';
import { NumberLinks, Numbers } from './Numbers';
// Reuse the style sheet of OnThisSite. A separate one would add CSS loading code to every page.
import styles from './OnThisSite.module.css';

const texts = [itemTexts, chartTexts];

export { NumberLinks, texts };

type Items = Awaited<ReturnType<typeof loadSiteItems>>;

export async function loadSiteItems(programme: string) {
  const [knowledgeProducts, events, opportunities, { value: numbers }] = await Promise.all([
    readSiteItems('knowledgeProduct', programme),
    readSiteItems('event', programme),
    readSiteItems('opportunity', programme),
    settleSoon(loadCounts(programme)),
    addTexts(...texts),
  ]);
  return { programme, knowledgeProducts, events, opportunities, numbers, readAt: new Date() };
}

interface SiteItemsProps {
  readonly items: Items;
  readonly region: RefObject<HTMLElement | null>;
  /** Called after the section has left the viewport, when it can shrink without moving visible content. */
  readonly onPass: () => void;
}

/** Links to the site's items about a programme, which the shell saves with the page (`data-site-items`), and their numbers. */
export function SiteItems({ items, region, onPass }: SiteItemsProps) {
  const text = useText();
  const isOnline = useOnline();
  const container = useRef<HTMLDivElement>(null);
  const rememberOpened = useReturnPlace(container, true);
  useEffect(() => {
    if (!region.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting) return;
      // Shrinking moves the content below, unless the browser has scroll anchoring, which Safari lacks.
      if (entry.boundingClientRect.top > 0 || CSS.supports('overflow-anchor', 'auto')) onPass();
    });
    observer.observe(region.current);
    return () => observer.disconnect();
  }, [region, onPass]);
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- clicks on its links, including with Enter, bubble to it */}
      <div ref={container} className={styles['kinds']} data-site-items="" onClick={rememberOpened}>
        <Section kind="knowledgeProduct" items={items.knowledgeProducts} toDate={toYear} />
        <Section kind="event" items={items.events} toDate={toDays} />
        <Section kind="opportunity" items={items.opportunities} toDate={toDeadline} />
        {isOnline ? null : (
          <p className={styles['offline']} role="status">
            {text('siteItems.offline', { time: formatDateTime(items.readAt) })}
          </p>
        )}
      </div>
      <Later value={items.numbers} fallback={null}>
        {({ answer }) => (answer ? <Numbers programme={items.programme} {...answer} /> : null)}
      </Later>
    </>
  );
}

interface SectionProps<Item> {
  readonly kind: (typeof programmeItemKinds)[number];
  readonly items: readonly Item[];
  readonly toDate: (item: Item, text: Text<MessageId>) => ReactNode;
}

function Section<Item extends ListedItem>({ kind, items, toDate }: SectionProps<Item>) {
  const text = useText();
  const id = `site-${kind}`;
  if (items.length === 0) return null;
  return (
    <div>
      <h3 id={id} className={styles['kind']}>
        {text(`siteItems.${kind}`)}
      </h3>
      <ul aria-labelledby={id}>
        {items.map((item) => (
          <li key={item.id} className={styles['item']}>
            <Link className={styles['title']} to={itemPath(kind, item.id)} lang={getTextLanguage(item)} dir="auto">
              {item.title}
            </Link>
            <SaveButton
              item={`${contentKinds[kind].collection}/${item.id}`}
              source={{ ...item, lang: getTextLanguage(item) }}
              label={text('save.item', { title: item.title })}
              onFailed={() => notify({ type: 'error', text: text('save.failed') })}
              onChanged={(isSaved) => notify(toSaveNotice(isSaved, text))}
            />
            <p className={styles['date']}>
              {toDate(item, text)}
              <TitleLanguage item={item} />
              {item.sample ? <span>{text('siteItems.sample')}</span> : null}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function TitleLanguage({ item }: { item: ListedItem }) {
  const language = foreignLanguageName(item);
  return language ? <span translate="no">{language}</span> : null;
}

function toYear({ publishedOn }: ListedItem<'knowledgeProduct'>, text: Text<MessageId>) {
  if (publishedOn === undefined) return <span>{text('siteItems.undated')}</span>;
  return <time dateTime={publishedOn}>{publishedOn.slice(0, 4)}</time>;
}

function toDays(event: ListedItem<'event'>) {
  return <time dateTime={event.startsAt.toISOString()}>{formatDays(...toWallTimes(event))}</time>;
}

function toDeadline(
  { opensAt, deadlineKind, deadlineAt, deadlineLocal, timezone }: ListedItem<'opportunity'>,
  text: Text<MessageId>,
) {
  const opensLater = opensAt !== undefined && opensAt > new Date();
  if (opensLater)
    return <time dateTime={opensAt.toISOString()}>{text('siteItems.opens', { day: formatDay(opensAt) })}</time>;
  if (deadlineAt === undefined)
    return <span>{text(deadlineKind === 'rolling' ? 'siteItems.rolling' : 'siteItems.noDeadline')}</span>;
  const day = formatDay(toDeadlineDay(deadlineAt, timezone, deadlineLocal));
  return <time dateTime={deadlineAt.toISOString()}>{text('siteItems.closes', { day })}</time>;
}
