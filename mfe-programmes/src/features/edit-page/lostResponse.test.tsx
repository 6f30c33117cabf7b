import { resetSession } from '@adp/shared-auth/testing';
import { DataError } from '@adp/shared-data/client';
import type { Programme } from '@adp/shared-data/programme-page';
import type { ProgrammeEditor } from '@adp/shared-data/writer';
import { installDialog } from '@adp/shared-ui/testing';
import { screen } from '@testing-library/react';
import { replaceEditor } from '../../store/programmeApi';
import { createEditor, ivm, openEditor, toPage, toState } from '../../testing/openEditor';

beforeEach(installDialog);
afterEach(() => {
  localStorage.clear();
  replaceEditor(undefined);
  resetSession();
});

const name = () => screen.findByRole('textbox', { name: 'Full name' });

describe('after a publication whose response was lost', () => {
  /** Creates an editor whose first publication succeeds but whose response is lost. */
  function loseResponse() {
    const fixture = createEditor();
    let tries = 0;
    const publish: ProgrammeEditor['publish'] = async (publication) => {
      tries += 1;
      if (tries > 1) return fixture.editor.publish(publication);
      const content = { ...publication.content };
      fixture.change(toState({ ...toPage('', 2), content, publishedBy: 'amina' }));
      throw new DataError('unavailable');
    };
    const saveDraft: ProgrammeEditor['saveDraft'] = (change) =>
      change.revision === (tries > 0 ? 2 : 1)
        ? fixture.editor.saveDraft(change)
        : Promise.reject(new DataError('conflict'));
    return { ...fixture, editor: { ...fixture.editor, publish, saveDraft } };
  }

  test('saving continues from the published revision without a conflict', async () => {
    const { user, saved } = await openEditor(loseResponse());
    await user.type(await name(), '!');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Revision 2 is published/)).toBeTruthy();
    expect([screen.queryByRole('alert'), saved]).toEqual([null, []]);
  });

  test('text typed after the lost response is saved, and published as the next revision', async () => {
    const { user, saved, published } = await openEditor(loseResponse());
    await user.type(await name(), '!');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByRole('button', { name: 'Try again' });
    await user.type(await name(), '?');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/^Revision 3 is published/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(published).toMatchObject([{ revision: 2, content: { name: `${ivm.name}!?` } }]);
    expect(saved).toEqual([]);
  });
});

test("a draft saved after the lost response is not mistaken for a colleague's text", async () => {
  const fixture = createEditor();
  const { published } = fixture;
  let tries = 0;
  const lost = (content: Programme) => toState({ ...toPage('', 2), content, publishedBy: 'amina' });
  const publish: ProgrammeEditor['publish'] = async (publication) => {
    tries += 1;
    if (tries > 1) return fixture.editor.publish(publication);
    fixture.change(lost(publication.content as Programme));
    throw new DataError('unavailable');
  };
  const saveDraft: ProgrammeEditor['saveDraft'] = async (change) => {
    const version = await fixture.editor.saveDraft(change);
    const item = { ...change.key, content: change.content, revision: 1, updatedAt: new Date(0), updatedBy: 'amina' };
    fixture.change({ ...lost({ ...ivm, name: `${ivm.name}!` }), draft: { version, item } });
    return version;
  };
  const { user } = await openEditor({ ...fixture, editor: { ...fixture.editor, publish, saveDraft } });
  await user.type(await name(), '!');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Saved as a draft for all editors of this page.');
  await user.type(await name(), '?');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/^Revision 3 is published/)).toBeTruthy();
  expect(published).toMatchObject([{ revision: 2, draftVersion: 'draft 1', content: { name: `${ivm.name}!?` } }]);
});

test('the page cannot be changed while it is being published', async () => {
  const fixture = createEditor();
  const publish = () => new Promise<void>(() => undefined);
  const { user } = await openEditor({ ...fixture, editor: { ...fixture.editor, publish } });
  const field = await name();
  await user.type(field, '!');
  expect(field.closest('[inert]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(field.closest('[inert]')).toBeTruthy();
});
