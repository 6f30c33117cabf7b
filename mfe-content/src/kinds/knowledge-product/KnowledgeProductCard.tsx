import { currentLocale, formatLocale } from '@adp/shared-ui';
import { joinWords } from '@adp/shared-ui/format';
import { memo } from 'react';
import { fileSize } from '../../lib/format/fileSize';
import { getHost } from '../../lib/format/getHost';
import type { CardItem } from '../../lib/items';
import { useText } from '../../text';
import { useValueName } from '../../components/useValueName';
import styles from '../../components/cards/Card.module.css';
import { CardTitle } from '../../components/cards/CardTitle';
import type { ListKind } from '../list/ListKind';
import ledger from './KnowledgeProductCard.module.css';
import texts from './messages/list-en.json';

export function KnowledgeProductCard({ item, level = 2 }: { item: CardItem<'knowledgeProduct'>; level?: 2 | 3 }) {
  const text = useText();
  const valueName = useValueName();
  const locale = currentLocale();
  const languages = item.fileLanguages.length > 0 ? item.fileLanguages : [item.lang];
  return (
    <article className={`${styles['card']} ${ledger['row']}`}>
      <p className={styles['label']}>{valueName('type', item.type)}</p>
      <div className={styles['main']}>
        <CardTitle kind="knowledgeProduct" item={item} level={level} />
        <p className={styles['meta']}>
          <span translate="no" dir="auto">
            {item.corporateAuthor}
          </span>
          {item.replacedBy ? <span className={styles['sample']}>{text('knowledgeProduct.replaced')}</span> : null}
          {item.sample ? <span className={styles['sample']}>{text('item.sample')}</span> : null}
        </p>
      </div>
      <p className={ledger['cell']} translate="no">
        <abbr
          title={joinWords(
            languages.map((code) => valueName('language', code)),
            locale,
          )}
        >
          {languages.map((code) => code.toUpperCase()).join(' · ')}
        </abbr>
      </p>
      <p className={ledger['cell']} translate={item.files.length > 0 ? 'no' : 'yes'}>
        {availability(item, text)}
      </p>
      <p className={ledger['year']}>
        {item.publishedOn ? <time dateTime={item.publishedOn}>{item.publishedOn.slice(0, 4)}</time> : null}
      </p>
    </article>
  );
}

/** Returns format and size of the first file (further files are translations), or the host of the publication. */
function availability(
  { files, htmlUrl, canonicalUrl }: CardItem<'knowledgeProduct'>,
  text: ReturnType<typeof useText>,
): string {
  const [file] = files;
  const page = htmlUrl ?? canonicalUrl;
  if (!file)
    return page ? text('knowledgeProduct.elsewhere', { host: getHost(page) }) : text('knowledgeProduct.noFiles');
  const format = file.format.toUpperCase();
  if (file.bytes === undefined) return format;
  return text('knowledgeProduct.file', { format, size: fileSize(file.bytes, formatLocale(currentLocale())) });
}

export const listKind: ListKind<'knowledgeProduct'> = {
  Card: memo(KnowledgeProductCard),
  texts: [texts],
};
