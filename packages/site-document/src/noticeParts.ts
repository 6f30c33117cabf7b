import { getText } from './text';

/** A notice as `@adp/shared-data` stores it. */
interface Notice {
  readonly id: string;
  readonly level: string;
  readonly texts: { readonly en: string } & Readonly<Partial<Record<string, string>>>;
  readonly until?: Date | undefined;
}

/** What a page has in it for the site's notices; a page without notices has nothing of it. */
export interface NoticeParts {
  /** Another one for other notices, or another language. */
  readonly key: string;
  readonly html: string;
  readonly style: string;
  readonly script: string;
}

/**
 * Hides what this browser has dismissed or what is over, before anything of the page shows, so nothing moves. A form with an action is what
 * the page's other scripts leave alone.
 */
const script = [
  "(d=>{const s=d.getElementById('site-notices'),a=[...s.querySelectorAll('form')];let c=[];",
  "try{c=JSON.parse(localStorage['adp.notices'])||[]}catch{}",
  'const f=()=>{s.hidden=a.every(e=>e.hidden)};',
  'for(const e of a){const i=e.dataset.notice;e.hidden=c.includes(i)||e.dataset.until<Date.now();',
  'e.onsubmit=v=>{v.preventDefault();e.hidden=true;c=[...c.slice(-19),i];f();',
  "const n=d.querySelector('#site-notices form:not([hidden]) button,#root a,#root button');if(n)n.focus();",
  "try{localStorage['adp.notices']=JSON.stringify(c)}catch{}}}f()})(document)",
].join('');

const style = [
  '.site-notices{color:var(--text);background:var(--paper-second)}.site-notices[hidden],.site-notices [hidden]{display:none}',
  '.site-notices form{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;justify-content:space-between;',
  'padding:.5rem var(--gutter);border-inline-start:.5rem solid var(--text)}',
  '.site-notices form[data-level=warning]{border-color:var(--ochre)}',
  '.site-notices p{margin:0;max-inline-size:var(--measure);overflow-wrap:anywhere}',
  '.site-notices button{min-block-size:2.75rem;min-inline-size:2.75rem;padding:0 1rem;font:inherit;color:inherit;',
  'background:none;border:1px solid currentcolor;cursor:pointer}@media print{.site-notices{display:none}}',
].join('');

/** The notices in a page's language, or in English, as a region above the page; undefined where there are none. */
export function toNoticeParts(notices: readonly Notice[], locale: string): NoticeParts | undefined {
  if (notices.length === 0) return undefined;
  const text = getText(locale);
  const [language = 'en'] = locale.split('-');
  const forms = notices.map(({ id, level, texts, until }) => {
    const words = Object.hasOwn(texts, language) ? texts[language] : undefined;
    const lang = words === undefined ? 'en' : language;
    const attributes = [
      `data-notice="${escape(id)}" data-level="${level}"`,
      ...(until ? [`data-until="${until.getTime()}"`] : []),
    ].join(' ');
    return [
      `<form action="#" ${attributes}>`,
      `<p lang="${lang}" dir="auto" id="notice-${escape(id)}">${escape(words ?? texts.en)}</p>`,
      `<button aria-describedby="notice-${escape(id)}">${escape(text('notice.dismiss'))}</button>`,
      '</form>',
    ].join('');
  });
  return {
    key: `${language} ${notices.map(({ id, until }) => `${id} ${until?.getTime() ?? ''}`).join(' ')}`,
    html: [
      `<section class="site-notices" id="site-notices" aria-label="${escape(text('notice.region'))}">`,
      ...forms,
      `</section><script>${script}</script>`,
    ].join(''),
    style,
    script,
  };
}

function escape(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
