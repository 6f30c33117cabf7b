import { visuallyHidden } from '../components/visuallyHidden';
import { currentLocale } from '../i18n/locale';
import type { TextPart } from './compareTexts';
import styles from './MarkedText.module.css';

export interface MarkLabels {
  readonly start: string;
  readonly end: string;
}

interface MarkedTextProps {
  readonly parts: readonly TextPart[];
  /** Element for changed words: `del` in the older text (removed), `ins` in the newer text (added). */
  readonly as: 'ins' | 'del';
  readonly labels: MarkLabels;
}

export function MarkedText({ parts, as: Tag, labels }: MarkedTextProps) {
  return parts.map(({ text, isChanged }, index) =>
    isChanged && text.trim() !== '' ? (
      <Tag key={index} className={styles[Tag]}>
        <Label text={labels.start} />
        <span>{text}</span>
        <Label text={labels.end} />
      </Tag>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
}

/** Label that is isolated, so that it does not affect the direction of the surrounding text. */
function Label({ text }: { readonly text: string }) {
  return (
    <bdi className={visuallyHidden} lang={currentLocale()}>
      {` ${text} `}
    </bdi>
  );
}
