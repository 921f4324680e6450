import { Emitter } from '@lectern/base';
import type { Notification } from '@lectern/protocol/push';

/** Emits each notification once that this window receives while it is open, of any type and from any source. */
export const pushEvent = new Emitter<Notification>();
