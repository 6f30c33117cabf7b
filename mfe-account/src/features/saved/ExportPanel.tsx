import { Button, localPath } from '@adp/shared-ui';
import { isolate } from '@adp/shared-ui/format';
import { saveFile } from '@adp/shared-ui/download';
import { useState } from 'react';
import { itemPath } from '../../paths';
import { useText } from '../../text';
import type { ExportFormat } from './exportSaves';
import styles from './SavedPage.module.css';
import type { SavedRow } from './savedRows';

const formats: readonly ExportFormat[] = ['csv', 'ics', 'bibtex'];

export function ExportPanel({ rows }: { readonly rows: readonly SavedRow[] }) {
  const text = useText();
  const [pending, setPending] = useState<ExportFormat>();
  const [failed, setFailed] = useState(false);
  const start = async (format: ExportFormat) => {
    setFailed(false);
    setPending(format);
    try {
      const { exportSaves } = await import(/* webpackChunkName: "saved-export" */ './exportSaves');
      const file = await exportSaves(format, rows, {
        site: text('site'),
        headings: headings.map((name) => text(`saved.export.${name}`)),
        kind: (kind) => text(`saved.one.${kind}`),
        closes: (title) => text('saved.export.deadline', { title: isolate(title) }),
        url: ({ kind, id }) => window.location.origin + localPath(itemPath(kind, id)),
      });
      saveFile(file.name, file.type, file.text);
    } catch {
      // The code did not load. The status message reports the failure, and the button tries again.
      setFailed(true);
    }
    setPending(undefined);
  };
  return (
    <section className={styles['panel']} aria-labelledby="saved-export">
      <h2 id="saved-export" className={styles['panelTitle']}>
        {text('saved.export')}
      </h2>
      <p className={styles['why']}>{text('saved.export.why')}</p>
      <div className={styles['buttons']}>
        {formats.map((format) => (
          <Button key={format} secondary aria-disabled={pending === format} onClick={() => void start(format)}>
            {text(`saved.export.${format}`)}
          </Button>
        ))}
      </div>
      <p role="status">{failed ? text('saved.export.error') : pending ? text('loading') : ''}</p>
    </section>
  );
}

const headings = ['title', 'kind', 'date', 'time', 'zone', 'savedOn', 'link'] as const;
