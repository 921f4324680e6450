import { late } from '@lectern/ui/late';

/** Card of settings that are seldom needed while teaching. */
export const MenuCard = late(async () => (await import('./menu-card.tsx')).MenuCard);

/** Dialog that lists the keys. */
export const KeysHelp = late(async () => (await import('./keys-help.tsx')).KeysHelp);

/** Dialog that shares the courseware, opened from the menu. */
export const ShareFromShow = late(async () => (await import('./share-from-show.tsx')).ShareFromShow);
