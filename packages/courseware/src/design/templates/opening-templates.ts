import { badge, both, box, type PageTemplate, panel, rule } from './page-template.ts';

const ROWS = [0, 1, 2, 3];
const ACCENTS = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;

/** Pages for the beginning of a lesson. */
export const openingTemplates: readonly PageTemplate[] = [
  {
    id: 'cover',
    group: 'opening',
    name: both('封面', 'Cover'),
    layout: 'title',
    words: [
      both('课题名称', 'Title of the lesson'),
      both('年级 · 学科 · 授课教师', 'Year · Subject · Teacher'),
    ],
  },
  {
    id: 'picture-cover',
    group: 'opening',
    name: both('配图封面', 'Cover with a picture'),
    layout: 'picTx',
    words: [
      both('课题名称', 'Title of the lesson'),
      both('', ''),
      both('年级 · 学科\n授课教师', 'Year · Subject\nTeacher'),
    ],
  },
  {
    id: 'contents',
    group: 'opening',
    name: both('目录', 'Contents'),
    layout: 'titleOnly',
    words: [both('本课内容', 'In this lesson')],
    pieces: (say) =>
      ROWS.flatMap((row) => {
        const y = 176 + row * 118;
        const parts = [
          both('情境导入', 'Getting started'),
          both('新知探究', 'Something new'),
          both('巩固练习', 'Practice'),
          both('课堂小结', 'Summing up'),
        ];
        return [
          badge([110, y + 8, 78, 78], `${row + 1}`, ACCENTS[row] ?? 'accent1', { size: 28 }),
          panel([210, y, 960, 94], say(parts[row] ?? both('', '')), { size: 28, anchor: 'ctr' }),
        ];
      }),
  },
  {
    id: 'section',
    group: 'opening',
    name: both('环节标题', 'Section'),
    layout: 'secHead',
    words: [
      both('一  情境导入', '1  Getting started'),
      both('想一想：你在生活中见过什么？', 'Think: where have you met this before?'),
    ],
  },
  {
    id: 'goals',
    group: 'opening',
    name: both('学习目标', 'Goals'),
    layout: 'titleOnly',
    words: [both('学习目标', 'Goals')],
    pieces: (say) =>
      [
        both('知道\n说出本课的主要概念', 'Know\nName the main ideas of this lesson'),
        both('会做\n用学到的方法解决问题', 'Do\nUse the method to solve a problem'),
        both('体会\n说说它在生活中的用处', 'See\nSay where it helps in everyday life'),
      ].flatMap((words, index) => {
        const x = 80 + index * 384;
        return [
          panel([x, 190, 352, 430], say(words), { size: 24, heading: true, align: 'ctr', anchor: 'ctr' }),
          badge([x + 136, 160, 80, 80], `${index + 1}`, ACCENTS[index] ?? 'accent1', { size: 30 }),
        ];
      }),
  },
  {
    id: 'warm-up',
    group: 'opening',
    name: both('课前热身', 'Warm-up'),
    layout: 'titleOnly',
    words: [both('课前热身', 'Warm-up')],
    pieces: (say) => [
      box(
        [120, 180, 760, 300],
        say(both('写下今天要想一想的问题', 'Write the question to think about here')),
        {
          fill: 'bg2',
          preset: 'wedgeRoundRectCallout',
          size: 32,
          align: 'ctr',
          anchor: 'ctr',
        },
      ),
      badge([960, 380, 220, 220], '?', 'accent2', { size: 96 }),
      panel(
        [120, 560, 760, 80],
        say(both('同桌说一说，再举手发言', 'Tell your neighbour, then raise your hand')),
        {
          size: 22,
          anchor: 'ctr',
        },
      ),
    ],
  },
  {
    id: 'review',
    group: 'opening',
    name: both('温故知新', 'Looking back'),
    layout: 'titleOnly',
    words: [both('温故知新', 'Looking back')],
    pieces: (say) => [
      panel(
        [80, 176, 530, 456],
        say(both('我们学过\n要点一\n要点二\n要点三', 'We know\nFirst\nSecond\nThird')),
        {
          size: 24,
          heading: true,
          bullets: true,
        },
      ),
      box([624, 366, 64, 64], '', { fill: 'accent2', preset: 'rightArrow' }),
      panel(
        [702, 176, 498, 456],
        say(both('今天要学\n新的问题是什么？', 'Today\nWhat is the new question?')),
        {
          size: 24,
          heading: true,
          line: 'accent2',
        },
      ),
    ],
  },
  {
    id: 'lead-in',
    group: 'opening',
    name: both('情境导入', 'Getting started'),
    layout: 'picTx',
    words: [
      both('情境导入', 'Getting started'),
      both('', ''),
      both(
        '看图说一说：\n图里有什么？\n你想到了什么问题？',
        'Look at the picture:\nWhat is there?\nWhat would you like to ask?',
      ),
    ],
  },
  {
    id: 'know-want-learn',
    group: 'opening',
    name: both('知道·想知道·学到', 'Know, want to know, learnt'),
    layout: 'titleOnly',
    words: [both('我和今天的课题', 'This topic and I')],
    pieces: (say) =>
      [
        both('我已经知道', 'I know'),
        both('我想知道', 'I want to know'),
        both('我学到了', 'I have learnt'),
      ].flatMap((words, index) => {
        const x = 80 + index * 384;
        return [
          box([x, 170, 352, 66], say(words), {
            fill: ACCENTS[index],
            color: 'bg1',
            size: 24,
            bold: true,
            align: 'ctr',
            anchor: 'ctr',
          }),
          box([x, 248, 352, 392], '', { line: ACCENTS[index] }),
          ...[328, 408, 488, 568].map((y) => rule(x + 24, y, 304, 0, 'bg2')),
        ];
      }),
  },
];
