/** Attribute of a viewer that currently uses the arrow keys itself. */
export const VIEWER_KEEPS_ARROWS = 'data-keeps-arrows';

/**
 * Attribute of an element that can be swiped: a picture, or its placeholder. The style sheet keeps it from scrolling.
 */
export const LEAFED = 'data-leafed';
