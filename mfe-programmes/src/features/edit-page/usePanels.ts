import type { ProgrammePageId } from '@adp/shared-data/programme-page';
import { get } from 'react-hook-form';
import { useText } from '../../text';
import { type ContentForm, toContent, toMaps } from './contentForm';
import { isInPanel, listPanels, type Panel } from './panels';
import { useFieldLabel } from './usePathLabel';

export interface PanelState extends Panel {
  readonly title: string;
  /** The number of a section, and the number of entries. */
  readonly details: readonly string[];
  readonly errorCount: number;
  readonly isUnsaved: boolean;
}

interface PanelValues {
  readonly values: ContentForm;
  readonly stored: ContentForm;
  /** Form paths of the fields with errors. */
  readonly errors: readonly string[];
}

export function usePanels(page: ProgrammePageId, { values, stored, errors }: PanelValues): readonly PanelState[] {
  const text = useText();
  const getLabel = useFieldLabel();
  const typedContent = toContent(page, values);
  const storedContent = toContent(page, stored);
  const toComparable = (content: object, { paths }: Panel) =>
    JSON.stringify(paths.map((path) => get(content, path) as unknown));
  const toTitle = ({ field, section }: Panel, position: string) => {
    if (section) return section.title || position;
    return field ? getLabel(field) : text(page === 'about' ? 'edit.panel.text' : 'edit.panel.programme');
  };
  return listPanels(page, values).map((panel) => {
    const { section, list } = panel;
    const position = section ? text('edit.entry.sections', { number: String(section.index + 1) }) : '';
    const count = list ? text(`edit.count.${list.name}`, { count: toMaps(get(values, list.path)).length }) : '';
    return {
      ...panel,
      title: toTitle(panel, position),
      details: [section?.title ? position : '', count].filter(Boolean),
      errorCount: errors.filter((error) => isInPanel(panel, error)).length,
      isUnsaved: toComparable(typedContent, panel) !== toComparable(storedContent, panel),
    };
  });
}
