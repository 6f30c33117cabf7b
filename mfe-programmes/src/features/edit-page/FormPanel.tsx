import type { ReactNode } from 'react';
import styles from './Editor.module.css';
import { PanelMarks } from './PanelMarks';
import { toSummaryId } from './panels';
import type { OpenPanel } from './useOpenPanel';
import type { PanelState } from './usePanels';

interface FormPanelProps extends OpenPanel {
  readonly id: string;
  /** The state of the panel. Undefined until the form's values include a section that was just added. */
  readonly panel: PanelState | undefined;
  readonly children: ReactNode;
}

/** A panel of the form. Only one is open at a time. Fields in closed panels stay in the form. */
export function FormPanel({ id, panel, openPanel, onToggle, children }: FormPanelProps) {
  return (
    <details
      className={styles['panel']}
      name="edit-page"
      open={openPanel === id}
      onToggle={({ currentTarget: { open, firstElementChild } }) => {
        if (open === (openPanel === id)) return;
        onToggle(id, open);
        // Browsers without scroll anchoring move the summary out of view when a long panel above it closes.
        if (open && firstElementChild && firstElementChild.getBoundingClientRect().top < 0)
          firstElementChild.scrollIntoView();
      }}
    >
      <summary id={toSummaryId(id)} className={styles['summary']}>
        <span className={styles['summaryText']}>
          <h2 id={`${id}-title`} className={styles['panelTitle']}>
            <bdi>{panel?.title}</bdi>
          </h2>
          {panel ? <PanelMarks panel={panel} /> : null}
        </span>
      </summary>
      <div className={styles['panelBody']}>{children}</div>
    </details>
  );
}
