/**
 * Removes the nodes that browser extensions have added to `container` since its HTML was parsed. Otherwise, React would report error 418
 * and render the whole page again, which would also remove the nodes. They are not restored later, because React does not report when it
 * has hydrated the content below `Suspense`.
 *
 * Elements that have also lost nodes are not changed, because a translator may have replaced their text. The translator may have stored the
 * original text and would not translate it again. However, it does translate text that React renders (decision 124).
 */
export function removeAddedNodes(container: Element): void {
  const changes = takeChanges();
  const changed = new Set(changes.flatMap(({ target, removedNodes }) => (removedNodes.length > 0 ? target : [])));
  for (const { target, addedNodes } of changes) {
    // Skip nodes inside an added node, because they are removed together with it.
    if (changed.has(target) || !container.contains(target)) continue;
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  }
}

/** Returns the changes that the inline script has recorded (packages/site-document/src/inline/), and ends the recording. */
function takeChanges(): readonly MutationRecord[] {
  return globalThis.adpTakeChanges?.() ?? [];
}
