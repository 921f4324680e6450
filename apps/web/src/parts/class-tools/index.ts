export {
  type ClassTool,
  type ClassToolPart,
  type ClassToolProps,
  noteOpening,
  type OpenableTool,
  type ToolbarPlace,
  toolbarPlaces,
} from './class-tool.ts';
export { leftOf } from './left-of.ts';
export { type LessonTally, pupilKey } from './lesson-tally.ts';
export { PanelButton } from './panel-button.tsx';
export { useChosenPeople } from './people/chosen-people.ts';
export type { Person } from './people/people.ts';
export { PeopleGate, TypedNames } from './people/people-gate.tsx';
export { PersonCard, PersonPhoto } from './people/person-card.tsx';
export { type LessonPeople, usePeople } from './people/use-people.ts';
export { newSeed, shuffled } from './seeded-random.ts';
export { playSound, setVolume, volume } from './sounds.ts';
export { ToolButton } from './tool-button.tsx';
export { ToolCard, ToolCards } from './tool-card.tsx';
export type { ShowSheet, ToolShow } from './tool-show.ts';
export { useToolSound, useViewOnly, ViewOnly } from './view-only.ts';
export { fold, isFolded, useFolding } from './window/folding.ts';
export { SoundButton, ToolStage } from './window/tool-stage.tsx';
export { CornerChip, ToolWindow } from './window/tool-window.tsx';
