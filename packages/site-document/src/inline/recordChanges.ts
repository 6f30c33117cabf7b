/** Records nodes that browser extensions add before hydration (shell/src/removeAddedNodes.ts). */
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
