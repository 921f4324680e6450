import {
  Award,
  ClipboardList,
  Link,
  Network,
  PartyPopper,
  Shuffle,
  Trophy,
  Users,
  UsersRound,
  Volume1,
} from 'lucide-react';
import type { ClassTool } from '../../../parts/class-tools/index.ts';

/** An interactive tool of the specification (section 3), with its code there. */
export interface InteractiveTool extends ClassTool {
  readonly code: string;
}

/** The interactive tools, in their order before any use. */
export const interactiveTools: readonly InteractiveTool[] = [
  {
    id: 'roster',
    code: 'Roster',
    label: { zh: '花名册', en: 'Roster' },
    icon: Users,
    place: 'class',
    load: async () => (await import('../roster/index.tsx')).roster,
  },
  {
    id: 'random-call',
    code: 'RandomRoll',
    label: { zh: '随机点名', en: 'Random call' },
    icon: Shuffle,
    place: 'class',
    load: async () => (await import('../random-call/index.tsx')).randomCall,
  },
  {
    id: 'relay',
    code: 'Solitaire',
    label: { zh: '接龙活动', en: 'Relay' },
    icon: Link,
    place: 'class',
    load: async () => (await import('../relay/index.tsx')).relay,
  },
  {
    id: 'random-teams',
    code: 'RandomTeam',
    label: { zh: '随机分组', en: 'Random teams' },
    icon: UsersRound,
    place: 'class',
    load: async () => (await import('../random-teams/index.tsx')).randomTeams,
  },
  {
    id: 'team-competition',
    code: 'TeamCompetition',
    label: { zh: '小组竞赛', en: 'Competition' },
    icon: Trophy,
    place: 'class',
    load: async () => (await import('../team-competition/index.tsx')).teamCompetition,
  },
  {
    id: 'assessment',
    code: 'Assessment',
    label: { zh: '课堂评价', en: 'Assessment' },
    icon: Award,
    place: 'class',
    load: async () => (await import('../assessment/index.tsx')).assessment,
  },
  {
    id: 'encourage',
    code: 'Encourage',
    label: { zh: '表扬鼓励', en: 'Praise' },
    icon: PartyPopper,
    place: 'class',
    load: async () => (await import('../encourage/index.tsx')).encourage,
  },
  {
    id: 'quiet',
    hereOnly: true,
    code: 'Quiet',
    label: { zh: '保持安静', en: 'Quiet' },
    icon: Volume1,
    place: 'class',
    load: async () => (await import('../quiet/index.tsx')).quiet,
  },
  {
    id: 'summary',
    code: 'ClassSummary',
    label: { zh: '课堂总结', en: 'Summary' },
    icon: ClipboardList,
    place: 'class',
    load: async () => (await import('../summary/index.tsx')).summary,
  },
  {
    id: 'mind',
    code: 'Mind',
    label: { zh: '思维导图', en: 'Mind map' },
    icon: Network,
    place: 'class',
    load: async () => (await import('../mind/index.tsx')).mind,
  },
];
