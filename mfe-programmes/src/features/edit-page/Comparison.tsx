import type { ProgrammeContent, ProgrammePageId } from '@adp/shared-data/programme-page';
import { compareTexts, MarkedText } from '@adp/shared-ui/differences';
import { useText } from '../../text';
import { toFieldTexts } from './contentText';
import styles from './Editor.module.css';
import { useFieldLabel } from './usePathLabel';

interface Version {
  readonly name: string;
  readonly content: ProgrammeContent;
}

interface ComparisonProps {
  readonly page: ProgrammePageId;
  readonly older: Version;
  readonly newer: Version;
}

export function Comparison({ page, older, newer }: ComparisonProps) {
  const text = useText();
  const label = useFieldLabel();
  const words = {
    label,
    language: (code: string) => text(`publication.language.${code as 'en'}`),
  };
  const before = toFieldTexts(page, older.content, words);
  const differing = toFieldTexts(page, newer.content, words)
    .map(({ field, text: after }, index) => ({ field, after, before: before[index]?.text ?? '' }))
    .filter((texts) => texts.before !== texts.after);
  const end = text('edit.compare.end');
  if (differing.length === 0) return <p>{text('edit.compare.same')}</p>;
  return (
    <dl className={styles['differences']}>
      {differing.map(({ field, ...texts }) => {
        const parts = compareTexts(texts.before, texts.after);
        return (
          <div key={field.name} className={styles['difference']}>
            <dt>{label(field)}</dt>
            <dd>
              <span className={styles['status']}>{older.name}</span>
              <div dir="auto">
                <MarkedText parts={parts.before} as="del" labels={{ start: text('edit.compare.removed'), end }} />
              </div>
            </dd>
            <dd>
              <span className={styles['status']}>{newer.name}</span>
              <div dir="auto">
                <MarkedText parts={parts.after} as="ins" labels={{ start: text('edit.compare.added'), end }} />
              </div>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
