import { Emitter } from '@lectern/base';
import type { Notification } from '@lectern/protocol/push';

/**
 * The global push event: each notification that this window learns of while it is open, once, of whatever type and by
 * whatever way it came. Whoever does something about one kind listens here.
 */
export const pushEvent = new Emitter<Notification>();
