import { asyncProperty, assert, constantFrom, integer, record, array } from 'fast-check';
import { createDraftStore } from './createDraftStore';
import type { Draft } from './Draft';
import { allWorks, emptyDevice, fillDatabase, fillStorage, newDraft } from './testing/device';

afterEach(allWorks);

const moves = [
  'type',
  'type',
  'typeTwice',
  'typeStale',
  'hide',
  'hideWhileTyping',
  'reload',
  'closeWhileTyping',
  'read',
  'list',
  'send',
  'databaseFull',
  'storageFull',
  'allWorks',
] as const;

/** A tab with a form. Typing appends to the text, so each text contains all texts that it is based on. */
class Tab {
  private store = createDraftStore();
  private draft: Draft = newDraft({ values: { title: '' } });
  private stale = this.draft;
  private last = Promise.resolve();
  /** True if some of the text is only in the page's memory. */
  private unsafe = false;

  constructor(private readonly next: () => string) {}

  async open(): Promise<void> {
    this.draft = (await this.store.get('a1')) ?? newDraft({ values: { title: '' } });
    this.stale = this.draft;
  }

  /** Runs the moves of this tab one after another, like a member. */
  move(move: (typeof moves)[number]): Promise<void> {
    this.last = this.last.then(() => this.make(move));
    return this.last;
  }

  private async make(move: (typeof moves)[number]): Promise<void> {
    if (move === 'type') await this.save(this.typed());
    if (move === 'typeTwice') await Promise.all([this.save(this.typed()), this.save(this.typed())]);
    // Simulate a component that has not received the last save.
    if (move === 'typeStale') {
      const { key, rev } = this.stale;
      await this.save(this.stale.key === this.draft.key ? { ...this.typed(), key, rev } : this.typed());
    }
    if (move === 'hide') this.hide();
    if (move === 'hideWhileTyping') {
      const keeping = this.save(this.typed());
      this.hide();
      await keeping;
    }
    if (move === 'reload' && !this.unsafe) {
      this.store = createDraftStore();
      await this.open();
    }
    if (move === 'closeWhileTyping') {
      const ending = this.store.save(this.typed());
      this.hide();
      if (!this.unsafe) {
        this.store = createDraftStore();
        await this.open();
      }
      await ending;
    }
    if (move === 'read') await this.open();
    if (move === 'list') await this.store.list();
    if (move === 'send') {
      await this.store.change('a1', (draft) => ({ ...draft, queued: { to: 'draft', since: 1, notificationId: 'n' } }));
    }
    if (move === 'databaseFull') fillDatabase();
    if (move === 'storageFull') fillStorage();
    if (move === 'allWorks') allWorks();
  }

  private typed(): Draft {
    const { draft } = this;
    this.draft = { ...draft, values: { title: `${String(draft.values.title)}${this.next()}` } };
    return this.draft;
  }

  private async save(draft: Draft): Promise<void> {
    const { draft: saved, where } = await this.store.save(draft);
    this.stale = this.draft;
    const { key, itemId, rev } = saved;
    this.draft = { ...this.draft, key, itemId, rev };
    this.unsafe ||= where === 'nowhere';
  }

  private hide(): void {
    this.unsafe = !this.store.saveSync(this.typed()) || this.unsafe;
  }

  async settle(): Promise<void> {
    await this.store.list();
  }
}

test('no saved text is lost, for random actions in several tabs and random storage failures', async () => {
  const step = record({ tab: integer({ min: 0, max: 2 }), move: constantFrom(...moves) });
  await assert(
    asyncProperty(array(step, { maxLength: 25 }), array(integer({ min: 0, max: 2 })), async (steps, together) => {
      emptyDevice();
      let count = 0;
      const next = () => `<${(count += 1)}>`;
      const tabs = [new Tab(next), new Tab(next), new Tab(next)];
      for (const tab of tabs) await tab.open();
      let running: Promise<void>[] = [];
      for (const [index, { tab, move }] of steps.entries()) {
        running.push(tabs[tab]?.move(move) ?? Promise.resolve());
        // Let some steps of different tabs run concurrently.
        if (together.includes(index % 3)) continue;
        await Promise.all(running);
        running = [];
      }
      await Promise.all(running);
      allWorks();
      for (const tab of tabs) await tab.settle();
      const text = (await createDraftStore().list()).map(({ values }) => String(values.title)).join('|');
      expect(
        Array.from({ length: count }, (_, index) => `<${index + 1}>`).filter((token) => !text.includes(token)),
      ).toEqual([]);
      expect(localStorage).toHaveLength(0);
    }),
    { numRuns: 150 },
  );
});
