import type { AppManifest } from '@adp/app-contract';
import type { DocumentHtml, Frame, Hint, NoticeParts } from '@adp/site-document';
import { LRUCache } from 'lru-cache';
import { toEntityTag } from '../entityTags';
import type { PageFiles } from './createPageFiles';

/** The maximum number of frames in memory. Each takes about 70 kB. */
const MAX_FRAMES = 100;

interface FrameParts {
  readonly html: DocumentHtml;
  readonly files: PageFiles;
  readonly manifest: AppManifest | undefined;
  readonly savesData: boolean;
  readonly siteNotices: NoticeParts | undefined;
}

export interface PageFrame {
  readonly frame: Frame;
  /** The frame's HTML in UTF-8. */
  readonly bytes: readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  /** Entity tag of the frame. */
  readonly tag: string;
  readonly policy: string;
}

/**
 * Creates a function that returns the frame of a route's pages, by the route's resource hints. Frames are cached, because
 * rendering, encoding and hashing them would take longer than for the content of a page.
 */
export function createFrames(): (hints: readonly Hint[], parts: FrameParts) => PageFrame {
  const cache = new LRUCache<readonly Hint[], { readonly key: readonly unknown[]; readonly frame: PageFrame }>({
    max: MAX_FRAMES,
  });
  return (hints, parts) => {
    const { html, files, manifest, savesData, siteNotices } = parts;
    const key = [html, files, manifest, savesData, siteNotices?.html];
    const cached = cache.get(hints);
    if (cached?.key.every((part, at) => part === key[at])) return cached.frame;
    const frame = renderFrame(hints, parts);
    cache.set(hints, { key, frame });
    return frame;
  };
}

function renderFrame(
  hints: readonly Hint[],
  { html, files: { sheets, texts }, manifest, savesData, siteNotices }: FrameParts,
): PageFrame {
  const parts = { texts, siteNotices, content: { sheets, manifest, savesData } };
  const frame = html.renderFrame(hints, parts);
  const [start, beforeHtml, afterHtml, last] = frame.html;
  return {
    frame,
    bytes: [Buffer.from(start), Buffer.from(beforeHtml), Buffer.from(afterHtml), Buffer.from(last)],
    tag: toEntityTag(...frame.html),
    policy: html.toPolicy(parts),
  };
}
