/** The window sizes that desktop clients are designed for (specification, section 2), CSS pixels. */
export const DESIGNS = ['1368x840', '1920x840'] as const;
export type HostDesign = (typeof DESIGNS)[number];
