/** A viewer with this mark needs the arrow keys for itself just now. */
export const VIEWER_KEEPS_ARROWS = 'data-keeps-arrows';

/** What has this mark is swiped over: a picture, and whatever stands in its place. The style keeps it from being scrolled. */
export const LEAFED = 'data-leafed';
