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
  const faults: string[] = [];
  try {
    const { manifest, module } = await loadBuiltApp(folder);
    const reason = findIncompatibility(manifest, manifest.requires);
    if (reason) faults.push(reason);
    faults.push(...checkHashes(folder, manifest));
    if (module.app !== manifest.app) faults.push(`the module calls itself ${module.app}, the manifest ${manifest.app}`);
    if (module.build !== manifest.build)
      faults.push(`the module is of build ${module.build}, the manifest of ${manifest.build}`);
    for (const page of layoutNames.flatMap((layout) => module.routes[layout] ?? [])) {
      if (!owns.some((prefix) => page.path === prefix || page.path.startsWith(`${prefix}/`))) {
        faults.push(`${page.path} lies outside the prefixes it owns (${owns.join(', ')})`);
      }
      const { Component } = await withinTime(`the page ${page.path}`, page.lazy);
      // What React cannot make an element of would fail only when a visitor comes.
      if (!isComponent(Component)) faults.push(`${page.path} has no component`);
    }
  } catch (error) {
    // What the app throws is an error of its own page, not of this process.
    const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
    faults.push(String(hasMessage ? error.message : error));
  }
  return faults;
}
