import { axeViolations } from '@adp/shared-ui/testing';
import { getFields } from '../../../lib/forms/sections';
import { writtenKinds, type Kind } from '../../../lib/kinds';
import { renderFields } from './testing/renderFields';

const filled = {
  tags: ['one', ''],
  speakers: ['Ama'],
  sources: ['https://example.org/'],
  evidence: ['https://example.org/'],
  countries: ['AU-E', 'KE'],
  languages: ['en', 'sw'],
  deadlineKind: 'fixed',
  eventStatus: 'rescheduled',
  mode: 'hybrid',
  files: {
    files: [
      { url: 'https://au.int/a.pdf', format: 'pdf', bytes: 1_800_000, name: 'تقرير', lang: 'ar', pages: '44', alt: '' },
      { url: 'https://au.int/b.png', format: 'png', name: 'x'.repeat(150), lang: 'en', pages: '', alt: 'A map' },
      { id: 'one', url: '', format: 'webp', bytes: 9, name: '', lang: 'en', pages: '', alt: '' },
    ],
  },
  cover: { dataUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', width: 1, height: 1, bytes: 14 },
};

afterEach(() => {
  document.body.replaceChildren();
});

// An end-to-end test checks the empty form (tests/e2e/journeys/writing.spec.ts).
test.each(writtenKinds)('the form of the kind %s is accessible while it shows errors', async (kind) => {
  const { container, unmount } = await renderFields(kind, undefined, { values: filled, faults: faultsOfAll(kind) });
  const form = withFewOptions(container);
  unmount();
  document.body.append(form);
  const ids = [...form.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  expect(ids).toEqual(expect.arrayContaining(Object.keys(faultsOfAll(kind))));
  expect(await axeViolations(form)).toEqual([]);
});

/** Returns a copy with few options, because axe is slow with about 1,500 options. */
function withFewOptions(container: Element): HTMLElement {
  const copy = document.createElement('div');
  copy.append(...[...container.children].map((child) => child.cloneNode(true)));
  for (const select of copy.querySelectorAll('select, optgroup')) {
    for (const option of [...select.children].slice(3)) option.remove();
  }
  return copy;
}

function faultsOfAll(kind: Kind): Readonly<Record<string, string>> {
  const fields = getFields(kind);
  return Object.fromEntries(fields.map(({ name }) => [`f-${name}`, `Something with ${name}.`]));
}
