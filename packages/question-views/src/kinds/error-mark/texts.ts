import type { Correction } from './marks.ts';

interface ErrorMarkTexts {
  readonly told: (count: number, marked: number) => string;
  readonly bar: string;
  readonly ways: Readonly<Record<Correction['way'], string>>;
  readonly fields: Readonly<Record<'replace' | 'insert', string>>;
  readonly remove: string;
  readonly done: string;
  readonly correction: (correction: Correction) => string;
}

const zh: ErrorMarkTexts = {
  told: (count, marked) => `共有 ${count} 处错误，已标 ${marked} 处`,
  bar: '改正',
  ways: { replace: '改成', delete: '删去', insert: '后面加' },
  fields: { replace: '改成什么', insert: '后面加什么' },
  remove: '取消标记',
  done: '完成',
  correction: (correction) =>
    correction.way === 'delete'
      ? '删去'
      : `${correction.way === 'insert' ? '后面加' : '改成'}「${correction.text}」`,
};

const en: ErrorMarkTexts = {
  told: (count, marked) => `${count} ${count === 1 ? 'mistake' : 'mistakes'}, ${marked} marked`,
  bar: 'Correction',
  ways: { replace: 'Replace', delete: 'Delete', insert: 'Insert after' },
  fields: { replace: 'Replace with', insert: 'Insert after it' },
  remove: 'Remove mark',
  done: 'Done',
  correction: (correction) =>
    correction.way === 'delete'
      ? 'delete'
      : `${correction.way === 'insert' ? 'insert' : 'replace with'} “${correction.text}”`,
};

export const errorMarkTexts = { zh, en };
