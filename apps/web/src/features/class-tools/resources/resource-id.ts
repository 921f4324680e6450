/** The row of the catalogue of which each open file is one. */
export const OPENED_RESOURCE = 'resource';
