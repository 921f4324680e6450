export { loadAllPresets } from '../view/geometry/presets.ts';
export { DraftReader } from './draft/draft-reader.ts';
export { pageFrameOf } from './geometry/placement.ts';
export { type Chord, chordOf, type KeyInput } from './keyboard/chord.ts';
export { elementAt } from './kinds/element-at.ts';
export { editingOf, holdsText } from './kinds/kind-editing.ts';
export { EditSurface } from './react/edit-surface.tsx';
export { growElements } from './react/grow-when-drawn.ts';
export type { Peer } from './react/selection-overlay.tsx';
export { StillSurface } from './react/still-surface.tsx';
export { isTypingField } from './react/typing-field.tsx';
export { emptySelection, neighbour } from './selection/selection.ts';
export { EditSession } from './session/edit-session.ts';
export { LookStep } from './session/look-step.ts';
export { TextOfElements } from './session/text-of-elements.ts';
export { usualSizeOf } from './session/usual-size.ts';
export { leastZoom, mostZoom } from './session/viewport.ts';
export { asList, byLevel } from './text/list.ts';
export { foreignRoot } from './text/paste/foreign-html.ts';
export {
  type ForeignBlock,
  type ForeignCell,
  type ForeignElement,
  readForeign,
} from './text/paste/foreign-text.ts';
export { withPlainText } from './text/plain-replace.ts';
export type { ChosenCharacters } from './text/rubies.ts';
export { type Shared, sharedOf, sharedParagraph, sharedRun, type TextSample } from './text/sample.ts';
export { bodyOfText, type ParagraphChange, plainText, type RunPatch } from './text/text-body.ts';
export { pointInDrawn, rectsBetween, type TextPoint } from './text/text-point.ts';
export type { TextTarget } from './text/text-target.ts';
export { TypingSteps } from './text/typing-steps.ts';
export type { Insertion } from './tools/ports.ts';
