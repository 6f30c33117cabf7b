import type { ProgrammeContent, ProgrammePageKey } from '@adp/shared-data/programme-page';
import { ErrorBoundary } from '@adp/shared-ui';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useText } from '../../text';
import { type ContentForm, toPreview } from './contentForm';
import styles from './Editor.module.css';
import { PreviewContent } from './PreviewContent';
import { PreviewFrame } from './PreviewFrame';

/** The pause in typing after which the preview changes, in milliseconds. */
const PAUSE = 400;

interface SidePreviewProps {
  readonly editorKey: ProgrammePageKey;
  readonly values: ContentForm;
  readonly show: (content: ProgrammeContent) => ReactNode;
}

/** The page as readers would see it, beside the form. */
export function SidePreview({ editorKey: { programme, lang }, values, show }: SidePreviewProps) {
  const text = useText();
  const [shown, setShown] = useState(values);
  useEffect(() => {
    const timer = setTimeout(() => setShown(values), PAUSE);
    return () => clearTimeout(timer);
  }, [values]);
  const page = useMemo(() => show(toPreview(programme, shown)), [show, programme, shown]);
  return (
    <section className={styles['side']} aria-labelledby="side-preview">
      <h2 id="side-preview" className={styles['sideTitle']}>
        {text('edit.preview.title')}
      </h2>
      <p className={styles['sideNote']}>{text('edit.preview.links')}</p>
      <ErrorBoundary content={shown} fallback={<p className={styles['note']}>{text('edit.preview.failed')}</p>}>
        <PreviewFrame title={text('edit.preview.title')}>
          <PreviewContent lang={lang}>{page}</PreviewContent>
        </PreviewFrame>
      </ErrorBoundary>
    </section>
  );
}
