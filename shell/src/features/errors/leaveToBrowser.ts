type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | Opener;
type Opener = HTMLButtonElement & { readonly commandForElement?: Element | null };

/** Makes the server's HTML usable without scripts. Hides (`data-scripting`) or disables controls that would fail silently. */
export function leaveToBrowser(container: Element): void {
  document.documentElement.dataset['scripting'] = 'off';
  for (const control of container.querySelectorAll<Control>('button, input, select, textarea'))
    if (!worksWithoutScripts(control)) control.disabled = true;
}

function worksWithoutScripts(control: Control): boolean {
  if (control.form?.hasAttribute('action')) return true;
  return control instanceof HTMLButtonElement && Boolean(control.popoverTargetElement ?? control.commandForElement);
}
