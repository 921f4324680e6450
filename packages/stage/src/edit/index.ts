export { DraftReader } from './draft/draft-reader.ts';
export { elementAt } from './geometry/hit.ts';
export { pageFrameOf } from './geometry/placement.ts';
export { commandOf, type KeyCommand, type KeyInput } from './keyboard/keymap.ts';
export { EditSurface, type EditSurfaceProps } from './react/edit-surface.tsx';
export { growElements } from './react/grow.ts';
export type { Peer } from './react/peer.ts';
export type { EditTexts } from './react/texts.ts';
export { boundsOfSelection, neighbour, type Selection } from './selection/selection.ts';
export { EditSession, type OpenText } from './session/edit-session.ts';
export { TextOfElements } from './session/text-of-elements.ts';
export { leastZoom, mostZoom, type View } from './session/viewport.ts';
export { asList, byLevel } from './text/list.ts';
export { withPlainText } from './text/plain-replace.ts';
export {
  type Shared,
  sharedOf,
  sharedParagraph,
  sharedRun,
  type TextPart,
  type TextSample,
} from './text/sample.ts';
export { bodyOfText, type ParagraphChange, plainText, type RunPatch } from './text/text-body.ts';
export type { TextTarget } from './text/text-target.ts';
export type { Insertion } from './tools/ports.ts';
