import {
  Blinds,
  FolderOpen,
  Megaphone,
  Presentation,
  Puzzle,
  Shapes,
  Smartphone,
  Timer,
  Vote,
  ZoomIn,
} from 'lucide-react';
import type { ClassTool, OpenableTool } from '../../parts/class-tools/index.ts';
import { QUESTION_TOOL } from '../../parts/questions/index.ts';
import { interactiveTools } from './interactive-tools/rows.ts';
import { READY_GAME_TOOL } from './question/ready-game-id.ts';
import { OPENED_RESOURCE } from './resources/opened-resource.ts';
import { subjectTools } from './subject-tools/rows.ts';

/** A file of the disk in a separate window, opened by the resource library. */
const openedResource: OpenableTool = {
  id: OPENED_RESOURCE,
  label: { zh: '资源', en: 'Resource' },
  many: true,
  load: async () => (await import('./resources/resource-window.tsx')).resourceWindow,
};

/** A question of a page, answered on the panel. Its button is on the page. */
const openedQuestion: OpenableTool = {
  id: QUESTION_TOOL,
  label: { zh: '作答', en: 'Answer' },
  many: true,
  load: async () => (await import('./question/index.tsx')).questionOnPanel,
};

/** A game that comes with Lectern. It is opened from the list of interactive tools. */
const openedReadyGame: OpenableTool = {
  id: READY_GAME_TOOL,
  label: { zh: '趣味题', en: 'Game' },
  many: true,
  load: async () => (await import('./question/ready-game.tsx')).readyGameOnPanel,
};

/** The tools with a button, in the order of their buttons. */
const buttons: readonly ClassTool[] = [
  ...interactiveTools,
  {
    id: 'interactive-tools',
    hereOnly: true,
    label: { zh: '互动工具', en: 'Interactive tools' },
    icon: Puzzle,
    place: 'class',
    load: async () => (await import('./interactive-tools/index.tsx')).interactiveToolList,
  },
  {
    id: 'signs',
    label: { zh: '课堂口令', en: 'Commands' },
    icon: Megaphone,
    place: 'class',
    load: async () => (await import('./signs/index.tsx')).signs,
  },
  {
    id: 'timer',
    label: { zh: '计时器', en: 'Timer' },
    icon: Timer,
    place: 'class',
    load: async () => (await import('./timer/index.tsx')).timer,
  },
  {
    id: 'blackboard',
    label: { zh: '黑板', en: 'Blackboard' },
    icon: Presentation,
    place: 'class',
    load: async () => (await import('./blackboard/index.tsx')).blackboard,
  },
  {
    id: 'magnifier',
    label: { zh: '放大镜', en: 'Magnifier' },
    icon: ZoomIn,
    place: 'class',
    load: async () => (await import('./magnifier/index.tsx')).magnifier,
  },
  {
    id: 'curtain',
    label: { zh: '拉幕', en: 'Curtain' },
    icon: Blinds,
    place: 'class',
    load: async () => (await import('./curtain/index.tsx')).curtain,
  },
  {
    id: 'subject-tools',
    hereOnly: true,
    label: { zh: '学科工具', en: 'Subject tools' },
    icon: Shapes,
    place: 'class',
    load: async () => (await import('./subject-tools/list.tsx')).subjectToolList,
  },
  {
    id: 'resources',
    hereOnly: true,
    label: { zh: '资源库', en: 'Resources' },
    icon: FolderOpen,
    place: 'class',
    load: async () => (await import('./resources/index.tsx')).resourceLibrary,
  },
  {
    id: 'phones',
    hereOnly: true,
    label: { zh: '手机授课', en: 'Phones' },
    icon: Smartphone,
    place: 'class',
    load: async () => (await import('./phones/index.tsx')).phones,
  },
  {
    id: 'interaction',
    hereOnly: true,
    label: { zh: '课堂互动', en: 'Interaction' },
    icon: Vote,
    place: 'class',
    load: async () => (await import('./interaction/index.tsx')).interaction,
  },
];

/**
 * All class tools. The code of each is in a subfolder and is loaded when the tool is first opened; the player loads
 * this list after its first page.
 */
export const classTools: readonly OpenableTool[] = [
  ...buttons,
  ...subjectTools,
  openedResource,
  openedQuestion,
  openedReadyGame,
];
