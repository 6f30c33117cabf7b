import { flushSync } from 'react-dom';
import { useText } from '../../text';
import styles from './Editor.module.css';
import { PanelMarks } from './PanelMarks';
import { toSummaryId } from './panels';
import type { OpenPanel } from './useOpenPanel';
import type { PanelState } from './usePanels';

interface OutlineProps extends OpenPanel {
  readonly panels: readonly PanelState[];
}

/** Links to the panels, shown beside the form on wide screens. On phones, the panels' summaries are the outline. */
export function Outline({ panels, openPanel, onToggle }: OutlineProps) {
  const text = useText();
  return (
    <nav className={styles['outline']} aria-label={text('edit.outline')}>
      <ol>
        {panels.map((panel) => (
          <li key={panel.id}>
            <a
              className={styles['outlineLink']}
              href={`#${toSummaryId(panel.id)}`}
              aria-current={panel.id === openPanel ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                // Scroll to the summary after the open panel has closed, because the summary may move.
                flushSync(() => onToggle(panel.id, true));
                document.getElementById(toSummaryId(panel.id))?.focus();
              }}
            >
              <bdi>{panel.title}</bdi>
              <PanelMarks panel={panel} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
