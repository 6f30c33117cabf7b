// A test that makes the page complain fails, unless it says that it expects the complaint with
// `jest.spyOn(console, 'error').mockImplementation(...)`.
// Loaded first, so that it takes the page down before the complaints are counted: what is said on the way counts too.
if (typeof document !== 'undefined') require('@testing-library/react');

let complaints = [];
const original = { error: console.error, warn: console.warn };

beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn']) {
    console[level] = (...words) => complaints.push(`console.${level}: ${words.map(String).join(' ')}`);
  }
});

afterEach(() => {
  Object.assign(console, original);
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});
