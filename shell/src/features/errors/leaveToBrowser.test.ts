import { leaveToBrowser } from './leaveToBrowser';

afterEach(() => document.documentElement.removeAttribute('data-scripting'));

test('disables only the controls that need a script', () => {
  document.body.innerHTML = `
    <button id="scripted">Copy</button>
    <form><input id="scripted-input"><select id="scripted-select"></select><button id="scripted-submit">Save</button></form>
    <textarea id="scripted-text"></textarea>
    <button id="opener">Menu</button>
    <form action="/articles"><input id="filter"><button id="submit">Show results</button></form>
    <a href="/articles">Articles</a>`;
  const opener = document.getElementById('opener') as HTMLButtonElement;
  // Mock popovers, which jsdom does not support.
  Object.defineProperty(opener, 'popoverTargetElement', { value: document.body });
  leaveToBrowser(document.body);
  expect([...document.querySelectorAll(':disabled')].map(({ id }) => id)).toEqual([
    'scripted',
    'scripted-input',
    'scripted-select',
    'scripted-submit',
    'scripted-text',
  ]);
  expect(document.documentElement.dataset['scripting']).toBe('off');
});
