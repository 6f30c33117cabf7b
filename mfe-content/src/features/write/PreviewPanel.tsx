import { Button, useLoaded } from '@adp/shared-ui';
import { useState } from 'react';
import { useWide } from '../../components/useBrowser';
import type { Kind } from '../../lib/kinds';
import { useText } from '../../text';
import styles from './Write.module.css';

const loadPreview = () => import(/* webpackChunkName: "write-preview" */ './Preview');

/** The preview panel. On wide screens it is beside the form; on phones it is below the form and opens on request. */
export function PreviewPanel({ kind, itemId }: { kind: Kind; itemId: string }) {
  const text = useText();
  const wide = useWide();
  const [open, setOpen] = useState(false);
  const shown = wide || open;
  const { part, failed, retry } = useLoaded(loadPreview, shown);
  return (
    // Beside the form, the panel scrolls separately and needs to be focusable for keyboard users.
    <section className={styles['preview']} aria-labelledby="preview" tabIndex={wide ? 0 : undefined}>
      <h2 id="preview" className={styles['sectionTitle']}>
        {text('write.preview')}
      </h2>
      {wide ? null : (
        <Button secondary aria-expanded={open} onClick={() => setOpen(!open)}>
          {text(open ? 'write.preview.hide' : 'write.preview.show')}
        </Button>
      )}
      {shown && part ? <part.Preview kind={kind} itemId={itemId} /> : null}
      {shown && failed ? (
        <div>
          <p>{text('write.preview.failed')}</p>
          <Button secondary onClick={retry}>
            {text('list.retry')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
