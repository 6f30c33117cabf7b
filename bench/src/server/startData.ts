import { join } from 'node:path';
import { startBackend } from '@adp/backend';
import { readHosting } from '@adp/local';
import { freePort } from './freePort';

/** An answer of the data's service. */
interface DataAnswer {
  readonly status: number;
  readonly body: string;
}

/** Asks the local platform for what a page asks of its origin below `/v1/`. */
export type AskData = (path: string, method: string, body: string) => Promise<DataAnswer>;

/** The local platform with its seed, behind the hosts of the benchmark. */
export async function startData(workspace: string): Promise<{ ask: AskData; stop: () => Promise<void> }> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const hosting = readHosting(join(workspace, 'firebase.json'));
  const platform = await startBackend({ hosting, origins: { shell: origin }, cwd: workspace, workspace });
  const ask: AskData = async (path, method, body) => {
    const answer = await fetch(origin + path, { method, ...(method === 'POST' ? { body } : {}) });
    return { status: answer.status, body: await answer.text() };
  };
  return { ask, stop: () => platform.stop() };
}
