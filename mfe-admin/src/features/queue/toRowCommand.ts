import type { KeyboardEvent } from 'react';

/** The keys of the shortcuts. Enter needs none, because the focused link opens by itself. */
export const rowCommands = { next: 'J', previous: 'K', open: 'O', help: '?' } as const;

export type RowCommand = keyof typeof rowCommands;

const commandNames = Object.keys(rowCommands) as readonly RowCommand[];

/**
 * Returns the command of a key press in a list of rows. Ignores keys with modifiers, which are browser shortcuts, and keys
 * typed in a field.
 */
export function toRowCommand(event: KeyboardEvent): RowCommand | undefined {
  const { altKey, ctrlKey, metaKey, target } = event;
  if (altKey || ctrlKey || metaKey || event.nativeEvent.isComposing || isTextField(target)) return undefined;
  const pressed = toLatinKey(event);
  return commandNames.find((name) => rowCommands[name] === pressed);
}

function isTextField(target: EventTarget): boolean {
  return target instanceof Element && target.matches('input:not([type="checkbox"]), select, textarea');
}

/** Returns the key in capitals. On keyboards of other scripts, such as Arabic, returns the Latin letter at its position. */
function toLatinKey({ key, code }: KeyboardEvent): string {
  if (key === '\u061F') return '?';
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return /^Key([A-Z])$/.exec(code)?.[1] ?? key;
}
