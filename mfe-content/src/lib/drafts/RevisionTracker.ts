import { newId } from '@adp/shared-data/client';
import type { Draft } from './Draft';
import { getUnknownFields } from './mergeVersions';
import { getVersionId, type Version } from './Version';
import { toTrail, toUnreadId, toWrittenId } from './versionIds';

/** A rev that this page has read, and the key for a fork if another page changes it first. */
interface SeenRevision {
  readonly id: string;
  readonly forkKey: string;
}

/** The number of remembered revisions. An older one is identified only by its rev. */
const MAX_SEEN = 2_000;

/** Marks the versions that this page saves, so that every store recognises them and their order. */
export class RevisionTracker {
  private cachedPageId: string | undefined;
  private count = 0;
  private lastSavedAt = 0;
  private readonly seen = new Map<string, SeenRevision>();

  /** The slot of a fallback store in which this page's version waits for the database. */
  getSlot(key: string): string {
    return `${key}.${this.pageId()}`;
  }

  /** Returns the version that was typed after the rev that the page read last. */
  toTypedVersion(draft: Draft): Version {
    const { id, forkKey } = this.getSeen(draft);
    this.lastSavedAt = Math.max(Date.now(), this.lastSavedAt + 1);
    return {
      draft: { ...draft, rev: draft.rev + 1, savedAt: this.lastSavedAt },
      trail: toTrail(id, this.nextId(this.pageId())),
      forkKey,
    };
  }

  /** Returns a stored version that code has changed. It is not marked as typed, because newer input was not made from it. */
  toChangedVersion(stored: Version, draft: Draft): Version {
    const { key, rev } = stored.draft;
    return {
      ...stored,
      draft: { ...getUnknownFields(stored.draft), ...draft, key, rev: rev + 1 },
      trail: toTrail(...stored.trail, this.nextId(`${this.pageId()}~`)),
    };
  }

  /** Remembers a version that the page has read, and returns its draft. */
  markSeen(version: Version): Draft {
    const { draft } = version;
    const id = getVersionId(version);
    if (this.seen.get(toSeenKey(draft))?.id !== id) this.remember(draft, { id, forkKey: newId() });
    return draft;
  }

  /** Forgets the draft of a key before it is read. A new draft saved after that was not made from an earlier text of this page. */
  forgetRevision(key: string): void {
    this.seen.delete(toSeenKey({ key, rev: 0 }));
  }

  private getSeen({ key, rev }: Draft): SeenRevision {
    const seen = this.seen.get(toSeenKey({ key, rev }));
    const pageId = this.pageId();
    return (
      seen ??
      this.remember(
        { key, rev },
        { id: rev === 0 ? this.nextId(toUnreadId(pageId, 0)) : toUnreadId(pageId, rev), forkKey: newId() },
      )
    );
  }

  private remember(draft: RevisionKey, revision: SeenRevision): SeenRevision {
    const [oldest] = this.seen.keys();
    if (this.seen.size >= MAX_SEEN && oldest !== undefined) this.seen.delete(oldest);
    this.seen.set(toSeenKey(draft), revision);
    return revision;
  }

  private pageId(): string {
    return (this.cachedPageId ??= newId().slice(0, 10));
  }

  private nextId(pageId: string): string {
    this.count += 1;
    return toWrittenId(pageId, this.count);
  }
}

type RevisionKey = Pick<Draft, 'key' | 'rev'>;
const toSeenKey = ({ key, rev }: RevisionKey) => `${key}@${rev}`;
