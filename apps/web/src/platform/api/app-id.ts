/** What this program calls itself to the server. */
export const APP_ID = 'lectern-web';
