/**
 * Keys of the local store that more than one room reads: the page's first lines look at what a surface keeps, before that
 * surface is there.
 */

/** How the editor's panels stand (`features/editor/editing/side-layout.ts`). */
export const EDITOR_SIDES_KEY = 'editor-sides';

/** Rulers, guides and grid of the editor (`features/editor/editing/view-aids.ts`). */
export const EDITOR_AIDS_KEY = 'editor-aids';

/** What a user was told, newest first, and which of it was read while the server could not hear of it. */
export const notificationKeys = (userId: string) =>
  [`notifications.${userId}`, `read-unsent.${userId}`] as const;

/** Whether a user was led round the editor (`features/editor/tour`); the help lets it come again. */
export const tourKey = (userId: string) => `editor-tour.${userId}`;

/** The lessons of a user that go on in this browser (`parts/lessons/kept/kept-lessons.ts`). */
export const lessonsKey = (userId: string) => `lessons.${userId}`;
