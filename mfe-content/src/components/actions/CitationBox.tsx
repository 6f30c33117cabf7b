import { Button } from '@adp/shared-ui';
import { CopyButton } from '@adp/shared-ui/share';
import { useEffect, useId, useRef, useState } from 'react';
import type { CitableItem } from '@adp/shared-data/citation';
import { saveFile } from '@adp/shared-ui/download';
import { citationFiles, citationFormats, type CitationFormat, formatCitation } from '../../lib/citation/formatCitation';
import { useText } from '../../text';
import styles from './Actions.module.css';

const formatNames: Readonly<Record<CitationFormat, string>> = {
  apa: 'APA 7',
  harvard: 'Harvard',
  chicago: 'Chicago (author-date)',
  vancouver: 'Vancouver',
  ieee: 'IEEE',
  bibtex: 'BibTeX',
  ris: 'RIS',
  csl: 'CSL-JSON',
};

export function CitationBox({ item, make }: { item: CitableItem; make?: typeof formatCitation }) {
  const text = useText();
  const id = useId();
  const { citation, ask } = useCitation(item, make);
  const { format, state } = citation;
  useEffect(() => {
    void ask('apa');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- run once, when the box opens
  }, []);
  const file = format in citationFiles ? citationFiles[format as keyof typeof citationFiles] : undefined;
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
        onChange={({ target }) => void ask(citationFormats.find((format) => format === target.value) ?? 'apa')}
      >
        {citationFormats.map((format) => (
          <option key={format} value={format}>
            {formatNames[format]}
          </option>
        ))}
      </select>
      <div className={styles['citation']} aria-live="polite" aria-busy={state === 'loading'}>
        {state === 'loading' ? <p>{text('cite.loading')}</p> : null}
        {state === 'failed' ? (
          <>
            <p>{text('cite.error')}</p>
            <Button secondary onClick={() => void ask(format)}>
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
            failed={text('cite.notCopied')}
          />
          {file ? (
            <Button secondary onClick={() => saveFile(`${item.id}.${file.extension}`, file.type, citation.text)}>
              {text('cite.save')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {state === 'ready' && !file ? <Attribution /> : null}
    </>
  );
}

/** The attribution of citeproc, which its licence, the CPAL, requires (decision 024). */
function Attribution() {
  const text = useText();
  return (
    <p className={styles['attribution']}>
      <a href="https://citationstyles.org/" rel="noopener" translate="no">
        {'Citations by CSL (citeproc-js)'}
      </a>
      <a href="https://github.com/Juris-M/citeproc-js" rel="noopener">
        {text('cite.source')}
      </a>
      <a href="https://opensource.org/license/cpal-1.0" rel="noopener">
        {text('cite.licence')}
      </a>
    </p>
  );
}

interface Citation {
  readonly format: CitationFormat;
  readonly state: 'none' | 'loading' | 'ready' | 'failed';
  readonly text: string;
}

/** Returns an item's citation in the format requested last. The formatter loads with the first request. */
function useCitation(item: CitableItem, make = formatCitation) {
  const [citation, setCitation] = useState<Citation>({ format: 'apa', state: 'none', text: '' });
  const requests = useRef(0);
  async function request(format: CitationFormat): Promise<void> {
    requests.current += 1;
    const request = requests.current;
    setCitation({ format, state: 'loading', text: '' });
    const answer = await make(item, format).then(
      (text): Citation => ({ format, state: 'ready', text }),
      // The formatter did not load or failed. The citation box offers a retry.
      (): Citation => ({ format, state: 'failed', text: '' }),
    );
    if (request === requests.current) setCitation(answer);
  }
  return { citation, ask: request };
}
