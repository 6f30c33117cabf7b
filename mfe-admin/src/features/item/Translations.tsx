import type { Translation } from '@adp/shared-data/translation';
import { languageName } from '@adp/shared-ui/format';
import { useText } from '../../text';
import { BodyText } from './BodyText';
import styles from './Item.module.css';

/** The translations of an item. Approving the item also publishes the translations. */
export function Translations({ translations }: { readonly translations: readonly Translation[] }) {
  const text = useText();
  return translations.map(({ lang, title, summary, body }) => {
    const heading = text('item.translation', { language: languageName(lang) });
    return (
      <section key={lang} className={styles['view']} aria-label={heading}>
        <h2>{heading}</h2>
        <h3 className={styles['itemTitle']} lang={lang} dir="auto">
          {title}
        </h3>
        <p lang={lang} dir="auto">
          {summary}
        </p>
        {body ? <BodyText markdown={body} lang={lang} /> : null}
      </section>
    );
  });
}
