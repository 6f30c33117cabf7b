import { toAuthorization, toPath, type Platform, RulesRefusedError } from './platform';

/** Connects to the official emulator at `host:port`. Every database is a separate project. */
export function official(host: string): Platform {
  return {
    open: async (projectId, rules) => {
      const put = await fetch(`http://${host}/emulator/v1/projects/${projectId}:securityRules`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } }),
      });
      if (put.status === 400) throw new RulesRefusedError(await put.text());
      if (!put.ok)
        throw new Error(`The official emulator rejected the rules: ${put.status} ${(await put.text()).slice(0, 500)}`);
      return {
        send: async (request) => {
          const answer = await fetch(`http://${host}${toPath(projectId, request)}`, {
            method: 'POST',
            headers: { 'content-type': 'text/plain', ...toAuthorization(projectId, request.as) },
            body: JSON.stringify(request.body),
          });
          return { status: answer.status, body: await answer.json() };
        },
      };
    },
  };
}
