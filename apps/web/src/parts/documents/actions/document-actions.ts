import { copyDocuments } from '@lectern/protocol/disk';
import type { DocumentKindCode } from '@lectern/protocol/document-kinds';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import {
  binDocuments,
  createDocument,
  deleteDocuments,
  emptyBin,
  moveDocuments,
  renameDocument,
  restoreDocuments,
} from '@lectern/protocol/documents';
import { showToast } from '@lectern/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messageOf } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { documentText } from '../document-texts.ts';
import { refreshDocuments, type TakenOut } from '../lists/document-queries.ts';

/** Changes of the disk. Each shows the user its result, refreshes the lists, and returns whether it succeeded. */
export interface DocumentActions {
  /** Creates a document of a kind, blank or from a template. */
  createBlank(
    code: DocumentKindCode,
    name: string,
    parentId: string | undefined,
    template?: { readonly id: string; readonly language: 'zh' | 'en' },
  ): Promise<DocumentItem | undefined>;
  /** Creates a blank endless board; returns its id. */
  createEndlessBoard(name: string, parentId: string | undefined): Promise<string | undefined>;
  /** Rejects on failure, as `rename` does, so that the dialog can show the error beside the name. */
  createFolder(name: string, parentId: string | undefined): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  move(items: readonly DocumentItem[], parentId: string | null): Promise<boolean>;
  copy(ids: readonly string[], parentId: string | null): Promise<boolean>;
  bin(items: readonly DocumentItem[]): Promise<boolean>;
  restore(ids: readonly string[]): Promise<boolean>;
  deleteForever(ids: readonly string[]): Promise<boolean>;
  emptyBin(): Promise<boolean>;
}

/** Number of documents in one call at most. */
const BATCH = 100;

async function inBatches(ids: readonly string[], work: (some: string[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) await work(ids.slice(at, at + BATCH));
}

function idsOf(items: readonly DocumentItem[]): readonly string[] {
  return items.map(({ id }) => id);
}

function move(items: readonly DocumentItem[], parentId: string | null): Promise<void> {
  return inBatches(idsOf(items), (some) =>
    call(moveDocuments, { query: { auto_rename: true }, body: { ids: some, parent_id: parentId } }),
  );
}

function byParent(items: readonly DocumentItem[]): ReadonlyMap<string | null, readonly DocumentItem[]> {
  const groups = new Map<string | null, DocumentItem[]>();
  for (const item of items) groups.set(item.parent_id, [...(groups.get(item.parent_id) ?? []), item]);
  return groups;
}

export function useDocumentActions(): DocumentActions {
  const client = useQueryClient();
  return useMemo(() => {
    const attempt = async (work: () => Promise<string | undefined>, taken?: TakenOut): Promise<boolean> => {
      try {
        const said = await work();
        if (said !== undefined) showToast({ kind: 'success', text: said });
        void refreshDocuments(client, taken);
        return true;
      } catch (error) {
        showToast({ kind: 'failure', text: messageOf(error) });
        void refreshDocuments(client);
        return false;
      }
    };
    const restore = (ids: readonly string[]) =>
      attempt(
        async () => {
          await inBatches(ids, (some) => call(restoreDocuments, { body: { ids: some } }));
          return documentText('restored', { count: ids.length });
        },
        { ids, from: 'lists' },
      );
    return {
      async createBlank(code, name, parentId, template) {
        let created: DocumentItem | undefined;
        await attempt(async () => {
          created = await call(createDocument, {
            query: { parent_id: parentId, auto_rename: true },
            body: { name, resource_type_code: code, ...(template && { template }) },
          });
          return undefined;
        });
        return created;
      },
      async createEndlessBoard(name, parentId) {
        let created: string | undefined;
        await attempt(async () => {
          const { newEndlessBoard } = await import('../../boards/lazy.ts');
          created = (await newEndlessBoard(name, parentId)).id;
          return undefined;
        });
        return created;
      },
      async createFolder(name, parentId) {
        await call(createDocument, {
          query: { parent_id: parentId, auto_rename: true },
          body: { name, resource_type_code: 'folder' },
        });
        void refreshDocuments(client);
      },
      async rename(id, name) {
        await call(renameDocument, { body: { id, name } });
        await refreshDocuments(client);
      },
      move: (items, parentId) =>
        attempt(
          async () => {
            await move(items, parentId);
            showToast({
              kind: 'success',
              text: documentText('moved', { count: items.length }),
              action: {
                label: documentText('undo'),
                run: () =>
                  void attempt(async () => {
                    for (const [from, those] of byParent(items)) await move(those, from);
                    return undefined;
                  }),
              },
            });
            return undefined;
          },
          { ids: idsOf(items), from: 'folders' },
        ),
      copy: (ids, parentId) =>
        attempt(async () => {
          await inBatches(ids, (some) =>
            call(copyDocuments, { query: { auto_rename: true }, body: { ids: some, parent_id: parentId } }),
          );
          return documentText('copied', { count: ids.length });
        }),
      bin: (items) => {
        const ids = idsOf(items);
        return attempt(
          async () => {
            await inBatches(ids, (some) => call(binDocuments, { body: { ids: some } }));
            showToast({
              kind: 'success',
              text: documentText(items.length === 1 ? 'binnedOne' : 'binnedMany', {
                count: items.length,
                name: items[0]?.name ?? '',
              }),
              action: { label: documentText('undo'), run: () => void restore(ids) },
            });
            return undefined;
          },
          { ids, from: 'lists' },
        );
      },
      restore,
      deleteForever: (ids) =>
        attempt(
          async () => {
            await inBatches(ids, (some) => call(deleteDocuments, { body: { ids: some } }));
            return undefined;
          },
          { ids, from: 'lists' },
        ),
      emptyBin: () =>
        attempt(async () => {
          await call(emptyBin);
          return undefined;
        }),
    };
  }, [client]);
}
