import type { Dispose } from '@lectern/base';
import { NotificationType } from '@lectern/protocol/constants';
import type { Ground } from '../../platform/feature.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { NotificationsService } from './notifications.service.ts';

/** Notifies the administrators of the schools that the server's disk is almost full and uploads are refused. */
export function tellLowRoom(
  { database, log, room }: Pick<Ground, 'database' | 'log' | 'room'>,
  accounts: Pick<AccountsService, 'idsWith'>,
  notifications: NotificationsService,
): Dispose {
  return room.whenLow((free) => {
    const content = { type: NotificationType.storageLow, content: { free_megabytes: free } } as const;
    const tellAll = async () => {
      for (const userId of await accounts.idsWith('EDU_ADMIN')) {
        const tell = await database
          .transaction()
          .execute((transaction) => notifications.notify(userId, content, transaction));
        await tell();
      }
    };
    tellAll().catch((error: unknown) =>
      log.warn({ err: error }, 'failed to notify administrators of low disk space'),
    );
  });
}
