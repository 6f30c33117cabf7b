import { resetSession } from '@adp/shared-auth/testing';
import { createFakeData } from '@adp/shared-data/testing';
import { axeViolations, installDialog } from '@adp/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { memberSession, now } from '../../testing/members';
import { renderPage } from '../../testing/renderPage';

const uid = 'amina-uid';
const grants = 'opportunities?type=grant&country=KE';
const followGrants = `/subscriptions?topic=${encodeURIComponent(grants)}`;
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');
beforeAll(installDialog);

const originalFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = originalFetch;
  resetSession();
});

function answerWith(...answers: readonly { readonly status?: number; readonly body?: object }[]) {
  const waiting = [...answers];
  const fetch = jest.fn<Promise<Response>, [url: string, init: RequestInit]>(() => {
    const { status = 200, body = {} } = waiting.shift() ?? {};
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  Object.assign(globalThis, { fetch });
  return fetch;
}

const toToken = (content: object) => `${btoa(JSON.stringify(content)).replace(/=+$/, '')}.signature`;

describe('without an account', () => {
  test('an email address is enough, and the answer does not say whether it is known', async () => {
    const fetch = answerWith();
    const { user } = await renderPage(followGrants);
    expect(plain((await screen.findByRole('heading', { level: 1 })).textContent)).toBe(
      'Follow: Opportunities · Grant · Kenya',
    );
    await user.click(screen.getByRole('radio', { name: 'Once a week' }));
    await user.type(screen.getByLabelText('Email address'), ' amina@example.org ');
    await user.click(screen.getByRole('button', { name: 'Follow by email' }));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/actions/follow-by-email');
    expect(JSON.parse(String(init?.body))).toMatchObject({
      topic: grants,
      email: 'amina@example.org',
      frequency: 'weekly',
      lang: 'en',
    });
  });

  test('a wrong address is named next to its field, and nothing that was typed is lost', async () => {
    const fetch = answerWith({ status: 429 }, { status: 503 });
    const { user } = await renderPage(followGrants);
    const field = await screen.findByLabelText<HTMLInputElement>('Email address');
    await user.type(field, 'amina@example');
    await user.click(screen.getByRole('button', { name: 'Follow by email' }));
    expect((await screen.findByRole('alert')).textContent).toContain('such as name@example.org');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(fetch).not.toHaveBeenCalled();
    await user.type(field, '.org');
    await user.click(screen.getByRole('button', { name: 'Follow by email' }));
    expect(await screen.findByText(/Too many requests from this network/)).toBeTruthy();
    expect(field.value).toBe('amina@example.org');
  });

  test('the form works without JavaScript', async () => {
    await renderPage(followGrants);
    const form = (await screen.findByLabelText('Email address')).closest('form');
    expect(form?.getAttribute('action')).toBe('/api/actions/follow-by-email');
    expect(form?.method).toBe('post');
    const values = Object.fromEntries(new FormData(form ?? undefined));
    expect(values).toMatchObject({ topic: grants, frequency: 'daily', lang: 'en', timezone: expect.any(String) });
  });

  test.each([
    ['invalid', 'Enter an email address, such as name@example.org.'],
    ['too-many', /Too many requests from this network/],
  ])('the error %s of a form that was sent without JavaScript is shown above the form', async (code, sentence) => {
    await renderPage(`${followGrants}&error=${code}`);
    expect(within(await screen.findByRole('alert')).getByText(sentence)).toBeTruthy();
    expect(screen.getByLabelText('Email address')).toBeTruthy();
  });

  test.each([
    ['opportunities?theme=health&country=KE', 'all?theme=health&country=KE'],
    ['articles?q=data', 'all?q=data'],
    [grants, undefined],
    ['articles', undefined],
    ['all?theme=health', undefined],
  ])('the page of the topic %s offers to follow %s in all sections', async (topic, expected) => {
    await renderPage(`/subscriptions?topic=${encodeURIComponent(topic)}`);
    await screen.findByLabelText('Email address');
    const link = screen.queryByRole('link', { name: /^Follow in all sections: / });
    const target = link && new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('topic');
    expect(target ?? undefined).toBe(expected);
  });

  test('a link without a topic explains where to follow one', async () => {
    const { container } = await renderPage('/subscriptions?topic=users');
    expect(await screen.findByText(/This link does not contain a topic to follow/)).toBeTruthy();
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('with a link from an email', () => {
  const settings = { lang: 'en', timezone: 'UTC', digestHour: 7, digestDay: 1, paused: false };

  test('one button confirms an address, and opening the link changes nothing', async () => {
    const fetch = answerWith();
    const { user } = await renderPage(`/subscriptions?token=${toToken({ p: 'confirm', t: grants })}`);
    const button = await screen.findByRole('button', { name: 'Confirm email alerts' });
    expect(fetch).not.toHaveBeenCalled();
    await user.click(button);
    expect(await screen.findByText('Your alerts are active.')).toBeTruthy();
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/actions/confirm-subscription']);
  });

  test('a form without JavaScript leads to a page that says what it did', async () => {
    const confirmed = await renderPage(`/subscriptions?token=${toToken({ p: 'manage' })}&done=confirmed`);
    expect(await screen.findByText('Your alerts are active.')).toBeTruthy();
    const actions = [...confirmed.container.querySelectorAll('form')].map((form) => form.getAttribute('action'));
    expect(actions).toEqual(['/api/actions/export-subscriber', '/api/actions/forget-subscriber']);
    confirmed.unmount();
    const stopped = await renderPage(
      `/subscriptions?token=${toToken({ p: 'stop', scope: { subscriptions: ['a'] } })}&done=unsubscribed`,
    );
    expect(await screen.findByText('You will receive no more emails about this topic.')).toBeTruthy();
    stopped.unmount();
    await renderPage('/subscriptions?done=forgotten');
    expect(await screen.findByText('The address and its topics were deleted.')).toBeTruthy();
  });

  test('one button unsubscribes', async () => {
    const fetch = answerWith();
    const token = toToken({ p: 'stop', scope: { kind: 'follow' } });
    const { user } = await renderPage(`/subscriptions?token=${token}`);
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('You will receive no more alerts by email.')).toBeTruthy();
    expect(fetch.mock.calls[0]?.[0]).toBe(`/api/actions/unsubscribe?token=${encodeURIComponent(token)}`);
  });

  test('the topics of an address can be changed and the address deleted', async () => {
    const address = {
      ...settings,
      email: 'a…@example.org',
      state: 'confirmed',
      subscriptions: [{ id: 's1', topic: grants, frequency: 'daily', state: 'active' }],
    };
    const fetch = answerWith({ body: address }, {}, { body: address }, {});
    const { user, container } = await renderPage(`/subscriptions?token=${toToken({ p: 'manage' })}`);
    const row = (await screen.findByRole('link', { name: /Grant/ })).closest('li');
    expect(await axeViolations(container)).toEqual([]);
    await user.selectOptions(within(row ?? container).getByLabelText('How often'), 'Once a week');
    expect(JSON.parse(String(fetch.mock.calls[1]?.[1].body))).toMatchObject({ id: 's1', frequency: 'weekly' });
    // Skip the first button, which styles hide: it belongs to the form for readers without JavaScript.
    const [, button] = screen.getAllByRole('button', { name: 'Delete this email address' });
    await user.click(button ?? container);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete this email address' }));
    expect(await screen.findByText('The address and its topics were deleted.')).toBeTruthy();
    expect(fetch.mock.calls.at(-1)?.[0]).toBe('/api/actions/forget-subscriber');
  });

  test('the times, the language and a pause of an address are saved', async () => {
    const address = { ...settings, email: 'a…@example.org', state: 'confirmed', subscriptions: [] };
    const fetch = answerWith({ body: address }, { status: 503 }, {}, { body: { ...address, digestDay: 5 } });
    const { user, container } = await renderPage(`/subscriptions?token=${toToken({ p: 'manage' })}`);
    await user.selectOptions(await screen.findByLabelText('Day of weekly emails'), 'Friday');
    await user.click(screen.getByRole('checkbox', { name: /^Pause all emails/ }));
    expect(screen.queryByLabelText('No emails from')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save email settings' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be saved. Try again.');
    await user.click(screen.getByRole('button', { name: 'Save email settings' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(JSON.parse(String(fetch.mock.calls[2]?.[1].body))).toMatchObject({ digestDay: 5, paused: true });
    expect(await axeViolations(container)).toEqual([]);
  });

  test('the page of an address that has bounced says that it receives no emails, and offers its data', async () => {
    const address = { ...settings, email: 'a…@example.org', state: 'stopped', subscriptions: [] };
    answerWith({ body: address });
    const token = toToken({ p: 'manage' });
    await renderPage(`/subscriptions?token=${token}`);
    expect(await screen.findByText(/could not be delivered or was reported as spam/)).toBeTruthy();
    for (const button of screen.getAllByRole('button', { name: 'Download the stored data' })) {
      const form = button.closest('form');
      expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/actions/export-subscriber']);
      expect(new FormData(form ?? undefined).get('token')).toBe(token);
    }
  });

  test.each(['x', toToken({ p: 'other' })])('the damaged link %s is explained', async (token) => {
    await renderPage(`/subscriptions?token=${token}`);
    expect(await screen.findByText(/It may have expired or already been used/)).toBeTruthy();
  });
});

describe('as a member', () => {
  const open = (path: string, options: { readonly emailVerified?: boolean } = {}) => {
    const data = createFakeData({ now: () => now.getTime() });
    return renderPage(path, { data, session: memberSession(uid, options) });
  };

  test('a topic can be followed, changed, removed and followed again', async () => {
    const { user } = await open(followGrants);
    await user.click(await screen.findByRole('checkbox', { name: /Email to/ }));
    await user.click(screen.getByRole('button', { name: 'Follow' }));
    expect(plain((await screen.findByText(/^You follow/)).textContent)).toBe(
      'You follow Opportunities · Grant · Kenya.',
    );
    const list = await screen.findByRole('list', { name: '' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('Paused')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stop following' }));
    expect(await screen.findByText('You do not follow any topics yet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Paused')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Resume' })).toBeTruthy();
  });

  test('at least one channel must be chosen, and email needs a confirmed address', async () => {
    const { user } = await open(followGrants, { emailVerified: false });
    await user.click(await screen.findByRole('checkbox', { name: 'Notifications on this site' }));
    expect(screen.queryByRole('checkbox', { name: /Email to/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Follow' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Choose at least one.');
  });
});
