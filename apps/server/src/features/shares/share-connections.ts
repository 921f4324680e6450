import { isId } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import { EditPermission, GUEST_USER_ID } from '@lectern/protocol/constants';
import { enforce, isAllowed } from '../../platform/policy.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { LiveDocumentsService } from '../live-documents/index.ts';
import { nameOf } from './share-facts.ts';
import { type Asking, accountOf, type ShareVisitors } from './share-visitors.ts';
import { mayCallAs, mayKnowPeople } from './shares.policy.ts';

interface ShareConnectionsPorts {
  readonly visitors: ShareVisitors;
  readonly accounts: Pick<AccountsService, 'findUsers' | 'publicUserOf'>;
  readonly documents: Pick<DocumentsService, 'permissionOf'>;
  readonly liveDocuments: Pick<LiveDocumentsService, 'present'>;
}

/** The users who are in a document, for visitors who may see it. */
export class ShareConnections {
  readonly #ports: ShareConnectionsPorts;

  constructor(ports: ShareConnectionsPorts) {
    this.#ports = ports;
  }

  /** `id`: of a document, for a signed-in user, or of a link. */
  async list(asking: Asking, id: string, said: string | undefined) {
    const { accounts, liveDocuments } = this.#ports;
    enforce(mayCallAs(asking.caller?.userId, said, String(GUEST_USER_ID)));
    const present = await liveDocuments.present(await this.#documentOf(asking, id));
    if (!isAllowed(mayKnowPeople(accountOf(asking) !== undefined))) return { items: [], count: present.size };
    const users = await accounts.findUsers([...present]);
    const items = [...users.values()].map((user) => {
      const shown = accounts.publicUserOf(user, asking.caller);
      return { user_id: user.id, name: nameOf(shown), avatar_url: shown.avatar_url };
    });
    return { items, count: present.size };
  }

  async #documentOf(asking: Asking, id: string): Promise<string> {
    if (!isId(id)) return (await this.#ports.visitors.look(asking, id)).document.id;
    const userId = accountOf(asking);
    const permission =
      userId === undefined ? EditPermission.NONE : await this.#ports.documents.permissionOf(userId, id);
    if (permission === EditPermission.NONE) throw new LecternError('DOCUMENT_NOT_FOUND');
    return id;
  }
}
