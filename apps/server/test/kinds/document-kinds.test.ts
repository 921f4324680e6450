import { LiveConnection } from '@lectern/courseware/live';
import { archiveLink } from '@lectern/protocol/archives';
import { linkAssets } from '@lectern/protocol/courseware';
import { listComments } from '@lectern/protocol/courseware-comments';
import { listCoursewareVersions } from '@lectern/protocol/courseware-versions';
import type { DocumentKind, DocumentKindCode } from '@lectern/protocol/document-kinds';
import {
  binDocuments,
  binnedDocuments,
  copyDocument,
  createDocument,
  deleteDocuments,
  type ListedKind,
  listDocuments,
  putGrant,
  recentDocuments,
  renameDocument,
  restoreDocuments,
  visitDocument,
} from '@lectern/protocol/documents';
import { startExport } from '@lectern/protocol/exports';
import { getDocument } from '@lectern/protocol/one-document';
import { putShare } from '@lectern/protocol/shares';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { type AppFeature, FEATURES } from '../../src/app-features.ts';
import type { LiveKind } from '../../src/features/live-documents/index.ts';
import { livePorts, until } from '../setup/live-client.ts';
import { type SignedIn, signIn } from '../setup/sessions.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

/** Adds the row of a test kind to the protocol's table. */
vi.mock('@lectern/protocol/document-kinds', async (original) => {
  const { documentKinds, ...rest } = await original<typeof import('@lectern/protocol/document-kinds')>();
  const hologram: DocumentKind = {
    format: 'holo',
    coreType: 'hologram',
    listedAs: 'hologram',
    records: false,
    pages: false,
    taught: false,
    givenOut: false,
    shared: false,
    linked: false,
    comments: false,
    versions: false,
    exports: [],
  };
  return { ...rest, documentKinds: { ...documentKinds, hologram } };
});

const HOLOGRAM = 'hologram' as string as DocumentKindCode;
const PATH = '/ws/hologram';

const kind: LiveKind = {
  code: HOLOGRAM,
  name: 'hologram',
  path: PATH,
  format: 'holo',
  maxBytes: 1_000_000,
  blank() {
    const doc = new Y.Doc();
    doc.getMap('light').set('colour', 'green');
    return { state: Y.encodeStateAsUpdate(doc), pageCount: 0 };
  },
  migrate: () => undefined,
};

/** The feature of holograms, which only registers the kind. */
const holograms: AppFeature = {
  name: 'holograms',
  needs: ['documents', 'liveDocuments'],
  register(_ground, { documents, liveDocuments }) {
    liveDocuments.register(kind);
    documents.kinds.add(HOLOGRAM, { takes: undefined, fromFiles: undefined, write: undefined });
    return { service: undefined, personal: [], close: async () => undefined };
  },
};

let server: TestServer;
let chen: SignedIn;
let li: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ features: [...FEATURES, holograms] });
  [chen, li] = await Promise.all([signIn(server), signIn(server)]);
});
afterAll(() => server.close());

async function make(name: string, code: DocumentKindCode = HOLOGRAM): Promise<string> {
  const body = { name, resource_type_code: code };
  return (await server.call(createDocument, { query: { auto_rename: true }, body }, chen)).id;
}

async function namesIn(query: Record<string, unknown>): Promise<string[]> {
  return (await server.call(listDocuments, { query }, chen)).items.map(({ name }) => name);
}

