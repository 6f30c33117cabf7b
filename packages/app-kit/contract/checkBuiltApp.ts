import { isComponent } from '@adp/app-contract/contract';
import { checkHashes } from './checkHashes';
import { loadBuiltApp } from './loadBuiltApp';
import { withinTime } from './withinTime';

/** Checks the built app in `folder` against the contract, without a network. Returns the errors, one sentence each. */
export async function checkBuiltApp(folder: string, owns: readonly string[]): Promise<readonly string[]> {
  const errors: string[] = [];
  try {
    const { manifest, module } = await loadBuiltApp(folder);
    errors.push(...checkHashes(folder, manifest));
    if (module.app !== manifest.app)
      errors.push(`the module's name is ${module.app}, the manifest's is ${manifest.app}`);
    if (module.build !== manifest.build)
      errors.push(`the module is of build ${module.build}, the manifest of ${manifest.build}`);
    for (const page of module.routes) {
      if (!owns.some((prefix) => page.path === prefix || page.path.startsWith(`${prefix}/`))) {
        errors.push(`${page.path} is outside the app's prefixes (${owns.join(', ')})`);
      }
      const { Component } = await withinTime(`the page ${page.path}`, page.lazy);
      // Check the component here, because React would report an invalid one only in the browser.
      if (!isComponent(Component)) errors.push(`${page.path} has no component`);
    }
  } catch (error) {
    // Do not use `instanceof`, because the app runs in a VM context with its own `Error` class.
    const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
    errors.push(String(hasMessage ? error.message : error));
  }
  return errors;
}
