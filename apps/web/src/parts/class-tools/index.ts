export { useChosenPeople } from './chosen-people.ts';
export {
  type ClassTool,
  type ClassToolPart,
  type ClassToolProps,
  type OpenableTool,
  type ToolbarPlace,
  toolbarPlaces,
} from './class-tool.ts';
export { CornerChip } from './corner-chip.tsx';
export { fold, isFolded, useFolding } from './folding.ts';
export { leftOf } from './left-of.ts';
export { type LessonTally, pupilKey } from './lesson-tally.ts';
export { LooksOn, useLooksOn, useToolSound } from './looks-on.ts';
export { noteOpening } from './note-opening.ts';
export { PanelButton } from './panel-button.tsx';
export type { Person } from './people.ts';
export { PeopleGate, TypedNames } from './people-gate.tsx';
export { PersonCard } from './person-card.tsx';
export { PersonPhoto } from './person-photo.tsx';
export { prefersStill } from './prefers-still.ts';
export { newSeed, seededRandom, shuffled } from './seeded-random.ts';
export { SoundButton } from './sound-button.tsx';
export { playSound, setVolume, volume } from './sounds.ts';
export { ToolButton } from './tool-button.tsx';
export { ToolCard, ToolCards } from './tool-card.tsx';
export type { ShowSheet, ToolShow } from './tool-show.ts';
export { ToolStage } from './tool-stage.tsx';
export { ToolWindow } from './tool-window.tsx';
export { type LessonPeople, usePeople } from './use-people.ts';
