/** @jest-environment node */
import { toStored } from '../fields/storedKeys';
import { describeDataContract } from '../testing/dataContract';
import { createWriter } from '../writer/createWriter';
import { exportMyDocuments } from '../writer/exportMyDocuments';
import { createReader } from './createReader';
import { toWireFields } from './wireValues';

/** An emulator without rules: `FIRESTORE_EMULATOR_HOST=127.0.0.1:8085 npx jest`. */
const host = process.env.FIRESTORE_EMULATOR_HOST;
const config = { projectId: 'demo-contract', apiKey: 'none', origin: `http://${host}` };
const documents = `${config.origin}/v1/projects/${config.projectId}/databases/(default)/documents`;

(host === undefined ? describe.skip : describe)('on the official emulator', () => {
  describeDataContract(async () => {
    await fetch(documents.replace('/v1/', '/emulator/v1/'), { method: 'DELETE' });
    let member: string | null = null;
    const options = { getToken: () => Promise.resolve(member && 'owner') };
    return {
      reader: createReader(config, options),
      writer: createWriter(config, options),
      exportMember: (uid) => exportMyDocuments(config, options, uid, {}),
      signIn: (uid) => {
        member = uid;
      },
      put: async (path, document) => {
        const body = JSON.stringify({ fields: toWireFields(toStored({ ...document })) });
        const answer = await fetch(`${documents}/${path}`, {
          method: 'PATCH',
          body,
          headers: { authorization: 'Bearer owner' },
        });
        if (!answer.ok) throw new Error(`The emulator refused ${path} with ${answer.status}.`);
      },
      guarded: false,
    };
  });
});
