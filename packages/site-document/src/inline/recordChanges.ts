/**
 * Records the nodes that browser extensions add to the content before hydration. `adpTakeChanges()` returns the records and stops recording
 * (shell/src/removeAddedNodes.ts). In a page with content, recording starts right after `#root` is parsed, so it does not include the
 * parser's own nodes.
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
