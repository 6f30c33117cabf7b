/** The path of the reader's saved items, which mfe-account shows. */
const savedPath = '/saved';

/** Returns the notice for a press of a save button. Each notice replaces the previous one. */
export function toSaveNotice(isSaved: boolean, text: (id: 'save.done' | 'save.removed' | 'save.show') => string) {
  const notice = { type: 'success', id: 'save' } as const;
  return isSaved
    ? { ...notice, text: text('save.done'), link: { to: savedPath, text: text('save.show') } }
    : { ...notice, text: text('save.removed') };
}
