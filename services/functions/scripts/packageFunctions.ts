import { join } from 'node:path';
import { region, writePackage } from '@adp/edge/packaging';
import { schedules, triggers, uploads } from '../src/createBackgroundWork';
import { type FunctionsConfig, mailSecrets } from '../src/function';

const common = { region, memory: '256MiB', cpu: 1, timeoutSeconds: 60 };

/** Only the service account of the actions may change members' roles. */
const actionOptions = {
  ...common,
  concurrency: 40,
  maxInstances: 3,
  invoker: 'public',
  serviceAccount: 'actions@',
};
const triggerOptions = { ...common, concurrency: 20, maxInstances: 3, retry: true, serviceAccount: 'background@' };
/**
 * A failed run is not retried, because the next scheduled run is at most an hour later. The timeout must be shorter than
 * the lease of an email (`sendMail`), and longer than all requests to a slow mail provider.
 */
const scheduleOptions = {
  ...common,
  timeoutSeconds: 540,
  concurrency: 1,
  maxInstances: 1,
  retryCount: 0,
  serviceAccount: 'background@',
};

export async function packageFunctions(folder: string, config: FunctionsConfig): Promise<void> {
  const secrets = config.mail ? { secrets: mailSecrets } : {};
  const triggerExports = Object.entries(triggers).map(
    ([name, { document }]) => `
      export const ${name} = onDocumentWritten(${JSON.stringify({ ...triggerOptions, document })},
        (event) => triggers.${name}.run(toDocumentEvent(event)));`,
  );
  const uploadExports = Object.keys(uploads).map(
    (name) => `
      export const ${name} = onObjectFinalized(${JSON.stringify(triggerOptions)}, ({ data, time }) => uploads.${name}.run({ ...data, time }));`,
  );
  const scheduleExports = Object.entries(schedules).map(
    ([name, { everyMinutes, ...needs }]) => `
      export const ${name} = onSchedule(${JSON.stringify({ ...scheduleOptions, ...needs, ...secrets, schedule: `every ${everyMinutes} minutes` })},
        (event) => schedules.${name}.run({ time: event.scheduleTime }));`,
  );
  await writePackage(folder, {
    name: 'functions',
    contents: `
      import { onRequest } from 'firebase-functions/v2/https';
      import { onDocumentWritten } from 'firebase-functions/v2/firestore';
      import { onObjectFinalized } from 'firebase-functions/v2/storage';
      import { onSchedule } from 'firebase-functions/v2/scheduler';
      import { createFunctions, toDocumentEvent } from './src/function';
      const { actions: handle, triggers, uploads, schedules } = createFunctions(${JSON.stringify(config)});
      export const actions = onRequest(${JSON.stringify({ ...actionOptions, ...secrets })}, handle);
      ${[...triggerExports, ...uploadExports, ...scheduleExports].join('')}`,
    resolveDir: join(import.meta.dirname, '..'),
  });
}
