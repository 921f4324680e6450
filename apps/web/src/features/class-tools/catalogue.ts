import {
  Award,
  Blinds,
  ClipboardList,
  Link,
  Megaphone,
  PartyPopper,
  Presentation,
  Shapes,
  Shuffle,
  Smartphone,
  Timer,
  Trophy,
  Users,
  UsersRound,
  Volume1,
  Vote,
  ZoomIn,
} from 'lucide-react';
import type { ClassTool, OpenableTool } from '../../parts/class-tools/index.ts';

import { subjectTools } from './subject-tools/rows.ts';

/** The tools that have a button, in the order in which their buttons stand. */
const buttons: readonly ClassTool[] = [
  {
    id: 'roster',
    code: 'Roster',
    label: { zh: '花名册', en: 'Roster' },
    icon: Users,
    place: 'class',
    load: async () => (await import('./roster/index.tsx')).roster,
  },
  {
    id: 'random-call',
    code: 'RandomRoll',
    label: { zh: '随机点名', en: 'Random call' },
    icon: Shuffle,
    place: 'class',
    load: async () => (await import('./random-call/index.tsx')).randomCall,
  },
  {
    id: 'relay',
    code: 'Solitaire',
    label: { zh: '接龙活动', en: 'Relay' },
    icon: Link,
    place: 'class',
    load: async () => (await import('./relay/index.tsx')).relay,
  },
  {
    id: 'random-teams',
    code: 'RandomTeam',
    label: { zh: '随机分组', en: 'Random teams' },
    icon: UsersRound,
    place: 'class',
    load: async () => (await import('./random-teams/index.tsx')).randomTeams,
  },
  {
    id: 'team-competition',
    code: 'TeamCompetition',
    label: { zh: '小组竞赛', en: 'Competition' },
    icon: Trophy,
    place: 'class',
    load: async () => (await import('./team-competition/index.tsx')).teamCompetition,
  },
  {
    id: 'assessment',
    code: 'Assessment',
    label: { zh: '课堂评价', en: 'Assessment' },
    icon: Award,
    place: 'class',
    load: async () => (await import('./assessment/index.tsx')).assessment,
  },
  {
    id: 'encourage',
    code: 'Encourage',
    label: { zh: '表扬鼓励', en: 'Praise' },
    icon: PartyPopper,
    place: 'class',
    load: async () => (await import('./encourage/index.tsx')).encourage,
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
    id: 'quiet',
    code: 'Quiet',
    label: { zh: '保持安静', en: 'Quiet' },
    icon: Volume1,
    place: 'class',
    load: async () => (await import('./quiet/index.tsx')).quiet,
  },
  {
    id: 'summary',
    code: 'ClassSummary',
    label: { zh: '课堂总结', en: 'Summary' },
    icon: ClipboardList,
    place: 'class',
    load: async () => (await import('./summary/index.tsx')).summary,
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
