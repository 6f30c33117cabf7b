import { findIncompatibility, layoutNames } from '@adp/app-contract';
import { isComponent } from '@adp/app-contract/contract';
import { checkHashes } from './checkHashes';
import { loadBuiltApp } from './loadBuiltApp';
import { withinTime } from './withinTime';

/**
 * Checks the built app in `folder` against the contract, without a network:
 * manifest, hashes, routes module, each page's own chunk. Returns what is wrong, a
 * sentence each; none where the app keeps its promises.
 * @param owns the prefixes that the registry assigns to the app
 */
export async function checkBuiltApp(folder: string, owns: readonly string[]): Promise<readonly string[]> {
  const errors: string[] = [];
  try {
    const { manifest, module } = await loadBuiltApp(folder);
    const reason = findIncompatibility(manifest, manifest.requires);
    if (reason) errors.push(reason);
    errors.push(...checkHashes(folder, manifest));
    if (module.app !== manifest.app) errors.push(`the module calls itself ${module.app}, the manifest ${manifest.app}`);
    if (module.build !== manifest.build)
      errors.push(`the module is of build ${module.build}, the manifest of ${manifest.build}`);
    for (const page of layoutNames.flatMap((layout) => module.routes[layout] ?? [])) {
      if (!owns.some((prefix) => page.path === prefix || page.path.startsWith(`${prefix}/`))) {
        errors.push(`${page.path} lies outside the prefixes it owns (${owns.join(', ')})`);
      }
      const { Component } = await withinTime(`the page ${page.path}`, page.lazy);
      // What React cannot make an element of would fail only when a visitor comes.
      if (!isComponent(Component)) errors.push(`${page.path} has no component`);
    }
  } catch (error) {
    // What the app throws is an error of its own page, not of this process.
    const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
    errors.push(String(hasMessage ? error.message : error));
  }
  return errors;
}
