import { useId } from 'react';
import { CopyButton } from '../share/CopyButton';
import styles from './EmbedPanel.module.css';
import type { Embedded } from './EmbedToggle';
import { toEmbedCode } from './toEmbedCode';

type EmbedWord = 'label' | 'hint' | 'copy' | 'copied' | 'notCopied' | 'open';

interface EmbedPanelProps extends Embedded {
  /** Returns a text in the page's language. */
  readonly word: (word: EmbedWord) => string;
}

/** The code that shows an embed on another website, with a button to copy it. */
export function EmbedPanel({ word, ...embedded }: EmbedPanelProps) {
  const id = useId();
  const code = toEmbedCode(embedded, window.location.origin);
  return (
    <div className={styles['panel']}>
      <label className={styles['label']} htmlFor={id}>
        {word('label')}
      </label>
      <textarea
        className={styles['code']}
        id={id}
        value={code}
        readOnly
        rows={5}
        dir="ltr"
        translate="no"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p className={styles['hint']} id={`${id}-hint`}>
        {word('hint')}
      </p>
      <div className={styles['row']}>
        <CopyButton value={code} label={word('copy')} done={word('copied')} failed={word('notCopied')} />
        <a className={styles['link']} href={embedded.path} target="_blank" rel="noopener nofollow">
          {word('open')}
        </a>
      </div>
    </div>
  );
}
