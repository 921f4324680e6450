/** What contents can list, in the order in which it is offered. */
export const LISTS = ['sections', 'titles', 'pages'] as const;
export type List = (typeof LISTS)[number];
