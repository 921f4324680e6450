import { late } from '@lectern/ui/late';

/** What is set once and not reached for while teaching. */
export const MenuCard = late(async () => (await import('./menu-card.tsx')).MenuCard);

/** What keys and remotes do. */
export const KeysHelp = late(async () => (await import('./keys-help.tsx')).KeysHelp);

/** Gives the courseware to others, from the menu. */
export const ShareFromShow = late(async () => (await import('./share-from-show.tsx')).ShareFromShow);
