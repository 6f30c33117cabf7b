import { Button } from '@adp/shared-ui';
import { CopyButton } from '@adp/shared-ui/share';
import { useEffect, useId } from 'react';
import type { CitableItem } from '../../lib/citation/citableItem';
import {
  citationFiles,
  citationFormats,
  type CitationFormat,
  type formatCitation,
} from '../../lib/citation/formatCitation';
import { saveFile } from '../../lib/saveFile';
import { useText } from '../../text';
import styles from './Actions.module.css';
import { useCitation } from './useCitation';

/** What the styles and formats call themselves, in every language. */
const formatNames: Readonly<Record<CitationFormat, string>> = {
  apa: 'APA 7',
  harvard: 'Harvard',
  bibtex: 'BibTeX',
  ris: 'RIS',
  csl: 'CSL-JSON',
};

/** An item's citation in the style or format that the reader picks, to copy or to save. */
export function CitationBox({ item, make }: { item: CitableItem; make?: typeof formatCitation }) {
  const text = useText();
  const id = useId();
  const { citation, ask } = useCitation(item, make);
  const { format, state } = citation;
  useEffect(() => {
    void ask('apa');
    // Once, when the box is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as said above
  }, []);
  const file = format === 'apa' || format === 'harvard' ? undefined : citationFiles[format];
  return (
    <>
      <label className={styles['label']} htmlFor={id}>
        {text('cite.format')}
      </label>
      <select
        className={styles['select']}
        id={id}
        value={format}
        translate="no"
        onChange={({ target }) => void ask(citationFormats.find((known) => known === target.value) ?? 'apa')}
      >
        {citationFormats.map((known) => (
          <option key={known} value={known}>
            {formatNames[known]}
          </option>
        ))}
      </select>
      <div className={styles['citation']} aria-live="polite" aria-busy={state === 'loading'}>
        {state === 'loading' ? <p>{text('cite.loading')}</p> : null}
        {state === 'failed' ? (
          <>
            <p>{text('cite.fault')}</p>
            <Button quiet onClick={() => void ask(format)}>
              {text('cite.retry')}
            </Button>
          </>
        ) : null}
        {state === 'ready' ? (
          <pre className={styles['cited']} dir="auto" translate="no" tabIndex={0} aria-label={formatNames[format]}>
            {citation.text}
          </pre>
        ) : null}
      </div>
      {state === 'ready' ? (
        <div className={styles['row']}>
          <CopyButton
            value={citation.text}
            label={text('cite.copy')}
            done={text('cite.copied')}
            failed={text('share.notCopied', { url: item.url })}
          />
          {file ? (
            <Button quiet onClick={() => saveFile(`${item.id}.${file.extension}`, file.type, citation.text)}>
              {text('cite.save')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
