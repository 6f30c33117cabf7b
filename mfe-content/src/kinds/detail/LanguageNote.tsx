import { currentLocale } from '@adp/shared-ui';
import { languageName } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import type { WholeItem } from '../../lib/items';
import { formatAuthor } from '../../lib/format/formatAuthor';
import { originalQuery } from '../../paths';
import { useText } from '../../text';
import styles from './DetailPage.module.css';

/** A note about the language of an item that is not in the reader's language, with a link to the other version. */
export function LanguageNote({
  item: { lang, translation, translations },
}: {
  readonly item: Pick<WholeItem, 'lang' | 'translation' | 'translations'>;
}) {
  const text = useText();
  const locale = currentLocale();
  if (!translation && locale.startsWith(lang)) return null;
  const isTranslated = Object.keys(translations ?? {}).includes(locale);
  const [id, search] = translation
    ? ([`detail.text.${translation.how}`, originalQuery] as const)
    : (['detail.text.in', ''] as const);
  return (
    <p className={styles['meta']}>
      <span>
        {text(id, { language: languageName(lang), name: formatAuthor(translation?.translatorName ?? '', text) })}
      </span>
      {translation?.isOlder ? <span>{text('detail.text.older')}</span> : null}
      {translation ? <span>{text('detail.text.untranslated', { language: languageName(lang) })}</span> : null}
      {isTranslated ? (
        <Link className={styles['author']} to={{ search }}>
          {text(translation ? 'detail.text.original' : 'detail.text.translation', { language: languageName(locale) })}
        </Link>
      ) : null}
    </p>
  );
}
