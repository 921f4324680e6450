import { lazyComponent } from '@lectern/ui/lazy';

/** Card of settings that are seldom needed while teaching. */
export const MenuCard = lazyComponent(async () => (await import('./menu-card.tsx')).MenuCard);

/** Dialog that lists the keys. */
export const KeysHelp = lazyComponent(async () => (await import('./keys-help.tsx')).KeysHelp);

/** Dialog that shares the courseware, opened from the menu. */
export const ShareFromShow = lazyComponent(async () => (await import('./share-from-show.tsx')).ShareFromShow);
