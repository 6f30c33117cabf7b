import { formatDay, getTextLanguage } from '@adp/shared-ui/format';
import type { ReactNode } from 'react';
import { getSmallWidth, sitePicture, smallCover, toSmallUrl } from '@adp/shared-data/files';
import { currentLocale, formatLocale } from '@adp/shared-ui';
import { Weave } from '@adp/shared-ui/weave';
import type { PageItem } from '../../lib/items';
import { MarkdownBody } from '../../components/markdown/MarkdownBody';
import { TableOfContents } from '../../components/markdown/TableOfContents';
import { SaveItem } from '../../components/cards/SaveItem';
import { ActionBar, ItemAction } from '../../components/actions/ItemAction';
import type { Kind } from '../../lib/kinds';
import { useUrl } from '../../components/useBrowser';
import { itemPath } from '../../paths';
import { useText } from '../../text';
import { ExternalLink } from '../../components/external/ExternalLink';
import { ImageOnRequest } from '../../components/ImageOnRequest';
import { fileSize } from '../../lib/format/fileSize';
import { getUnlistedSources } from '../../lib/markdown/getUnlistedSources';
import styles from './DetailPage.module.css';
import { Byline } from './Byline';
import { Facts, type Fact, useCommonFacts } from './Facts';
import { AuthorPanel } from './AuthorPanel';
import { LanguageNote } from './LanguageNote';
import { Related } from './Related';

/** The width of a cover on the page. On phones it is smaller than in fact, so that screens of density 2 load the small size. */
const coverSizes = `(min-width: 50rem) 50rem, (min-width: 30rem) 100vw, ${smallCover.maxSide / 2}px`;

interface DetailFrameProps {
  readonly kind: Kind;
  readonly item: PageItem;
  readonly label: string;
  readonly meta?: ReactNode;
  readonly banner?: ReactNode;
  readonly facts: readonly Fact[];
  readonly sources?: readonly string[];
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

export function DetailFrame(props: DetailFrameProps) {
  const { kind, item, label, meta, banner, facts, actions, children, sources = item.sources } = props;
  const text = useText();
  const lang = getTextLanguage(item);
  const common = useCommonFacts(kind, item);
  const url = useUrl(itemPath(kind, item.id));
  const updated = item.publishedAt && item.updatedAt.getTime() - item.publishedAt.getTime() > 86_400_000;
  return (
    <article className={styles['item']}>
      <header className={styles['head']}>
        <p className={styles['label']}>{label}</p>
        <h1 className={styles['title']} lang={lang} dir="auto">
          {item.title}
        </h1>
        <p className={styles['meta']}>
          <Byline kind={kind} item={item} />
          {item.publishedAt ? (
            <time dateTime={item.publishedAt.toISOString()}>{formatDay(item.publishedAt)}</time>
          ) : null}
          {updated ? (
            <time dateTime={item.updatedAt.toISOString()}>
              {text('detail.updated', { day: formatDay(item.updatedAt) })}
            </time>
          ) : null}
          {meta}
        </p>
        <LanguageNote item={item} />
        <AuthorPanel item={item} />
        {item.sample ? <p className={styles['sample']}>{text('item.sample.why')}</p> : null}
        {banner}
      </header>
      <div className={styles['main']}>
        <Cover kind={kind} item={item} />
        <p className={styles['lead']} lang={lang} dir="auto">
          {item.summary}
        </p>
        {children}
        {item.body.length > 0 ? (
          <>
            <TableOfContents tree={item.body} lang={lang} />
            <MarkdownBody key={JSON.stringify(item.body)} tree={item.body} lang={lang} />
          </>
        ) : null}
      </div>
      <div className={styles['side']}>
        <ActionBar>
          <SaveItem kind={kind} item={item} toText={(isSaved) => text(isSaved ? 'save.saved' : 'save')} />
          <ItemAction
            title={text('share.title')}
            panel={({ ShareMenu }) => <ShareMenu shared={{ url, title: item.title }} />}
          />
          {actions}
          <ItemAction title={text('report.title')} panel={({ ReportItem }) => <ReportItem kind={kind} item={item} />} />
        </ActionBar>
        <aside aria-label={text('detail.facts')}>
          <Facts facts={[...facts, ...common]} />
        </aside>
      </div>
      <div className={styles['rest']}>
        <SourceLinks sources={getUnlistedSources(sources, item.body, text('detail.sources'))} />
        <p className={styles['printed']}>{url}</p>
      </div>
      <Related kind={kind} item={item} />
    </article>
  );
}

function SourceLinks({ sources }: { sources: readonly string[] }) {
  const text = useText();
  if (sources.length === 0) return null;
  return (
    <section className={styles['sources']}>
      <h2 className={styles['small']}>{text('detail.sources')}</h2>
      <ol>
        {sources.map((source) => (
          <li key={source}>
            <ExternalLink className={styles['source']} href={source}>
              <bdi dir="ltr">{source}</bdi>
            </ExternalLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * An item's cover. Reserves its space while it loads. Credit and description are in the item's original language. Items
 * without a picture have a woven pattern instead.
 */
function Cover({ kind, item }: Pick<DetailFrameProps, 'kind' | 'item'>) {
  const { id, cover, lang, themes } = item;
  const src = cover && sitePicture(cover.url, 'images');
  if (!cover || src === undefined)
    return <Weave className={styles['cloth']} shape="banner" kind={kind} theme={themes[0]} id={id} />;
  const small = toSmallUrl(src);
  return (
    <figure className={styles['cover']}>
      <ImageOnRequest
        src={src}
        lang={lang}
        alt={cover.alt}
        width={cover.width}
        height={cover.height}
        bytes={cover.bytes}
        small={
          small === undefined
            ? undefined
            : { src: small, width: getSmallWidth(cover), bytes: smallCover.maxBytes, sizes: coverSizes }
        }
      />
      <figcaption className={styles['credit']}>
        {cover.credit ? (
          <span lang={lang} dir="auto">
            {cover.credit}
          </span>
        ) : null}
        {/* The browser selects one of two sizes, so the number of bytes is unknown. */}
        {small === undefined ? <span>{fileSize(cover.bytes, formatLocale(currentLocale()))}</span> : null}
      </figcaption>
    </figure>
  );
}
