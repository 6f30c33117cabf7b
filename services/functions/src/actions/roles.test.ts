import { site as origin, user } from '../testing/startSite';
import { expectErrors, noon, startActions } from './testing/startActions';

describe('roles', () => {
  const grant = { email: 'amina@example.org', role: 'reviewer', programmes: ['cjed', 'apet'], reason: 'She knows it.' };

  test('a role is granted once, with an audit entry and a notification', async () => {
    const { call, list, people } = startActions();
    for (let count = 0; count < 2; count += 1)
      expect(await call('grant-role', grant, { as: 'root' })).toMatchObject({
        status: 200,
        json: { uid: 'amina', role: 'reviewer', programmes: ['cjed', 'apet'] },
      });
    expect(JSON.parse(people.amina.customAttributes)).toEqual({
      role: 'reviewer',
      programmes: ['cjed', 'apet'],
      other: 1,
    });
    expect(Object.values(list('audit'))).toEqual([
      {
        by: 'root',
        at: new Date(noon),
        collection: 'users',
        item: 'amina',
        title: 'amina',
        from: 'member (apet)',
        to: 'reviewer (apet, cjed)',
        reason: grant.reason,
      },
    ]);
    expect(Object.values(list('notifications'))).toMatchObject([
      { uid: 'amina', topic: 'account', event: 'role_changed', title: 'reviewer (apet, cjed)' },
    ]);
  });

  test('no role is granted without an audit entry', async () => {
    expectErrors();
    const { call, people, setOutcomes } = startActions();
    setOutcomes('fails');
    expect((await call('grant-role', grant, { as: 'root' })).status).toBe(503);
    expect(people.amina.customAttributes).not.toContain('reviewer');
    expect((await call('grant-role', grant, { as: 'root' })).status).toBe(200);
    expect(people.amina.customAttributes).toContain('reviewer');
  });

  test('repeating a grant with the same `run` grants the role once, even after a lost response', async () => {
    expectErrors();
    const { call, list, setOutcomes } = startActions();
    const named = { ...grant, run: 'abc-1' };
    setOutcomes('works', 'answer is lost');
    expect((await call('grant-role', named, { as: 'root' })).status).toBe(503);
    expect((await call('grant-role', named, { as: 'root' })).status).toBe(200);
    expect([Object.keys(list('audit')).length, Object.keys(list('notifications')).length]).toEqual([1, 1]);
  });

  test('a role turns the URLs of a new account into links, even if the first attempt failed before that step', async () => {
    const { call, put, get } = startActions();
    put(user('amina', { unapproved: true, visibility: 'hidden' }));
    await call('grant-role', grant, { as: 'root' });
    expect(get('users/amina')).not.toHaveProperty('unapproved');
    put(user('amina', { unapproved: true, visibility: 'hidden' }));
    await call('grant-role', grant, { as: 'root' });
    expect(get('users/amina')).not.toHaveProperty('unapproved');
  });

  test('administrators cannot change their own role', async () => {
    const { call, people } = startActions();
    expect(await call('grant-role', { uid: 'root', role: 'member', reason: 'So.' }, { as: 'root' })).toMatchObject({
      status: 409,
      code: 'own-role',
    });
    expect(people.root.customAttributes).toContain('administrator');
  });

  test.each([
    [{ uid: 'amina', role: 'king', reason: 'So.' }],
    [{ uid: 'amina', role: 'trusted', programmes: ['none'], reason: 'So.' }],
    [{ uid: 'amina', role: 'trusted', programmes: Array.from({ length: 501 }, () => 'apet'), reason: 'So.' }],
    [{ uid: 'amina', email: 'kofi@example.org', role: 'trusted', reason: 'So.' }],
    [{ role: 'trusted', reason: 'So.' }],
    [{ uid: 'amina', role: 'trusted' }],
    [{ uid: 'amina', role: 'trusted', reason: ' ' }],
  ])('%j is rejected', async (body) => {
    expect((await startActions().call('grant-role', body, { as: 'root' })).status).toBe(400);
  });

  test('a member is found by email address and username, with the number of approvals', async () => {
    const { call, requested, put } = startActions();
    put({ 'approvals/amina': { count: 2, collection: 'articles', item: 'one' } });
    for (const who of [{ email: 'amina@example.org' }, { username: 'amina' }])
      expect((await call('find-member', who, { as: 'root' })).json).toEqual({
        uid: 'amina',
        name: 'AMINA',
        username: 'amina',
        role: 'member',
        programmes: ['apet'],
        approvals: 2,
      });
    for (const who of [{ email: 'none@example.org' }, { username: 'none' }])
      expect((await call('find-member', who, { as: 'root' })).status).toBe(404);
    // Anyone may sign up with the address of somebody else.
    const unproved = { email: 'kofi@example.org' };
    expect((await call('find-member', unproved, { as: 'root' })).status).toBe(404);
    expect((await call('grant-role', { ...unproved, role: 'trusted', reason: 'So.' }, { as: 'root' })).status).toBe(
      404,
    );
    // The API key of the site's pages requires the site's referrer.
    expect(requested[0]?.headers.get('referer')).toBe(`${origin}/`);
  });
});
