import { getDirection } from '@adp/shared-ui/languages';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Letter, LetterEntry, LetterSection, Link } from './Letter';

/** Renders a letter as plain text, with each URL on a line of its own. */
export function renderText({ paragraphs, sections, action, notes, footer }: Letter): string {
  const toLines = ({ label, href }: Link) => `${label}\n${href}`;
  const toEntry = ({ label, href, details }: LetterEntry) => [label, ...details, href];
  const toSection = ({ title, entries, more }: LetterSection) => [
    ...(title ? [toLines(title)] : []),
    ...entries.map((entry) => (title ? '• ' + toEntry(entry).join('\n  ') : toEntry(entry).join('\n'))),
    ...(more ? [toLines(more)] : []),
  ];
  return [
    ...paragraphs,
    ...sections.flatMap(toSection),
    ...(action ? [toLines(action)] : []),
    ...notes,
    '—',
    ...footer.map(toLines),
    '',
  ].join('\n\n');
}

const colour = '#1D152D';

/** Renders a letter as HTML with inline styles, without pictures and scripts. */
export function renderHtml({ subject, paragraphs, sections, action, notes, footer }: Letter, lang: string): string {
  const toLink = ({ label, href }: Link) => html`<a href="${href}" style="color:${colour}">${label}</a>`;
  const toEntry = ({ lang: entryLang = lang, details, ...link }: LetterEntry) =>
    html`<span lang="${entryLang}" dir="auto"><b>${toLink(link)}</b></span
      >${details.map((detail) => html`<br />${detail}`)}`;
  const toSection = ({ title, entries, more }: LetterSection) =>
    title
      ? html`<h2 style="font-size:17px;margin:20px 0 8px">${toLink(title)}</h2>
          <ul style="margin:0;padding:0 18px">
            ${entries.map((entry) => html`<li style="margin:0 0 12px">${toEntry(entry)}</li>`)}
          </ul>
          ${more ? html`<p>${toLink(more)}</p>` : ''}`
      : entries.map((entry) => html`<p>${toEntry(entry)}</p>`);
  const page = html`<!doctype html>
    <html lang="${lang}" dir="${getDirection(lang)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px;background:#fff;color:${colour};font:16px/1.5 system-ui,sans-serif">
        <div style="max-width:600px;margin:0 auto">
          ${paragraphs.map((line) => html`<p>${line}</p>`)} ${sections.map(toSection)}
          ${
            action &&
            html`<p style="margin:24px 0">
              <a
                href="${action.href}"
                style="background:${colour};color:#fff;padding:12px 20px;border-radius:6px;text-decoration:none;display:inline-block"
                >${action.label}</a
              >
            </p>`
          }
          ${notes.map((line) => html`<p>${line}</p>`)}
          <hr style="border:0;border-top:1px solid #d9d5e0;margin:24px 0 12px" />
          ${footer.map((link) => html`<p style="font-size:14px;margin:0 0 8px">${toLink(link)}</p>`)}
        </div>
      </body>
    </html>`;
  // No part of the template is a promise.
  return (page as HtmlEscapedString).replaceAll(/\n\s+/g, '\n');
}
