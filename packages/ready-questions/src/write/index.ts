export * from './basic-kinds.ts';
export { bytesOf, type Drawing, drawing, label } from './drawing.ts';
export * from './games.ts';
export * from './word-games.ts';
