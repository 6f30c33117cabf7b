import { currentLocale } from '../i18n/locale';
import type { TextPart } from './compareTexts';
import styles from './MarkedText.module.css';

/** What a screen reader says around what is marked. */
export interface MarkLabels {
  readonly start: string;
  readonly end: string;
}

interface MarkedTextProps {
  readonly parts: readonly TextPart[];
  /** Of an older text what is changed was removed, of a newer one it was added. */
  readonly as: 'ins' | 'del';
  readonly labels: MarkLabels;
}

/** A text with its changed words marked: by a line as well as by colour, and in words for who hears it. */
export function MarkedText({ parts, as: Mark, labels }: MarkedTextProps) {
  return parts.map(({ text, isChanged }, index) =>
    isChanged && text.trim() !== '' ? (
      <Mark key={index} className={styles[Mark]}>
        <Label text={labels.start} />
        <span>{text}</span>
        <Label text={labels.end} />
      </Mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
}

/** In the page's language, and isolated: it has no say in which direction the text around it runs. */
function Label({ text }: { readonly text: string }) {
  return (
    <bdi className={styles['label']} lang={currentLocale()}>
      {` ${text} `}
    </bdi>
  );
}
