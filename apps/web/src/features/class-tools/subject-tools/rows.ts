import type { OpenableTool } from '../../../parts/class-tools/index.ts';

/** The subject tools in windows, by their keys in the catalogue, with their names there. */
const WINDOWS = {
  Calculator: { zh: '计算器', en: 'Calculator' },
  Clock: { zh: '钟表', en: 'Clock' },
  Counter: { zh: '计数器', en: 'Place-value Counter' },
  Dice: { zh: '骰子', en: 'Dice' },
  StrokeOrder: { zh: '笔顺书写', en: 'Stroke Order Writing' },
};

/** The tools that are laid over the page. */
const INSTRUMENTS = {
  Ruler: { zh: '直尺', en: 'Ruler' },
  IsoscelesSetSquare: { zh: '等腰直角三角尺', en: 'Isosceles Right Set Square' },
  RightSetSquare: { zh: '直角三角尺', en: 'Right Set Square' },
  Protractor: { zh: '量角器', en: 'Protractor' },
  Compass: { zh: '圆规', en: 'Compass' },
};

/** The id of the class tool for a subject tool. */
export function toolId(key: string): string {
  return `subject/${key}`;
}

/**
 * The subject tools as class tools: they have no button and are opened from the list. A test checks them against the
 * implemented tools and the names of the catalogue.
 */
export const subjectTools: readonly (OpenableTool & { readonly code: string })[] = [
  ...Object.entries(WINDOWS).map(([key, label]) => ({
    id: toolId(key),
    code: key,
    label,
    load: async () => (await import('./tool-in-window.tsx')).toolInWindow(key, label),
  })),
  ...Object.entries(INSTRUMENTS).map(([key, label]) => ({
    id: toolId(key),
    code: key,
    label,
    load: async () => (await import('./instrument-over-show.tsx')).instrumentOverShow(key),
  })),
];
