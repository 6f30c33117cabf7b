import { memberFiles, memberReader, memberWriter, replaceMemberData } from './memberData';
import { createNetwork } from './outbox/testing/createNetwork';

test('the configuration is read again after a failure, and cached after a success', async () => {
  await expect(memberReader()).rejects.toMatchObject({ name: 'DataError', code: 'unavailable' });
  const block = Object.assign(document.createElement('script'), { id: 'firebase-config', type: 'application/json' });
  block.textContent = JSON.stringify({ projectId: 'demo-site', apiKey: 'k' });
  document.body.append(block);
  expect(await memberReader()).toHaveProperty('getMine');
  block.remove();
  expect(await memberWriter()).toHaveProperty('create');
  expect(await memberFiles()).toHaveProperty('uploadCover');
});

test("tests can replace the member's data", async () => {
  createNetwork('amina');
  const [reader, writer] = [await memberReader(), await memberWriter()];
  expect([await memberReader(), await memberWriter()]).toEqual([reader, writer]);
  replaceMemberData(undefined);
  expect(await memberReader()).not.toBe(reader);
});
