import type { ProgrammePageId } from '@adp/shared-data/programme-page';
import { FieldError } from '@adp/shared-ui/forms';
import { useText } from '../../text';
import { AddEntry } from './AddEntry';
import { type ListField, listFields } from './contentFields';
import styles from './Editor.module.css';
import { EntryActions } from './EntryActions';
import { Fields } from './Fields';
import { FormPanel } from './FormPanel';
import { isSections, toSectionPanel, toSummaryId } from './panels';
import { useEntries } from './useEntries';
import type { OpenPanel } from './useOpenPanel';
import type { PanelState } from './usePanels';

interface PanelsProps extends OpenPanel {
  readonly panels: readonly PanelState[];
}

/** All fields of the form, in panels. */
export function FormPanels({ page, panels, ...openState }: PanelsProps & { readonly page: ProgrammePageId }) {
  const sections = listFields(page).find(isSections);
  const [main, ...others] = panels.filter(({ section }) => !section);
  const toPanel = (panel: PanelState) => (
    <FormPanel key={panel.id} id={panel.id} panel={panel} {...openState}>
      <Fields fields={panel.fields} at={panel.at} level={panel.at === '' ? 2 : 3} />
    </FormPanel>
  );
  return (
    <>
      {main ? toPanel(main) : null}
      {sections ? <SectionPanels field={sections} panels={panels} {...openState} /> : null}
      {others.map(toPanel)}
    </>
  );
}

/** The sections of the page. Each is a panel that can be moved and removed. */
function SectionPanels({ field, panels, ...openState }: PanelsProps & { readonly field: ListField }) {
  const text = useText();
  const list = useEntries(field, field.name, {
    onAdd: ({ id }) => openState.onToggle(toSectionPanel(id), true),
    getFocusAfterRemoval: ({ id }) => toSummaryId(toSectionPanel(id)),
  });
  return (
    <div role="group" aria-label={text('edit.list.sections')}>
      <div id={field.name} tabIndex={-1}>
        <FieldError>{list.error}</FieldError>
      </div>
      {list.entries.map((entry, index) => {
        const id = toSectionPanel(Reflect.get(entry, 'id'));
        return (
          <FormPanel key={entry.key} id={id} panel={panels.find((panel) => panel.id === id)} {...openState}>
            <Fields fields={field.fields} at={`${field.name}.${index}.`} level={3} />
            <EntryActions list={list} index={index} />
          </FormPanel>
        );
      })}
      <div className={styles['addSection']}>
        <AddEntry field={field} list={list} />
      </div>
    </div>
  );
}
