import { escapeHtml } from './escapeHtml';
import { siteNoticesScript, siteNoticesStyle } from './inlineParts';
import { getText } from './text';

interface Notice {
  readonly id: string;
  readonly level: string;
  readonly texts: { readonly en: string } & Readonly<Partial<Record<string, string>>>;
  readonly until?: Date | undefined;
}

export interface NoticeParts {
  /** Cache key that identifies the notices and their language. */
  readonly key: string;
  readonly html: string;
  readonly style: string;
  readonly script: string;
}

/** Renders the region with the notices in the page's language, or in English. Returns undefined if there are no notices. */
export function toNoticeParts(notices: readonly Notice[], locale: string): NoticeParts | undefined {
  if (notices.length === 0) return undefined;
  const text = getText(locale);
  const [language = 'en'] = locale.split('-');
  const forms = notices.map(({ id, level, texts, until }) => {
    const words = Object.hasOwn(texts, language) ? texts[language] : undefined;
    const lang = words === undefined ? 'en' : language;
    const attributes = [
      `data-notice="${escapeHtml(id)}" data-level="${level}"`,
      ...(until ? [`data-until="${until.getTime()}"`] : []),
    ].join(' ');
    return [
      `<form action="#" ${attributes}>`,
      `<p lang="${lang}" dir="auto" id="notice-${escapeHtml(id)}">${escapeHtml(words ?? texts.en)}</p>`,
      `<button aria-describedby="notice-${escapeHtml(id)}">${escapeHtml(text('notice.dismiss'))}</button>`,
      '</form>',
    ].join('');
  });
  return {
    key: `${language} ${notices.map(({ id, until }) => `${id} ${until?.getTime() ?? ''}`).join(' ')}`,
    html: [
      `<section class="site-notices" id="site-notices" aria-label="${escapeHtml(text('notice.region'))}">`,
      ...forms,
      `</section><script>${siteNoticesScript}</script>`,
    ].join(''),
    style: siteNoticesStyle,
    script: siteNoticesScript,
  };
}
