import { newId } from '@adp/shared-data/client';
import type { Draft } from './Draft';
import { getUnknownFields } from './mergeVersions';
import { getVersionId, type Version } from './Version';
import { toTrail, toUnreadId, toWrittenId } from './versionIds';

/** A revision that this page has read. `forkKey` is the key for this page's text if another page changes the draft first. */
interface SeenRevision {
  readonly id: string;
  readonly forkKey: string;
}

/** The maximum number of remembered revisions. Older revisions are identified only by their rev. */
const MAX_SEEN = 2_000;

/** Assigns ids to the versions that this page saves, so that every store can identify and order them. */
export class RevisionTracker {
  private cachedPageId: string | undefined;
  private count = 0;
  private lastSavedAt = 0;
  private readonly seen = new Map<string, SeenRevision>();

  /** Returns the slot of a fallback store in which this page's version waits for the database. */
  getSlot(key: string): string {
    return `${key}.${this.pageId()}`;
  }

  /** Returns a version of the member's input, based on the revision that this page read last. */
  toTypedVersion(draft: Draft): Version {
    const { id, forkKey } = this.getSeen(draft);
    this.lastSavedAt = Math.max(Date.now(), this.lastSavedAt + 1);
    return {
      draft: { ...draft, rev: draft.rev + 1, savedAt: this.lastSavedAt },
      trail: toTrail(id, this.nextId(this.pageId())),
      forkKey,
    };
  }

  /** Returns a version that code has derived. Its id differs from those of typed versions, which are not based on it. */
  toChangedVersion(stored: Version, draft: Draft): Version {
    const { key, rev } = stored.draft;
    return {
      ...stored,
      draft: { ...getUnknownFields(stored.draft), ...draft, key, rev: rev + 1 },
      trail: toTrail(...stored.trail, this.nextId(`${this.pageId()}~`)),
    };
  }

  /** Remembers a version that this page has read, and returns its draft. */
  markSeen(version: Version): Draft {
    const { draft } = version;
    const id = getVersionId(version);
    if (this.seen.get(toSeenKey(draft))?.id !== id) this.remember(draft, { id, forkKey: newId() });
    return draft;
  }

  /** A new draft that is saved under the key later is not based on this page's earlier text. */
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
