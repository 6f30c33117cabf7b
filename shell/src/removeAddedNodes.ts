/**
 * Removes nodes of browser extensions, because React would report error 418. Keeps elements that have also lost nodes,
 * because a translator may have replaced their text (decision 124).
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

function takeChanges(): readonly MutationRecord[] {
  return globalThis.adpTakeChanges?.() ?? [];
}
