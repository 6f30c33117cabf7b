// A test that makes the page complain fails, unless it says that it expects the complaint with
// `jest.spyOn(console, 'error').mockImplementation(...)`.
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
