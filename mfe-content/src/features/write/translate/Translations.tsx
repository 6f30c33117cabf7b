import type { ComponentProps } from 'react';
import translate from '../../../messages/translate-en.json';
import { addTexts, useText } from '../../../text';
import styles from '../Write.module.css';
import { TranslationLanguages } from './TranslationLanguages';

/** Loads the component's texts. */
export async function loadTranslations() {
  await addTexts(translate);
  return Translations;
}

/** Links from an item's form to its translations. */
function Translations(props: ComponentProps<typeof TranslationLanguages>) {
  const text = useText();
  return (
    <section aria-labelledby="translations">
      <h2 id="translations" className={styles['noteTitle']}>
        {text('translate.section')}
      </h2>
      <p className={styles['why']}>{text('translate.section.why')}</p>
      <TranslationLanguages {...props} />
    </section>
  );
}
