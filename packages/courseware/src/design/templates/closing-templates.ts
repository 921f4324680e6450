import { badge, both, box, grid, type PageTemplate, panel } from './page-template.ts';

const ACCENTS = ['accent1', 'accent2', 'accent3'] as const;

/** Pages for the end of a lesson. */
export const closingTemplates: readonly PageTemplate[] = [
  {
    id: 'summary',
    group: 'closing',
    name: both('课堂小结', 'Summary'),
    layout: 'titleOnly',
    words: [both('课堂小结', 'What we have learnt')],
    pieces: (say) =>
      ACCENTS.flatMap((accent, index) => [
        box([80, 176 + index * 158, 12, 132], '', { fill: accent, preset: 'rect' }),
        panel([92, 176 + index * 158, 1108, 132], say(both('写下一个要点', 'One thing to remember')), {
          size: 28,
          anchor: 'ctr',
          preset: 'rect',
        }),
      ]),
  },
  {
    id: 'homework',
    group: 'closing',
    name: both('布置作业', 'Homework'),
    layout: 'titleOnly',
    words: [both('今天的作业', 'Homework')],
    pieces: (say) =>
      [
        both('基础\n全体同学完成', 'For all\nEverybody does these'),
        both('提高\n学有余力的同学完成', 'A step further\nIf you like it harder'),
        both('实践\n和家人一起做', 'Try it out\nTogether at home'),
      ].flatMap((words, index) => [
        panel([80 + index * 384, 168, 352, 420], say(words), { size: 24, heading: true }),
        box([80 + index * 384, 600, 352, 46], say(both('用时约 10 分钟', 'About 10 minutes')), {
          fill: ACCENTS[index],
          color: 'bg1',
          size: 18,
          align: 'ctr',
          anchor: 'ctr',
        }),
      ]),
  },
  {
    id: 'self-check',
    group: 'closing',
    name: both('自我评价', 'How did I do?'),
    layout: 'titleOnly',
    words: [both('自我评价', 'How did I do?')],
    pieces: (say) => [
      grid(
        [80, 172, 1120, 420],
        [
          [say(both('我做到了吗', 'Can I do this?')), '★', '★★', '★★★'],
          [say(both('我认真听讲', 'I listened')), '', '', ''],
          [say(both('我积极发言', 'I spoke up')), '', '', ''],
          [say(both('我会用学到的方法', 'I can use the method')), '', '', ''],
          [say(both('我帮助了同学', 'I helped somebody')), '', '', ''],
        ],
        [6, 2, 2, 2],
      ),
    ],
  },
  {
    id: 'board-plan',
    group: 'closing',
    name: both('板书设计', 'On the board'),
    layout: 'titleOnly',
    words: [both('板书设计', 'On the board')],
    pieces: (say) => [
      box([80, 164, 1120, 486], '', { line: 'accent1', fill: 'bg2' }),
      box([400, 184, 480, 70], say(both('课题', 'Title')), {
        size: 32,
        bold: true,
        align: 'ctr',
        anchor: 'ctr',
      }),
      box([110, 280, 620, 340], say(both('主要内容', 'Main points')), {
        size: 26,
        line: 'accent1',
        dash: true,
      }),
      box([760, 280, 410, 340], say(both('随手记', 'By the way')), { size: 26, line: 'accent2', dash: true }),
    ],
  },
  {
    id: 'question-time',
    group: 'closing',
    name: both('你问我答', 'Questions'),
    layout: 'titleOnly',
    words: [both('还有什么想问的？', 'Any questions?')],
    pieces: (say) => [
      badge([480, 200, 320, 320], '?', 'accent1', { size: 160 }),
      panel(
        [280, 556, 720, 80],
        say(both('把问题写下来，下节课一起解决', 'Write it down: we take it up next time')),
        {
          size: 24,
          align: 'ctr',
          anchor: 'ctr',
        },
      ),
    ],
  },
  {
    id: 'thanks',
    group: 'closing',
    name: both('结束页', 'The end'),
    layout: 'title',
    words: [both('下课', 'See you next time'), both('同学们再见', 'Thank you, everybody')],
  },
];
