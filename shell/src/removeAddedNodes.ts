/**
 * Removes from `container` what browser extensions have added to it since its HTML was parsed: React would otherwise report error 418 and render the whole
 * page again, which removes it too. It is not put back, because React does not tell when it has hydrated what is below `Suspense`. An element that has also
 * lost nodes stays as it is: a translator may know the original text, and not translate it again, whereas it translates what React renders (decision 124).
 */
export function removeAddedNodes(container: Element): void {
  const changes = takeChanges();
  const changed = new Set(changes.flatMap(({ target, removedNodes }) => (removedNodes.length > 0 ? target : [])));
  for (const { target, addedNodes } of changes) {
    // What is inside an added node goes with it.
    if (changed.has(target) || !container.contains(target)) continue;
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  }
}

/** Takes the changes that the script in the HTML has recorded (packages/site-document/src/inline/), and ends the recording. */
function takeChanges(): readonly MutationRecord[] {
  return globalThis.adpTakeChanges?.() ?? [];
}
