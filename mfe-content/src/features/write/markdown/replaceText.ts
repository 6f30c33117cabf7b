import type { TextEdit } from './formatMarkdown';

/** Changes a text area as if the member had typed: the form receives an input event, and the browser can undo the change. */
export function replaceText(area: HTMLTextAreaElement, { from, to, text, start, end }: TextEdit): void {
  area.focus();
  area.setSelectionRange(from, to);
  const before = area.value;
  insertAsTyped(text);
  if (area.value === before) {
    area.setRangeText(text, from, to, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  }
  area.setSelectionRange(start, end);
}

/** Replaces the selected text as if typed. Has no effect in a browser without the command. */
function insertAsTyped(text: string): void {
  if (!('execCommand' in document)) return;
  const command = text === '' ? 'delete' : 'insertText';
  // The method is deprecated, but it is the only way to change a text so that undo works.
  document.execCommand(command, false, text);
}
