import { createHash } from 'node:crypto';
import { renderHtml } from '../renderHtml';

export const registry = {
  apps: [
    { name: 'mfe_programmes', origin: 'https://programmes.example', owns: ['/apet'] },
    { name: 'mfe_content', origin: null, owns: ['/articles'] },
    { name: 'mfe_account', origin: 'http://127.0.0.1:4203', owns: ['/people'] },
  ],
  social: { x: 'https://x.example/org' },
};
export const site = { origin: 'https://site.example', registry };
export const shell = {
  build: 'b-0123456789',
  js: ['shell.js'],
  css: ['shell.css'],
  fonts: ['font.74c9df57.woff2'],
  identity: [],
  integrity: { 'shell.js': 'sha256-shell', 'integrity.json': 'sha256-list' },
};

export const styles = 'body{margin:0}';
export const toHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const html = (page: Partial<Parameters<typeof renderHtml>[0]> = {}) =>
  renderHtml({ shell, styles, site, hints: [], routes: [], locale: 'en', texts: new Map(), ...page });

/** Returns an element's text as the browser's parser would: up to the first closing script tag. */
export const dataIn = (text: string, id: string) =>
  new RegExp(`<script type="application/json" id="${id}">(.*?)</script`, 's').exec(text)?.[1] ?? '';
