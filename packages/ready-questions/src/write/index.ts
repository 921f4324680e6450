export * from './basic-kinds.ts';
export { composite } from './draft.ts';
export { drawing, label } from './drawing.ts';
export * from './games.ts';
export * from './scenery.ts';
export * from './shapes.ts';
export { fraction } from './text.ts';
export * from './word-games.ts';
