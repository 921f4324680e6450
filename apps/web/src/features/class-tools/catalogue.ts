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
import { interactiveTools } from './interactive-tools/rows.ts';
import { openedQuestion, openedReadyGame } from './question/rows.ts';
import { openedResource } from './resources/rows.ts';
import { subjectTools } from './subject-tools/rows.ts';

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
