import type { MindLook, MindWay } from '@lectern/courseware/mind';
import type { ToolViewProps } from '@lectern/stage/view';

export interface MindTexts {
  readonly unnamed: string;
  readonly wayLabel: string;
  readonly lookLabel: string;
  way(way: MindWay): string;
  look(look: MindLook): string;
  fold(words: string): string;
  unfold(words: string, count: number): string;
}

const zh: MindTexts = {
  unnamed: '主题',
  wayLabel: '走向',
  lookLabel: '配色',
  way: (way) => ({ right: '向右', both: '向两边', down: '向下' })[way],
  look: (look) => ({ colors: '每支一色', plain: '一种颜色' })[look],
  fold: (words) => `收起“${words}”`,
  unfold: (words, count) => `展开“${words}”，还有 ${count} 个`,
};

const en: MindTexts = {
  unnamed: 'Topic',
  wayLabel: 'Direction',
  lookLabel: 'Colours',
  way: (way) => ({ right: 'To the right', both: 'To both sides', down: 'Down' })[way],
  look: (look) => ({ colors: 'One a branch', plain: 'One for all' })[look],
  fold: (words) => `Fold “${words}”`,
  unfold: (words, count) => `Unfold “${words}”, ${count} more`,
};

export const mindTexts: Readonly<Record<ToolViewProps['language'], MindTexts>> = { zh, en };
