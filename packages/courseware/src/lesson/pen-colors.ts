/** Pen colours that can be distinguished from the back row, on light and on dark pages. */
export const PEN_COLORS = ['D92D20', '2E6BE6', '1D2421', 'FFFFFF', 'F5A524', '0E7C66'] as const;
export type PenColor = (typeof PEN_COLORS)[number];
