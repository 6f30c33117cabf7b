import 'fake-indexeddb/auto';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { newDraft } from '../../lib/drafts/testing/device';
import { DraftGate } from './DraftGate';
import { ItemDraft } from './ItemDraft';
import { loadEditor } from './loadEditor';
import { PreloadWorkContext } from './PreloadWorkContext';

const events = { onSent: jest.fn(), onRemoved: jest.fn(), onMoved: jest.fn() };

test.each([
  ['an unsaved text', 0, 0],
  ['a saved text', 1, 1],
])('for %s, the page that lists drafts is preloaded %d times', async (_, rev, times) => {
  const preload = jest.fn(() => Promise.reject(new Error('offline')));
  render(
    <MemoryRouter>
      <PreloadWorkContext value={preload}>
        <DraftGate session={new ItemDraft(newDraft({ rev, owner: 'somebody' }), undefined, events)} />
      </PreloadWorkContext>
    </MemoryRouter>,
  );
  await act(loadEditor);
  expect(preload).toHaveBeenCalledTimes(times);
});
