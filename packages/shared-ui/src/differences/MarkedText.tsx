import { currentLocale } from '../i18n/locale';
import type { TextPart } from './compareTexts';
import styles from './MarkedText.module.css';

/** Announced by screen readers before and after a change. */
export interface MarkLabels {
  readonly start: string;
  readonly end: string;
}

interface MarkedTextProps {
  readonly parts: readonly TextPart[];
  /** `del` marks the changes of an older text as removed, `ins` those of a newer text as added. */
  readonly as: 'ins' | 'del';
  readonly labels: MarkLabels;
}

/** A text whose changed words are marked by colour, by a line and for screen readers. */
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

/** Isolated, so that the label does not change the direction of the text around it. */
function Label({ text }: { readonly text: string }) {
  return (
    <bdi className={styles['label']} lang={currentLocale()}>
      {` ${text} `}
    </bdi>
  );
}
