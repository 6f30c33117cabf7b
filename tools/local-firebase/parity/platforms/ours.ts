import { createFirestore } from '../../src/firestore/createFirestore';
import { createDeniedRequests } from '../../src/rules/deniedRequests';
import { parseRules } from '../../src/rules/parseRules';
import { RulesSyntaxError, type RulesModel } from '../../src/rules/syntax';
import { toAuthorization, toPath, type Platform, RulesRefusedError } from './platform';

/**
 * Our Firestore without HTTP. Each database is a separate instance. Index checks are off, because the emulator does not
 * check indexes either.
 */
export const ours: Platform = {
  // The function is asynchronous so that invalid rules reject the promise, as they do over HTTP.
  open: async (projectId, rules) => {
    const { service, usage } = createFirestore({
      projectId,
      rules: await Promise.resolve(toModel(rules)),
      indexes: undefined,
      deniedRequests: createDeniedRequests(),
    });
    return {
      getUsage: usage.read,
      send: async (request) => {
        usage.reset();
        const { status, body } = await service.answer({
          method: 'POST',
          url: new URL(toPath(projectId, request), 'http://127.0.0.1:5000'),
          headers: { 'content-type': 'text/plain', ...toAuthorization(projectId, request.as) },
          body: Buffer.from(JSON.stringify(request.body)),
        });
        return { status, body: JSON.parse(String(body)) as unknown };
      },
    };
  },
};

function toModel(rules: string): RulesModel {
  try {
    return parseRules(rules);
  } catch (error) {
    throw error instanceof RulesSyntaxError ? new RulesRefusedError(error.message) : error;
  }
}
