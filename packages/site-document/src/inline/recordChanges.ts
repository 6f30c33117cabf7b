/**
 * Records the nodes that browser extensions add to the content before it is hydrated. `adpTakeChanges()` returns the records and ends the
 * recording (shell/src/removeAddedNodes.ts). In a page with content this runs right after `#root` is parsed, so the parser's own nodes are
 * not recorded.
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
