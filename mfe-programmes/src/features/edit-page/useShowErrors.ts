import { useEffect, useRef } from 'react';
import { toSummaryId } from './panels';
import type { OpenPanel } from './useOpenPanel';
import type { PanelState } from './usePanels';

/**
 * Focuses the open panel after a failed attempt to publish, if it has errors. Otherwise, opens and focuses the first panel
 * with an error. `attempt` counts the attempts.
 */
export function useShowErrors(panels: readonly PanelState[], attempt: number, { openPanel, onToggle }: OpenPanel) {
  const shownFor = useRef(0);
  const panelToFocus = useRef<string>(undefined);
  const faulty = panels.filter(({ errorCount }) => errorCount > 0);
  const panel = (faulty.find(({ id }) => id === openPanel) ?? faulty[0])?.id;
  useEffect(() => {
    // Move focus only once for each publication, because errors also change while the editor corrects them.
    if (shownFor.current === attempt) return;
    shownFor.current = attempt;
    if (panel === undefined) return;
    panelToFocus.current = panel;
    onToggle(panel, true);
  }, [attempt, panel, onToggle]);
  useEffect(() => {
    // Focus the summary after the other panel has closed, because the summary may move.
    if (panelToFocus.current === undefined || panelToFocus.current !== openPanel) return;
    panelToFocus.current = undefined;
    document.getElementById(toSummaryId(openPanel))?.focus();
  }, [attempt, openPanel]);
}
