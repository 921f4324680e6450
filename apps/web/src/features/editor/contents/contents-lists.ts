/** Kinds of entries that contents can list, in the order of the choices. */
export const LISTS = ['sections', 'titles', 'pages'] as const;
export type List = (typeof LISTS)[number];
