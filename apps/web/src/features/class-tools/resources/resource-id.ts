/** Id of the catalogue row; each open file is an instance of that tool. */
export const OPENED_RESOURCE = 'resource';
