/** @jest-environment node */
import { findUnscoped } from './ScopeStylesPlugin.mjs';

const faults = (css: string, prefixes = ['tiny-']) => findUnscoped(Buffer.from(css), prefixes);

test.each([
  '.tiny-card { color: red }',
  'a.tiny-card:hover > img + p::before { color: red }',
  '[dir=rtl] .tiny-card { color: red }',
  'body:has(> .tiny-poster) > * { display: none }',
  ':is(.tiny-a, .tiny-b) p { color: red }',
  '.tiny-card { & p { color: red } }',
  '@media print { .tiny-card { color: red } }',
  '@keyframes tiny-turn { from { rotate: 0deg } }',
])('%s affects only the app', (css) => {
  expect(faults(css)).toEqual([]);
});

test.each([
  ['h1 { color: red }', 'the selector h1'],
  [':root { --step: 1rem }', 'the selector :root'],
  ['* { margin: 0 }', 'the selector *'],
  ['.card, .tiny-card { color: red }', 'the selector .card, .tiny-card'],
  ['p:not(.tiny-card) { color: red }', 'the selector p:not(.tiny-card)'],
  [':is(.tiny-a, h1) p { color: red }', 'the selector :is(.tiny-a, h1) p'],
  ['@media print { body > * { display: none } }', 'the selector body > *'],
  ['@keyframes turn { from { rotate: 0deg } }', 'the animation'],
  ["@font-face { font-family: Tiny; src: url('x.woff2') }", 'the font'],
])('%s would affect more than the app', (css, fault) => {
  expect(faults(css)).toEqual([expect.stringContaining(fault)]);
});

test('accepts classes of listed libraries', () => {
  expect(faults('.crop_Image { color: red }', ['tiny-', 'crop_'])).toEqual([]);
});
