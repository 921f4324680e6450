/**
 * Keys of the local store that several parts of the program read: the page's first script reads a screen's state before
 * that screen is loaded.
 */

/** The layout of the editor's panels (`features/editor/editing/side-layout.ts`). */
export const EDITOR_SIDES_KEY = 'editor-sides';

/** Rulers, guides and grid of the editor (`features/editor/editing/view-aids.ts`). */
export const EDITOR_AIDS_KEY = 'editor-aids';

/** A user's notifications, newest first, and notifications read while the server was unreachable. */
export const notificationKeys = (userId: string) =>
  [`notifications.${userId}`, `read-unsent.${userId}`] as const;

/** Whether a user has taken the tour of the editor (`features/editor/tour`); the help can reset it. */
export const tourKey = (userId: string) => `editor-tour.${userId}`;

/** The lessons of a user that are running in this browser (`parts/lessons/kept/kept-lessons.ts`). */
export const lessonsKey = (userId: string) => `lessons.${userId}`;
