import { type CoursewareRecord, ReaderRelay, SnapshotReader } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { fetchSnapshot } from './courseware-source.ts';
import { FetchedDeck } from './fetched-deck.ts';

const page = (id: string, order: string) => ({ id, kind: 'page', order }) as unknown as CoursewareRecord;

/** A mock server with a courseware of these pages. */
async function world(...records: CoursewareRecord[]) {
  const server = { records, asked: 0, error: undefined as unknown };
  const source = {
    records: async () => {
      server.asked += 1;
      if (server.error !== undefined) throw server.error;
      return new TextEncoder().encode(JSON.stringify({ records: server.records }));
    },
  };
  const fetch = () => fetchSnapshot(source, new AbortController().signal);
  const shown = await fetch();
  const reader = new ReaderRelay(new SnapshotReader(shown));
  return { server, reader, deck: new FetchedDeck(shown, reader, fetch) };
}

it('a fetched deck does not count as edited when records have the same content in another order', async () => {
  const { server, deck } = await world(page('a', 'a'), page('b', 'b'));
  const other = { order: 'b', kind: 'page', id: 'b' } as unknown as CoursewareRecord;
  server.records = [other, page('a', 'a')];
  await deck.touched();
  expect(deck.state.get()).toBe('shown');
});

it('a fetched deck shows edits on request, and keeps unchanged records', async () => {
  const { server, reader, deck } = await world(page('a', 'a'), page('b', 'b'));
  const kept = reader.get('a');
  expect(reader.pages()).toEqual(['a', 'b']);
  let told = 0;
  reader.subscribeChildren('deck', () => (told += 1));
  server.records = [page('a', 'a'), page('c', 'c')];
  await deck.touched();
  expect([deck.state.get(), reader.pages()]).toEqual(['edited', ['a', 'b']]);
  await deck.showNew();
  expect([deck.state.get(), reader.pages(), told]).toEqual(['shown', ['a', 'c'], 1]);
  expect(reader.get('a')).toBe(kept);

  server.records = [page('d', 'd')];
  await deck.touched();
  await deck.showNew();
  expect(reader.pages(), 'again').toEqual(['d']);
});

it('a fetched deck is fetched once until the new content is shown, and again when it changes meanwhile', async () => {
  const { server, deck } = await world(page('a', 'a'));
  await Promise.all([deck.touched(), deck.touched(), deck.touched()]);
  expect(server.asked).toBe(3);
  server.records = [];
  await deck.touched();
  expect(server.asked).toBe(4);
  await deck.showNew();
  expect(server.asked, 'the fetched records are shown without another request').toBe(4);
});

it('a fetched deck shows the newest content when it changed twice before the request', async () => {
  const { server, reader, deck } = await world(page('a', 'a'));
  server.records = [page('b', 'b')];
  await deck.touched();
  server.records = [page('c', 'c')];
  await deck.touched();
  expect(server.asked).toBe(2);
  const showing = deck.showNew();
  expect([deck.state.get(), reader.pages()]).toEqual(['loading', ['a']]);
  await showing;
  expect([server.asked, reader.pages()]).toEqual([3, ['c']]);
});

it('a fetched deck is edited again when it changes while the new content is loading', async () => {
  const { server, reader, deck } = await world(page('a', 'a'));
  server.records = [page('b', 'b')];
  await deck.touched();
  await deck.touched();
  const showing = deck.showNew();
  await deck.touched();
  server.records = [page('c', 'c')];
  await showing;
  expect([deck.state.get(), reader.pages()]).toEqual(['edited', ['b']]);
});

it('a fetched deck keeps its content when the new content fails to load, and can be retried', async () => {
  const { server, reader, deck } = await world(page('a', 'a'));
  server.error = new Error('no server');
  await expect(deck.touched()).rejects.toThrow('no server');
  expect(deck.state.get(), 'the edit is not announced').toBe('shown');
  server.error = undefined;
  server.records = [page('b', 'b')];
  await deck.touched();
  await deck.touched();
  server.error = new Error('no server');
  await expect(deck.showNew()).rejects.toThrow('no server');
  expect([deck.state.get(), reader.pages()]).toEqual(['edited', ['a']]);
  server.error = undefined;
  await deck.showNew();
  expect([deck.state.get(), reader.pages()]).toEqual(['shown', ['b']]);
});