describe('a document kind that a test defines', () => {
  it('creates blank documents that are listed, filtered, visited and renamed', async () => {
    const id = await make('全息图');
    const item = await server.call(getDocument, { params: { id } }, chen);
    expect(item).toMatchObject({
      resource_type_code: 'hologram',
      core_type: 'hologram',
      format: 'holo',
      size: 0,
    });
    expect(await namesIn({})).toContain('全息图');
    await make('一个课件', 'coursewares');
    expect(await namesIn({ file_type: 'hologram' as string as ListedKind })).toEqual(['全息图']);
    expect(await namesIn({ resource_type_code: HOLOGRAM })).toEqual(['全息图']);
    expect(await namesIn({ file_type: 'courseware' })).toEqual(['一个课件']);
    await server.call(visitDocument, { params: { id } }, chen);
    const { items } = await server.call(recentDocuments, {}, chen);
    expect(items.map((each) => each.id)).toContain(id);
    const renamed = await server.call(renameDocument, { body: { id, name: '新全息图' } }, chen);
    expect(renamed.name).toBe('新全息图');
  });

  it('opens documents over its socket, and copies them with their edits', async () => {
    const id = await make('一起看');
    const doc = new Y.Doc();
    const client = openHologram(id, doc);
    await client.synced();
    expect(doc.getMap('light').get('colour')).toBe('green');
    doc.getMap('light').set('colour', 'red');
    await client.synced();
    client.close();
    const copy = await server.call(copyDocument, { body: { source_id: id } }, chen);
    const copied = new Y.Doc();
    const other = openHologram(copy.id, copied);
    await other.synced();
    expect(copied.getMap('light').get('colour')).toBe('red');
    other.close();
  });

  it('moves documents to the bin, restores and deletes them', async () => {
    const id = await make('来去');
    await server.call(binDocuments, { body: { ids: [id] } }, chen);
    const bin = async () => (await server.call(binnedDocuments, {}, chen)).items.map((item) => item.id);
    expect(await bin()).toContain(id);
    await server.call(restoreDocuments, { body: { ids: [id] } }, chen);
    expect(await bin()).not.toContain(id);
    expect(await namesIn({})).toContain('来去');
    await server.call(binDocuments, { body: { ids: [id] } }, chen);
    await server.call(deleteDocuments, { body: { ids: [id] } }, chen);
    expect((await server.fails(getDocument, { params: { id } }, chen)).code).toBe('DOCUMENT_NOT_FOUND');
  });

  it('rejects comments, versions, exports, files and sharing when its row excludes them', async () => {
    const id = await make('只有光');
    const params = { id };
    const refused = await Promise.all([
      server.fails(listComments, { params }, chen),
      server.fails(listCoursewareVersions, { params }, chen),
      server.fails(startExport, { params, body: { format: 'pdf' } }, chen),
      server.fails(linkAssets, { params, body: { hashes: [] } }, chen),
      server.fails(putShare, { params, body: {} }, chen),
      server.fails(putGrant, { params: { id, user_id: li.userId }, body: { permission: 10 } }, chen),
    ]);
    expect(refused.map(({ code }) => code)).toEqual([
      'DOCUMENT_NOT_FOUND',
      'DOCUMENT_NOT_FOUND',
      'DOCUMENT_NOT_FOUND',
      'DOCUMENT_NOT_FOUND',
      'FILE_TYPE_UNSUPPORTED',
      'FILE_TYPE_UNSUPPORTED',
    ]);
  });

  it('leaves documents out of archives when the row has no `write`', async () => {
    const ids = [await make('不打包'), await make('打包', 'coursewares'), await make('也打包', 'superboard')];
    const { url } = await server.call(archiveLink, { body: { ids } }, chen);
    const archive = new Uint8Array(await (await server.fetch(url)).arrayBuffer());
    expect(Object.keys(unzipSync(archive)).toSorted()).toEqual(['也打包.superboard', '打包.ndpx'].toSorted());
  });
});

/** Opens a live connection of the teacher to a hologram. */
function openHologram(id: string, doc: Y.Doc) {
  const awareness = new Awareness(doc);
  const token = async () => JSON.stringify({ authorization: chen.authorizeSocket(PATH) });
  const connection = new LiveConnection({
    name: id,
    doc,
    awareness,
    ports: livePorts(server.url, token, PATH),
  });
  return {
    synced: () =>
      until('the client is synced', () => connection.state.type === 'synced' && connection.isStored),
    close() {
      connection.dispose();
      awareness.destroy();
    },
  };
}
