import { currentLocale, formatLocale } from '@adp/shared-ui';
import { joinWords, numberFormat, isolate } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import type { KnowledgeProduct } from '@adp/shared-data/knowledge-product';
import type { PageItem } from '../../lib/items';
import { ItemAction } from '../../components/actions/ItemAction';
import { ExternalLink } from '../../components/external/ExternalLink';
import { StatusBanner } from '../../components/StatusBanner';
import { useValueName } from '../../components/useValueName';
import { formatPublished } from '../../lib/format/formatPublished';
import { itemPath, itemUrl } from '../../paths';
import { useText } from '../../text';
import styles from '../detail/Detail.module.css';
import { DetailFrame } from '../detail/DetailFrame';
import { getHost } from '../../lib/format/getHost';
import { createDetail } from '../detail/DetailPage';
import { fileSize } from '../../lib/format/fileSize';
import detailTexts from './messages/detail-en.json';
import listTexts from './messages/list-en.json';

const doiAddress = (doi: string) => `https://doi.org/${encodeURI(doi)}`;

export function KnowledgeProductDetail({ item }: { item: PageItem<'knowledgeProduct'> }) {
  const text = useText();
  const valueName = useValueName();
  const locale = currentLocale();
  const { corporateAuthor, publisher, publishedOn, pages, doi, isbn, htmlUrl, replaces, replacedBy } = item;
  const type = valueName('type', item.type);
  const version = (id: string, name: 'detail.older' | 'detail.newer') => (
    <Link to={itemPath('knowledgeProduct', id)}>{text(name)}</Link>
  );
  return (
    <DetailFrame
      kind="knowledgeProduct"
      item={item}
      label={type}
      meta={corporateAuthor ? <span dir="auto">{corporateAuthor}</span> : null}
      banner={
        replacedBy ? (
          <StatusBanner weight="change" title={text('detail.superseded')}>
            <p>{version(replacedBy, 'detail.newer')}</p>
          </StatusBanner>
        ) : null
      }
      facts={[
        { name: text('fact.published'), value: publishedOn && formatPublished(publishedOn, formatLocale(locale)) },
        { name: text('fact.authors'), value: joinWords(item.authors) },
        { name: text('fact.publisher'), value: publisher },
        { name: text('fact.version'), value: item.version },
        { name: text('fact.versions'), value: replaces && version(replaces, 'detail.older') },
        { name: text('fact.pages'), value: pages && numberFormat(formatLocale(locale)).format(pages) },
        { name: text('fact.series'), value: item.series },
        { name: 'DOI', value: doi && <ExternalLink href={doiAddress(doi)}>{doi}</ExternalLink> },
        { name: 'ISBN', value: isbn },
      ]}
      actions={
        <ItemAction
          title={text('cite.title')}
          panel={({ CitationBox, toCitableItem }) => (
            <CitationBox
              item={toCitableItem({ ...item, kind: 'knowledgeProduct' }, itemUrl('knowledgeProduct', item.id), {
                site: text('site'),
                genre: type,
              })}
            />
          )}
        />
      }
    >
      <div className={styles['when']}>
        <p className={styles['text']} lang={item.lang} dir="auto">
          {item.abstract}
        </p>
        {item.keyMessages.length > 0 ? (
          <section>
            <h2 className={styles['heading']}>{text('detail.keyMessages')}</h2>
            <ul className={styles['messages']} lang={item.lang} dir="auto">
              {item.keyMessages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </section>
        ) : null}
        {htmlUrl ? (
          <ExternalLink className={styles['primary']} href={htmlUrl}>
            {text('detail.readOnline', { host: getHost(htmlUrl) })}
          </ExternalLink>
        ) : null}
        <FileList files={item.files} />
      </div>
    </DetailFrame>
  );
}

export const detail = createDetail('knowledgeProduct', KnowledgeProductDetail, [listTexts, detailTexts]);

function FileList({ files }: { files: KnowledgeProduct['files'] }) {
  const text = useText();
  const valueName = useValueName();
  const locale = formatLocale(currentLocale());
  if (files.length === 0) return null;
  return (
    <section>
      <h2 className={styles['heading']}>{text('detail.files')}</h2>
      <ul className={styles['files']}>
        {files.map(({ url, lang, format, bytes, pages, accessible, name, alt }) => (
          <li key={url} className={styles['file']}>
            <ExternalLink className={styles['fileName']} href={url}>
              {text(name ? 'detail.file.named' : 'detail.file', {
                ...(name && { name: isolate(name) }),
                language: valueName('language', lang),
                format: format.toUpperCase(),
              })}
            </ExternalLink>
            {alt ? (
              <span lang={lang} dir="auto">
                {alt}
              </span>
            ) : null}
            <span>{bytes === undefined ? text('detail.file.unknown') : fileSize(bytes, locale)}</span>
            {pages === undefined ? null : <span>{text('detail.file.pages', { pages })}</span>}
            {accessible ? <span>{text('detail.file.accessible')}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
