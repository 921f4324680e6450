import { EditPermission } from '@lectern/protocol';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { FOLDER, openParts } from '../test/open-parts.ts';
import { DocumentGrantsService } from './document-grants.service.ts';
import { DocumentLinkGrantsService, type GivingLink } from './document-link-grants.service.ts';

const { opened, database, parts, notifications, events, bus, make, clock } = await openParts();
const grants = new DocumentGrantsService(parts, bus, notifications, {
  userExists: async (id) => id !== 'nobody',
});
const links = new DocumentLinkGrantsService(parts, bus, notifications);
afterAll(() => opened.close());

const { NONE, VIEW, EDIT } = EditPermission;
beforeEach(async () => {
  await database.deleteFrom('document').execute();
  await make('lesson', null, { resource_type_code: 'coursewares', format: 'ndpx' });
  events.length = 0;
});
const put = (userId: string, permission: EditPermission, documentId = 'lesson') =>
  grants.put('chen', documentId, userId, permission);

describe('a grant', () => {
  it('notifies the user only when the permission changed', async () => {
    expect(await put('li', VIEW)).toEqual({
      user_id: 'li',
      permission: VIEW,
      created_at: new Date(clock.time),
    });
    expect(events).toEqual(['li lesson 10', 'document_access lesson']);
    await put('li', VIEW);
    expect(events).toHaveLength(2);
    await put('li', NONE);
    expect(events.slice(2)).toEqual(['li lesson 0', 'document_access lesson']);
    await put('li', NONE);
    expect(events).toHaveLength(4);
  });

  it('is listed for the owner', async () => {
    await put('li', EDIT);
    expect(await grants.list('chen', 'lesson')).toMatchObject([{ user_id: 'li', permission: 20 }]);
    expect(await grants.people('lesson')).toEqual(['li']);
    expect([await grants.isGiven('lesson', 'li'), await grants.isGiven('lesson', 'wang')]).toEqual([
      true,
      false,
    ]);
    await expect(grants.list('li', 'lesson')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is refused for folders, for the owner, for other users and for files that cannot be given', async () => {
    await make('folder', null, FOLDER);
    await make('program', null, { object_hash: 'h', format: 'exe' });
    const invalid = (field: string) => ({ code: 'INVALID_INPUT', details: { field } });
    await expect(put('li', VIEW, 'folder')).rejects.toMatchObject(invalid('id'));
    await expect(put('chen', VIEW)).rejects.toMatchObject(invalid('user_id'));
    await expect(put('nobody', VIEW)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    await expect(put('nobody', NONE)).resolves.toBeDefined();
    await expect(put('li', VIEW, 'program')).rejects.toMatchObject({ code: 'FILE_TYPE_UNSUPPORTED' });
    await expect(put('li', NONE, 'program')).resolves.toBeDefined();
    await expect(grants.put('li', 'lesson', 'wang', VIEW)).rejects.toMatchObject({
      code: 'DOCUMENT_NOT_FOUND',
    });
  });
});

describe('the grant of a link', () => {
  const link: GivingLink = {
    id: 'l',
    documentId: 'lesson',
    round: 1,
    permission: 10,
    download: false,
    endsAt: null,
  };
  const run = (changed: GivingLink, kept: readonly string[], isOpen: boolean) =>
    database
      .transaction()
      .execute((transaction) =>
        links.set(changed, { kept: (id) => kept.includes(id), isOpen }, 'chen', transaction),
      );
  const granted = async (userId: string) => (await parts.listing.find('lesson', userId))?.granted ?? null;
  beforeEach(async () => {
    for (const userId of ['li', 'wang'])
      await database.transaction().execute((transaction) => links.open(link, userId, transaction));
  });

  it('follows the link for the users who keep it, and the others are notified', async () => {
    const tell = await run({ ...link, permission: 20 }, ['li'], true);
    expect([await granted('li'), await granted('wang'), await granted(links.reader(link))]).toEqual([
      20,
      null,
      10,
    ]);
    expect(events).toEqual([]);
    await tell();
    expect(events[0]).toBe('document_access lesson');
    expect(events.filter((event) => event.includes(' lesson ')).sort()).toEqual([
      'li lesson 20',
      'wang lesson 0',
    ]);
  });

  it('notifies no user whose permission is the same, and closes the readers of the round before', async () => {
    await run(link, ['li', 'wang'], true);
    expect(await granted(links.reader(link))).toBe(10);
    await (await run({ ...link, round: 2 }, ['li', 'wang'], false))();
    expect(events).toEqual(['document_access lesson']);
    expect([await granted(links.reader(link)), await granted(links.reader({ ...link, round: 2 }))]).toEqual([
      null,
      null,
    ]);
    expect([await links.isOpenTo('l', 'li'), await links.isOpenTo('l', 'sun')]).toEqual([true, false]);
  });

  it('ends with the link, and its users are notified', async () => {
    await run({ ...link, endsAt: new Date(clock.time + 5) }, ['li', 'wang'], true);
    await links.endOver();
    expect(events).toEqual([]);
    clock.time += 5;
    await links.endOver();
    expect(events[0]).toBe('document_access lesson');
    expect(
      events
        .slice(1)
        .filter((event) => !event.startsWith('document_access'))
        .sort(),
    ).toEqual(['li lesson 0', 'wang lesson 0']);
    expect(await granted('li')).toBeNull();
  });
});
