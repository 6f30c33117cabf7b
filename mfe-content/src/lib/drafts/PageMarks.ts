import { newId } from '@adp/shared-data';
import type { Draft } from './Draft';
import { unknownFields } from './mergeVersions';
import { idOf, type Version } from './Version';
import { trailOf, unreadId, writtenId } from './versionIds';

/** A rev of a draft as this page knows it, and where its text goes when another page has gone on from there. */
interface Point {
  readonly id: string;
  readonly spare: string;
}

/** As many are remembered; the rev alone tells of older ones. */
const POINTS = 2_000;

/** Marks what this page keeps, so that it is known as the page's own wherever it turns up, and in which order it was written. */
export class PageMarks {
  private name: string | undefined;
  private count = 0;
  private latest = 0;
  private readonly points = new Map<string, Point>();

  /** Under this name a draft waits for the database, apart from what other pages leave there. */
  slotOf(key: string): string {
    return `${key}.${this.page()}`;
  }

  /** What the page has typed onto the rev that it saw last. */
  typed(draft: Draft): Version {
    const { id, spare } = this.pointOf(draft);
    this.latest = Math.max(Date.now(), this.latest + 1);
    return {
      draft: { ...draft, rev: draft.rev + 1, savedAt: this.latest },
      trail: trailOf(id, this.nextId(this.page())),
      spare,
    };
  }

  /** What stands, changed. Not by who types: what is typed meanwhile does not know of it. */
  changed(standing: Version, draft: Draft): Version {
    const { key, rev } = standing.draft;
    return {
      ...standing,
      draft: { ...unknownFields(standing.draft), ...draft, key, rev: rev + 1 },
      trail: trailOf(...standing.trail, this.nextId(`${this.page()}~`)),
    };
  }

  /** Remembers what the page has been given, and gives it. */
  saw(version: Version): Draft {
    const { draft } = version;
    const id = idOf(version);
    if (this.points.get(pointName(draft))?.id !== id) this.remember(draft, { id, spare: newId() });
    return draft;
  }

  /** Whoever reads a draft and keeps a new one all the same has not gone on from what the page wrote before. */
  reads(key: string): void {
    this.points.delete(pointName({ key, rev: 0 }));
  }

  private pointOf({ key, rev }: Draft): Point {
    const known = this.points.get(pointName({ key, rev }));
    const page = this.page();
    return (
      known ??
      this.remember(
        { key, rev },
        { id: rev === 0 ? this.nextId(unreadId(page, 0)) : unreadId(page, rev), spare: newId() },
      )
    );
  }

  private remember(draft: Named, point: Point): Point {
    const [oldest] = this.points.keys();
    if (this.points.size >= POINTS && oldest !== undefined) this.points.delete(oldest);
    this.points.set(pointName(draft), point);
    return point;
  }

  private page(): string {
    return (this.name ??= newId().slice(0, 10));
  }

  private nextId(page: string): string {
    this.count += 1;
    return writtenId(page, this.count);
  }
}

type Named = Pick<Draft, 'key' | 'rev'>;
const pointName = ({ key, rev }: Named) => `${key}@${rev}`;
