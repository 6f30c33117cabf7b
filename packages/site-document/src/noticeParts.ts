import { siteNoticesScript, siteNoticesStyle } from './inlineParts';
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
      `</section><script>${siteNoticesScript}</script>`,
    ].join(''),
    style: siteNoticesStyle,
    script: siteNoticesScript,
  };
}

function escape(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
