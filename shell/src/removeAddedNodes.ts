/**
 * Removes the nodes that browser extensions have added to `container` since its HTML was parsed. React would otherwise
 * report error 418 and render the whole page again, which also removes them. They are not restored, because React does
 * not report when it has hydrated the content below `Suspense`.
 *
 * An element that has also lost nodes is left alone. A translator may have stored its original text and not translate
 * it again, but it does translate what React renders (decision 124).
 */
export function removeAddedNodes(container: Element): void {
  const changes = takeChanges();
  const changed = new Set(changes.flatMap(({ target, removedNodes }) => (removedNodes.length > 0 ? target : [])));
  for (const { target, addedNodes } of changes) {
    // Nodes inside an added node are removed with it.
    if (changed.has(target) || !container.contains(target)) continue;
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  }
}

/** Returns the changes that the script in the HTML has recorded (packages/site-document/src/inline/), and ends the recording. */
function takeChanges(): readonly MutationRecord[] {
  return globalThis.adpTakeChanges?.() ?? [];
}
