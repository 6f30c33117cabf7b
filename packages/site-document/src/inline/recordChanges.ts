/**
 * Records the nodes that browser extensions add to the content before hydration (shell/src/removeAddedNodes.ts). In a page with content, it
 * starts right after `#root` is parsed, so the parser's own nodes are not included.
 */
export function recordChanges(): void {
  const root = document.getElementById('root');
  if (!root) return;
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => void changes.push(...records));
  observer.observe(root, { childList: true, subtree: true });
  globalThis.adpTakeChanges = () => {
    changes.push(...observer.takeRecords());
    observer.disconnect();
    return changes;
  };
}
