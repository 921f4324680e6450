/** Identifies this program to the server. */
export const APP_ID = 'lectern-web';
