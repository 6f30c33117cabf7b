/** A control that can open an element without a script, in browsers that support this. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | Opener;
type Opener = HTMLButtonElement & { readonly commandForElement?: Element | null };

/**
 * Makes the server's HTML in `container` usable without scripts. Links and forms load documents. Controls that need a script are hidden
 * (`data-scripting`, docs/contracts.md) or disabled, so that none fails silently.
 */
export function leaveToBrowser(container: Element): void {
  document.documentElement.dataset['scripting'] = 'off';
  for (const control of container.querySelectorAll<Control>('button, input, select, textarea'))
    if (!worksWithoutScripts(control)) control.disabled = true;
}

function worksWithoutScripts(control: Control): boolean {
  if (control.form?.hasAttribute('action')) return true;
  return control instanceof HTMLButtonElement && Boolean(control.popoverTargetElement ?? control.commandForElement);
}
