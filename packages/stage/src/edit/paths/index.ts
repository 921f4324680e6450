export { FreehandSession } from './freehand-session.ts';
export { PenSession } from './pen-session.ts';
export { PenSurface } from './pen-surface.tsx';
export { PointsSession } from './points-session.ts';
export { PointsSurface } from './points-surface.tsx';
