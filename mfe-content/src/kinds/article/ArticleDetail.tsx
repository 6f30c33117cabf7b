import { toBodyText } from '@adp/shared-data/body';
import { currentLocale, formatLocale } from '@adp/shared-ui';
import type { PageItem } from '../../lib/items';
import { ItemAction } from '../../components/actions/ItemAction';
import { useValueName } from '../../components/useValueName';
import { fileSize } from '../../lib/format/fileSize';
import { readingMinutes } from '../../lib/markdown/readingMinutes';
import { itemUrl } from '../../paths';
import { useText } from '../../text';
import { DetailFrame } from '../detail/DetailFrame';
import { createDetail } from '../detail/DetailPage';

export function ArticleDetail({ item }: { item: PageItem<'article'> }) {
  const text = useText();
  const valueName = useValueName();
  const [theme] = item.themes;
  const body = toBodyText(item.body);
  const bytes = new TextEncoder().encode(body).length;
  return (
    <DetailFrame
      kind="article"
      item={item}
      label={theme ? valueName('theme', theme) : text('kind.one.article')}
      meta={
        <>
          <span>{text('article.minutes', { minutes: readingMinutes(body) })}</span>
          <span>{fileSize(bytes, formatLocale(currentLocale()))}</span>
        </>
      }
      facts={[{ name: text('fact.series'), value: item.series }]}
      actions={
        <ItemAction
          title={text('cite.title')}
          panel={({ CitationBox, toCitableItem }) => (
            <CitationBox
              item={toCitableItem({ ...item, kind: 'article' }, itemUrl('article', item.id), { site: text('site') })}
            />
          )}
        />
      }
    />
  );
}

export const detail = createDetail('article', ArticleDetail, []);
