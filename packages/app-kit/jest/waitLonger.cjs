// Makes Testing Library wait up to ten seconds instead of one, so that tests do not fail on a busy machine.
if (typeof document !== 'undefined') require('@testing-library/react').configure({ asyncUtilTimeout: 10_000 });
