import type { Kysely } from 'kysely';
import type { PageLook } from './page-looks.ts';

export interface DrawnPage extends PageLook {
  readonly pictureHash: string;
}

export class ShownPagesStore {
  readonly #database: Kysely<ShownPagesTables>;

  constructor(database: Kysely<ShownPagesTables>) {
    this.#database = database;
  }

  /** Hashes of the pictures of these pages, by page id. */
  async find(documentId: string, pageIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (pageIds.length === 0) return new Map();
    const rows = await this.#database
      .selectFrom('shown_page')
      .select(['page_id', 'picture_hash'])
      .where('document_id', '=', documentId)
      .where('page_id', 'in', pageIds)
      .execute();
    return new Map(rows.map(({ page_id: id, picture_hash: hash }) => [id, hash]));
  }

  /** All pictures of a courseware, by page id. */
  async drawnOf(documentId: string): Promise<ReadonlyMap<string, DrawnPage>> {
    const rows = await this.#database
      .selectFrom('shown_page')
      .select(['page_id', 'picture_hash', 'look_hash'])
      .where('document_id', '=', documentId)
      .execute();
    return new Map(
      rows.map(({ page_id: pageId, picture_hash: pictureHash, look_hash: lookHash }) => [
        pageId,
        { pageId, pictureHash, lookHash },
      ]),
    );
  }

  async put(documentId: string, page: DrawnPage, at: Date): Promise<void> {
    const drawn = { picture_hash: page.pictureHash, look_hash: page.lookHash, drawn_at: at };
    await this.#database
      .insertInto('shown_page')
      .values({ document_id: documentId, page_id: page.pageId, ...drawn })
      .onConflict((conflict) => conflict.columns(['document_id', 'page_id']).doUpdateSet(drawn))
      .execute();
  }

  /** Records that the pictures are still in use. */
  async touch(documentId: string, at: Date): Promise<void> {
    await this.#database
      .updateTable('shown_page')
      .set({ drawn_at: at })
      .where('document_id', '=', documentId)
      .execute();
  }

  /** Deletes the pictures of pages that the courseware does not have any more. */
  async dropOthers(documentId: string, pageIds: readonly string[]): Promise<void> {
    await this.#database
      .deleteFrom('shown_page')
      .where('document_id', '=', documentId)
      .where('page_id', 'not in', pageIds.length > 0 ? [...pageIds] : [''])
      .execute();
  }

  /** Returns the hashes that are in use as the picture of a page. */
  async named(hashes: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('shown_page')
      .select('picture_hash')
      .distinct()
      .where('picture_hash', 'in', [...hashes])
      .execute();
    return rows.map(({ picture_hash: hash }) => hash);
  }

  async forgetOld(before: Date): Promise<void> {
    await this.#database.deleteFrom('shown_page').where('drawn_at', '<', before).execute();
  }
}

export type ShownPagesTables = {
  shown_page: {
    document_id: string;
    page_id: string;
    picture_hash: string;
    look_hash: string;
    drawn_at: Date;
  };
};
