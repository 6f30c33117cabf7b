import type { ReactNode } from 'react';
import { useText } from '../../../text';
import styles from './Fields.module.css';

const samples = ['heading', 'bold', 'list', 'link'] as const;

/** What a body can say beyond plain text, by examples that look as they are typed. */
export function MarkdownHint({ children }: { readonly children: ReactNode }) {
  const text = useText();
  return (
    <>
      <p>{children}</p>
      <ul className={styles['samples']}>
        {samples.map((sample) => (
          <li key={sample} dir="auto" className={styles['sample']}>
            {text(`write.markdown.${sample}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
