import type { ProgrammePageId } from '@adp/shared-data/programme-page';
import { tabStorage } from '@adp/shared-ui/storage';
import { useCallback, useEffect, useState } from 'react';
import { mainPanel } from './panels';

export interface OpenPanel {
  /** The id of the open panel. Empty if all panels are closed. */
  readonly openPanel: string;
  readonly onToggle: (panel: string, isOpen: boolean) => void;
}

/** Returns which panel is open. Stored for this tab, so that the panel is still open after a reload. */
export function useOpenPanel(page: ProgrammePageId): OpenPanel {
  const key = `adp.edit-page.${page}`;
  const [openPanel, setOpenPanel] = useState(() => tabStorage.read(key) ?? mainPanel);
  useEffect(() => {
    tabStorage.write(key, openPanel);
  }, [key, openPanel]);
  const onToggle = useCallback((panel: string, isOpen: boolean) => {
    setOpenPanel((before) => {
      if (isOpen) return panel;
      return before === panel ? '' : before;
    });
  }, []);
  return { openPanel, onToggle };
}
