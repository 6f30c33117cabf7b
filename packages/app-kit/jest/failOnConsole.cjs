// Fails tests that log an error or a warning which they do not mock. Testing Library comes first, so that its cleanup is included.
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
