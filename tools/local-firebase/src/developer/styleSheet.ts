export const styleSheet = `:root {
  --ink: #1d152d;
  --paper: #fbf7f0;
  --second: #f1eae0;
  --faint: #6b6180;
  --rule: #d9cfc1;
  --link: #5a2cc4;
  --ochre: #f2b35b;
  --error: #b3261e;
}
* { box-sizing: border-box; }
html { font: 1.0625rem/1.6 system-ui, 'Noto Sans Arabic', 'Noto Sans Ethiopic', sans-serif; color: var(--ink); background: var(--paper); }
body { margin: 0; overflow-wrap: anywhere; }
a { color: var(--link); }
a:focus-visible, main:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
header { padding: 1.25rem max(1rem, 50vw - 37.5rem) 0; color: var(--paper); background: var(--ink); }
header a:focus-visible, .skip:focus-visible { outline-color: var(--ochre); outline-offset: -3px; }
.name { margin: 0 0 0.5rem; font-size: 1.25rem; font-weight: 700; letter-spacing: -0.01em; }
header ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0; padding: 0; list-style: none; }
header li a { display: flex; align-items: center; min-block-size: 2.75rem; min-inline-size: 2.75rem; color: #c9bfe0; text-decoration: none; border-block-end: 3px solid transparent; }
header li a:hover { color: var(--paper); text-decoration: underline; }
header li a[aria-current] { color: var(--paper); border-color: var(--ochre); }
main { max-inline-size: 77rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
main:focus { outline: none; }
h1 { margin: 0 0 1.5rem; font-size: clamp(1.75rem, 1.3rem + 2vw, 2.75rem); line-height: 1.1; letter-spacing: -0.02em; }
h2 { margin: 0 0 0.25rem; font-size: 1.0625rem; line-height: 1.4; }
.ledger { margin: 0; padding: 0; list-style: none; border-block-start: 1px solid var(--rule); }
.ledger > li { padding: 1rem 0; border-block-end: 1px solid var(--rule); }
.ledger > .row { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 1.5rem; padding: 0.25rem 0; }
.row > a { display: flex; align-items: center; flex: 1 1 12rem; min-block-size: 2.75rem; font-weight: 600; }
.count { font-size: 1.25rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.faint, dt { color: var(--faint); font-size: 0.875rem; font-weight: 400; }
dl { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 0; }
dl > div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.5rem; min-inline-size: 0; }
dd { margin: 0; min-inline-size: 0; font-variant-numeric: tabular-nums; }
pre, .value { margin: 0; padding: 0.5rem 0.75rem; background: var(--second); white-space: pre-wrap; }
pre, code { font: 0.875rem/1.5 ui-monospace, 'DejaVu Sans Mono', monospace; }
.fields { margin-block-start: 1.5rem; }
.trace { margin: 0.5rem 0 0; padding: 0.5rem 0.75rem 0.5rem 2rem; background: var(--second); font-size: 0.9375rem; }
.mark { color: var(--error); font-weight: 700; }
.action, .back, .pager a, .json, h2 > a { display: inline-flex; align-items: center; min-block-size: 2.75rem; min-inline-size: 2.75rem; }
.action { margin-block-start: 0.5rem; padding: 0 1.25rem; color: var(--paper); background: var(--ink); font-weight: 600; text-decoration: none; }
.action:hover { text-decoration: underline; }
.ledger p { margin: 0; }
.empty { max-inline-size: 40rem; margin: 0; padding: 1.5rem; background: var(--second); }
.pager { display: flex; align-items: center; gap: 1.5rem; margin-block-start: 1rem; }
.skip { position: absolute; inset-inline-start: 0; inset-block-start: -4rem; padding: 0.75rem 1rem; color: var(--ink); background: var(--ochre); }
.skip:focus { inset-block-start: 0; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (forced-colors: active) { header li a[aria-current] { border-color: Highlight; } }
`;
