import { badge, both, box, grid, type PageTemplate, panel } from './page-template.ts';

const ACCENTS = ['accent1', 'accent2', 'accent3', 'accent4'] as const;

/** Pages for joint investigation. */
export const inquiryTemplates: readonly PageTemplate[] = [
  {
    id: 'group-work',
    group: 'inquiry',
    name: both('小组讨论', 'Group work'),
    layout: 'titleOnly',
    words: [both('小组讨论', 'Group work')],
    pieces: (say) => [
      panel([80, 168, 1120, 120], say(both('讨论的问题：', 'The question:')), { size: 28, anchor: 'ctr' }),
      ...[
        both('主持\n让每个人都说话', 'Chair\nEverybody has a say'),
        both('记录\n写下要点', 'Notes\nWrite down what matters'),
        both('计时\n看好时间', 'Time\nWatch the clock'),
        both('汇报\n说给全班听', 'Report\nTell the class'),
      ].flatMap((words, index) => [
        panel([80 + index * 286, 350, 262, 290], say(words), {
          size: 22,
          heading: true,
          align: 'ctr',
          anchor: 'ctr',
        }),
        badge([176 + index * 286, 312, 70, 70], `${index + 1}`, ACCENTS[index] ?? 'accent1'),
      ]),
    ],
  },
  {
    id: 'experiment',
    group: 'inquiry',
    name: both('实验探究', 'Experiment'),
    layout: 'titleOnly',
    words: [both('实验探究', 'Experiment')],
    pieces: (say) => [
      panel([80, 168, 546, 200], say(both('问题与猜想\n…', 'Question and guess\n…')), {
        size: 24,
        heading: true,
      }),
      panel([80, 390, 546, 256], say(both('器材\n…\n…', 'What is needed\n…\n…')), {
        size: 24,
        heading: true,
        bullets: true,
      }),
      box([654, 168, 546, 356], say(both('步骤\n1. …\n2. …\n3. …', 'Steps\n1. …\n2. …\n3. …')), {
        line: 'accent1',
        size: 24,
        heading: true,
      }),
      box([654, 546, 546, 100], say(both('注意安全：', 'Safety:')), {
        line: 'accent2',
        dash: true,
        size: 24,
        bold: true,
        anchor: 'ctr',
      }),
    ],
  },
  {
    id: 'record',
    group: 'inquiry',
    name: both('实验记录', 'Record'),
    layout: 'titleOnly',
    words: [both('实验记录', 'Record')],
    pieces: (say) => [
      grid(
        [80, 172, 1120, 360],
        [
          [
            say(both('次数', 'Try')),
            say(both('改变的条件', 'What was changed')),
            say(both('看到的现象', 'What was seen')),
            say(both('数据', 'Measured')),
          ],
          ...['1', '2', '3', '4'].map((number) => [number, '', '', '']),
        ],
        [2, 4, 4, 3],
      ),
      panel([80, 556, 1120, 90], say(both('我们发现：', 'We found:')), { size: 26, anchor: 'ctr' }),
    ],
  },
  {
    id: 'map-reading',
    group: 'inquiry',
    name: both('读图', 'Reading a picture or map'),
    layout: 'picTx',
    words: [
      both('读图', 'Look closely'),
      both('', ''),
      both('我看到：\n我想到：\n我的结论：', 'I see:\nI think:\nSo:'),
    ],
  },
  {
    id: 'debate',
    group: 'inquiry',
    name: both('辩一辩', 'Debate'),
    layout: 'titleOnly',
    words: [both('辩一辩', 'Debate')],
    pieces: (say) => [
      panel([240, 168, 800, 96], say(both('辩题：', 'The question:')), {
        size: 28,
        align: 'ctr',
        anchor: 'ctr',
      }),
      box([80, 296, 520, 340], say(both('正方\n理由一\n理由二', 'For\nFirst reason\nSecond reason')), {
        line: 'accent1',
        size: 24,
        heading: true,
        bullets: true,
      }),
      box([680, 296, 520, 340], say(both('反方\n理由一\n理由二', 'Against\nFirst reason\nSecond reason')), {
        line: 'accent2',
        size: 24,
        heading: true,
        bullets: true,
      }),
      badge([600, 424, 80, 80], 'VS', 'accent4', { size: 24 }),
    ],
  },
];
