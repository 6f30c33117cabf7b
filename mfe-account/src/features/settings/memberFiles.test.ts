import { callAction } from '@adp/shared-data/client';
import { readMemberExport } from './memberFiles';

jest.mock('@adp/shared-data/client', () => ({
  ...jest.requireActual<object>('@adp/shared-data/client'),
  dataConfig: () => Promise.resolve({}),
  callAction: jest.fn(() => Promise.resolve({ emails: [{ id: 'm1', template: 'digest' }] })),
}));
jest.mock('@adp/shared-data/writer', () => ({ exportMember: () => Promise.resolve({ articles: [{ id: 'a1' }] }) }));

test('an export contains the emails, which only functions may read', async () => {
  expect(await readMemberExport('amina')).toEqual({
    articles: [{ id: 'a1' }],
    emails: [{ id: 'm1', template: 'digest' }],
  });
  expect(callAction).toHaveBeenCalledWith('export-emails', {}, expect.anything());
});

test('an export without the emails is not complete, so it fails', async () => {
  jest.mocked(callAction).mockRejectedValueOnce(new Error('unavailable'));
  await expect(readMemberExport('amina')).rejects.toThrow('unavailable');
});
