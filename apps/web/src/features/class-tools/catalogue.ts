import { Megaphone, Shapes, Smartphone, Timer, Vote } from 'lucide-react';
import type { ClassTool, OpenableTool } from '../../parts/class-tools/index.ts';
import { subjectTools } from './subject-tools/rows.ts';

/** The tools that have a button, in the order in which their buttons stand. */
const buttons: readonly ClassTool[] = [
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
    id: 'subject-tools',
    label: { zh: '学科工具', en: 'Subject tools' },
    icon: Shapes,
    place: 'class',
    load: async () => (await import('./subject-tools/list.tsx')).subjectToolList,
  },
  {
    id: 'phones',
    label: { zh: '手机授课', en: 'Phones' },
    icon: Smartphone,
    place: 'class',
    load: async () => (await import('./phones/index.tsx')).phones,
  },
  {
    id: 'interaction',
    label: { zh: '课堂互动', en: 'Interaction' },
    icon: Vote,
    place: 'class',
    load: async () => (await import('./interaction/index.tsx')).interaction,
  },
];

/**
 * All class tools. Each has a folder here, whose code its row brings when the tool is first opened; the player fetches
 * this list after its first page.
 */
export const classTools: readonly OpenableTool[] = [...buttons, ...subjectTools];
