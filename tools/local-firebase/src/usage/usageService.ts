import { jsonAnswer, type Service } from '../http/service';
import type { Usage } from './createUsage';

const PATH = '/__/local/usage';

/** Creates the service that returns the usage of Firestore. DELETE also sets it to zero. */
export function usageService(usage: Pick<Usage, 'read' | 'reset'>): Service {
  return {
    prefixes: [PATH],
    answer: ({ method, url }) => {
      if (url.pathname !== PATH) return { status: 404, body: `The usage is at ${PATH}.` };
      if (method === 'GET') return jsonAnswer(200, usage.read());
      if (method === 'DELETE') return jsonAnswer(200, usage.reset());
      return { status: 405, headers: { allow: 'GET, DELETE' }, body: 'Read the usage by GET, or reset it by DELETE.' };
    },
  };
}
