// Fails tests that log an error or a warning, unless they expect it with `jest.spyOn(console, 'error').mockImplementation(...)`. Testing
// Library is imported first, so that its cleanup runs before the check and errors during cleanup are included.
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
