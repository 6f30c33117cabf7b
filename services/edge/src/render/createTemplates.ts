import type { AppManifest } from '@adp/app-contract';
import type { DocumentHtml, Hint, NoticeParts, Template } from '@adp/site-document';
import { LRUCache } from 'lru-cache';
import { toEntityTag } from '../entityTags';
import type { PageFiles } from './createPageFiles';

/** The maximum number of templates in memory, with and without data saver each. A template takes about 70 kB. */
const MAX_TEMPLATES = 100;

interface TemplateParts {
  readonly html: DocumentHtml;
  readonly files: PageFiles;
  readonly manifest: AppManifest | undefined;
  readonly savesData: boolean;
  readonly siteNotices: NoticeParts | undefined;
}

export interface EncodedTemplate extends Pick<Template, 'resources'> {
  /** The template's HTML in UTF-8. */
  readonly bytes: readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  /** Hash of the template's HTML, from which the entity tags of pages are computed. */
  readonly tag: string;
  readonly policy: string;
}

/**
 * Creates a function that returns the template of a route's pages. Templates are cached by the route's hints, because
 * they contain more than half of a page's bytes.
 */
export function createTemplates(): (hints: readonly Hint[], parts: TemplateParts) => EncodedTemplate {
  const caches = { usual: createCache(), savingData: createCache() };
  return (hints, parts) => {
    const { html, files, manifest, savesData, siteNotices } = parts;
    const cache = savesData ? caches.savingData : caches.usual;
    const key = [html, files, manifest, siteNotices?.html];
    const cached = cache.get(hints);
    if (cached?.key.every((part, at) => part === key[at])) return cached.template;
    const template = encodeTemplate(hints, parts);
    cache.set(hints, { key, template });
    return template;
  };
}

interface Cached {
  readonly key: readonly unknown[];
  readonly template: EncodedTemplate;
}

const createCache = () => new LRUCache<readonly Hint[], Cached>({ max: MAX_TEMPLATES });

function encodeTemplate(
  hints: readonly Hint[],
  { html, files: { sheets, texts }, manifest, savesData, siteNotices }: TemplateParts,
): EncodedTemplate {
  const parts = { texts, siteNotices, content: { sheets, manifest, savesData } };
  const { html: template, resources } = html.renderTemplate(hints, parts);
  const [start, beforeHtml, afterHtml, last] = template;
  return {
    bytes: [Buffer.from(start), Buffer.from(beforeHtml), Buffer.from(afterHtml), Buffer.from(last)],
    tag: toEntityTag(...template),
    policy: html.toPolicy(parts),
    resources,
  };
}
