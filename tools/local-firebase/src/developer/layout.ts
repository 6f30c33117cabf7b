import { type Html, html } from './html';
import { paths, root, type Section, sections } from './paths';

export const sectionTitles: Readonly<Record<Section, string>> = {
  documents: 'Documents',
  accounts: 'Accounts',
  codes: 'Sign-in emails',
  mail: 'Mailbox',
  denied: 'Denied requests',
  images: 'Images',
  reports: 'Reports',
};

/** Renders the whole page around `content`. `here` is the section that contains the page. */
export function layout(title: string, content: Html, here?: Section): string {
  const overview = here === undefined ? html` aria-current="page"` : undefined;
  const links = sections.map(
    (section) =>
      html`<li>
        <a href="${paths.section(section)}" ${section === here ? html` aria-current="page"` : undefined}
          >${sectionTitles[section]}</a
        >
      </li>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – local platform</title>
        <link rel="stylesheet" href="${paths.style}" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header>
          <p class="name">Local platform</p>
          <nav aria-label="Sections">
            <ul>
              <li><a href="${root}" ${overview}>Overview</a></li>
              ${links}
            </ul>
          </nav>
        </header>
        <main id="content" tabindex="-1">
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.text;
}

export function empty(sentence: string): Html {
  return html`<p class="empty">${sentence}</p>`;
}

/** Renders a date and time in readable and machine-readable form. Invalid times are shown unchanged. */
export function dateTime(time: string | number): Html {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return html`${time}`;
  const iso = date.toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`;
}

/** Renders an entry's properties and omits empty properties. */
export function facts(entries: readonly (readonly [string, Html | string | null])[]): Html {
  const shown = entries.filter(([, value]) => value);
  return html`<dl>
    ${shown.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd dir="auto">${value}</dd>
        </div>`,
    )}
  </dl>`;
}
