import type { ComponentProps } from 'react';
import translate from '../../../messages/translate-en.json';
import { addTexts, useText } from '../../../text';
import styles from '../Write.module.css';
import { TranslationLanguages } from './TranslationLanguages';

export async function loadTranslations() {
  await addTexts(translate);
  return Translations;
}

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
