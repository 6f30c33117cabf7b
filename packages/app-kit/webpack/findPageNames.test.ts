/** @jest-environment node */
import { findDefinedTokens, findMissingPageNames, findPageNames, findUsedNames } from './findPageNames.mjs';

test('finds names of the contract in scripts and style sheets', () => {
  const names = findPageNames([
    'jsx("li",{"data-keyboard":""});caches.open("adp-pages");self.adpTrust?.(url);document.documentElement.dataset.scripting',
    '[data-saver] .app-x{display:none}',
  ]);
  expect(names).toEqual({
    'shell:attributes': ['data-keyboard', 'data-saver', 'data-scripting'],
    'shell:caches': ['adp-pages'],
    'shell:events': [],
    'shell:globals': ['adpTrust'],
    'shell:keys': [],
  });
});

test('ignores longer names', () => {
  const names = findPageNames([
    '"data-keyboard-list" "adp-pages-2" "adp.savesPulled" dataset.scriptingState myadpTexts',
  ]);
  expect(Object.values(names).flat()).toEqual([]);
});

test('lists the names of the contract that a shell lacks', () => {
  const all = findMissingPageNames([]);
  expect(all).toContain('adp.saving');
  expect(findMissingPageNames(all.filter((name) => name !== 'adp.saving'))).toEqual(['adp.saving']);
});

test('an app needs the tokens that it uses without a fallback and does not define itself', () => {
  const styles = [
    '.a{--width:1px;color:var(--ink);width:var(--width);margin:var( --step-2 );gap:var(--new,0);inset:var(--column-1)}',
  ];
  const scripts = [
    'jsx("p",{style:{"--row":2,color:"var(--link)"}});x.style.setProperty("--late",1);y="var(--row) var(--late)";z={[`--column-${i}`]:1}',
  ];
  expect(findUsedNames({ styles, scripts })['shell:tokens']).toEqual(['--ink', '--link', '--step-2']);
});

test('a shell provides the tokens that the root element has in every theme', () => {
  const styles = [
    ':root{--ink:#000;--paper:var(--ink)}.x{--own:1}',
    '@media screen{:root{--ink:#fff;--dark:1}.x{order:1}}:root{--rule:#ccc}',
  ];
  expect(findDefinedTokens(styles)).toEqual({ 'shell:tokens': ['--ink', '--paper', '--rule'] });
});
