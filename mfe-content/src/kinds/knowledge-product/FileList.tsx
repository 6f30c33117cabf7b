import type { KnowledgeProduct } from '@adp/shared-data/knowledge-product';
import { currentLocale, formatLocale } from '@adp/shared-ui';
import { isolate } from '@adp/shared-ui/format';
import { ExternalLink } from '../../components/external/ExternalLink';
import { useValueName } from '../../components/useValueName';
import { fileSize } from '../../lib/format/fileSize';
import { useText } from '../../text';
import styles from '../detail/Detail.module.css';

export function FileList({ files }: { files: KnowledgeProduct['files'] }) {
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
