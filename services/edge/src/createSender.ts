import type { SaveCounts } from './createSaver';

const identity = 'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/identity';

/**
 * Returns a function that sends counts to an action, which requires only the service account's identity. Rejects if the
 * same request may succeed later. Logs and discards counts that the action refuses permanently.
 */
export function createSender(site: string, action: string): SaveCounts<unknown> {
  return async (counts, id) => {
    const audience = encodeURIComponent(site);
    const token = await fetch(`${identity}?audience=${audience}&format=full`, {
      headers: { 'metadata-flavor': 'Google' },
    });
    if (!token.ok) throw new Error(`The metadata server responds with status ${token.status}.`);
    const { ok, status } = await fetch(`${site}/api/actions/${action}`, {
      method: 'POST',
      headers: { origin: site, 'content-type': 'application/json', authorization: `Bearer ${await token.text()}` },
      body: JSON.stringify({ counts, id }),
      signal: AbortSignal.timeout(10_000),
    });
    if (ok) return;
    const message = `${action} did not accept the counts: status ${status}.`;
    if (!isPermanent(status)) throw new Error(message);
    // Sending the counts again would fail in the same way, and would delay all later counts.
    console.error(message);
  };
}

/** Returns whether the same request would fail again, unlike after a timeout or too many requests. */
function isPermanent(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
