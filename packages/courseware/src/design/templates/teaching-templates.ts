import { badge, both, box, type PageTemplate, panel, rule } from './page-template.ts';

const ACCENTS = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;

/** Pages that explain a new subject. */
export const teachingTemplates: readonly PageTemplate[] = [
  {
    id: 'concept',
    group: 'teaching',
    name: both('概念讲解', 'A new idea'),
    layout: 'titleOnly',
    words: [both('概念名称', 'Name of the idea')],
    pieces: (say) => [
      box([80, 168, 14, 170], '', { fill: 'accent1', preset: 'rect' }),
      panel(
        [94, 168, 1106, 170],
        say(both('定义\n用一句话说清楚它是什么', 'Definition\nSay in one sentence what it is')),
        {
          size: 28,
          heading: true,
          anchor: 'ctr',
          preset: 'rect',
        },
      ),
      panel([80, 366, 546, 280], say(both('例子\n举一个生活中的例子', 'Example\nOne from everyday life')), {
        size: 24,
        heading: true,
      }),
      panel([654, 366, 546, 280], say(both('注意\n容易弄错的地方', 'Take care\nWhat is easily mixed up')), {
        size: 24,
        heading: true,
        line: 'accent2',
      }),
    ],
  },
  {
    id: 'law',
    group: 'teaching',
    name: both('公式与定理', 'Formula or law'),
    layout: 'titleOnly',
    words: [both('公式与定理', 'Formula or law')],
    pieces: (say) => [
      box([200, 176, 880, 190], say(both('在这里写公式', 'Write the formula here')), {
        line: 'accent1',
        size: 44,
        bold: true,
        align: 'ctr',
        anchor: 'ctr',
      }),
      panel(
        [80, 396, 546, 250],
        say(both('字母的意思\n每个字母表示什么，单位是什么', 'The letters\nWhat each means, and its unit')),
        {
          size: 24,
          heading: true,
        },
      ),
      panel(
        [654, 396, 546, 250],
        say(both('什么时候用\n成立的条件', 'When to use it\nWhat has to be given')),
        {
          size: 24,
          heading: true,
        },
      ),
    ],
  },
  {
    id: 'worked-example',
    group: 'teaching',
    name: both('例题', 'Worked example'),
    layout: 'titleOnly',
    words: [both('例题', 'Worked example')],
    pieces: (say) => [
      badge([80, 172, 100, 60], say(both('题', 'Task')), 'accent1', { preset: 'roundRect' }),
      panel([200, 168, 1000, 140], say(both('写下题目', 'Write the task here')), { size: 26, anchor: 'ctr' }),
      badge([80, 336, 100, 60], say(both('解', 'Solution')), 'accent2', { preset: 'roundRect', size: 18 }),
      box(
        [200, 332, 1000, 310],
        say(both('第一步：\n第二步：\n第三步：\n答：', 'First step:\nSecond step:\nThird step:\nAnswer:')),
        { line: 'accent2', size: 26 },
      ),
    ],
  },
  {
    id: 'steps',
    group: 'teaching',
    name: both('步骤', 'Steps'),
    layout: 'titleOnly',
    words: [both('怎么做', 'How it is done')],
    pieces: (say) =>
      [both('观察', 'Look'), both('猜想', 'Guess'), both('验证', 'Test'), both('总结', 'Conclude')].flatMap(
        (words, index) => {
          const x = 80 + index * 284;
          return [
            box([x, 190, 290, 120], say(words), {
              fill: ACCENTS[index],
              preset: index === 0 ? 'homePlate' : 'chevron',
              color: 'bg1',
              size: 28,
              bold: true,
              align: 'ctr',
              anchor: 'ctr',
            }),
            panel([x, 340, 262, 300], say(both('写下这一步要做的事', 'What is done in this step')), {
              size: 22,
            }),
          ];
        },
      ),
  },
  {
    id: 'time-line',
    group: 'teaching',
    name: both('时间线', 'Time line'),
    layout: 'titleOnly',
    words: [both('时间线', 'Time line')],
    pieces: (say) => [
      box([80, 396, 1120, 16], '', { fill: 'accent1', preset: 'rightArrow' }),
      ...[0, 1, 2, 3, 4].flatMap((index) => {
        const x = 90 + index * 222;
        const above = index % 2 === 0;
        return [
          badge([x + 84, 388, 32, 32], '', ACCENTS[index] ?? 'accent1'),
          panel([x, above ? 190 : 446, 200, 170], say(both('年份\n发生了什么', 'Year\nWhat happened')), {
            size: 20,
            heading: true,
            align: 'ctr',
            anchor: 'ctr',
          }),
        ];
      }),
    ],
  },
  {
    id: 'compare',
    group: 'teaching',
    name: both('比较', 'Comparison'),
    layout: 'titleOnly',
    words: [both('比一比', 'Compare')],
    pieces: (say) =>
      [both('甲', 'One'), both('乙', 'The other')].flatMap((words, index) => {
        const x = 80 + index * 574;
        return [
          box([x, 168, 546, 70], say(words), {
            fill: ACCENTS[index],
            color: 'bg1',
            size: 28,
            bold: true,
            align: 'ctr',
            anchor: 'ctr',
          }),
          panel([x, 252, 546, 390], say(both('特点一\n特点二\n特点三', 'First\nSecond\nThird')), {
            size: 24,
            bullets: true,
          }),
        ];
      }),
  },
  {
    id: 'same-and-different',
    group: 'teaching',
    name: both('异同', 'Same and different'),
    layout: 'titleOnly',
    words: [both('相同与不同', 'Same and different')],
    pieces: (say) => [
      box([170, 170, 560, 480], '', { line: 'accent1', preset: 'ellipse' }),
      box([550, 170, 560, 480], '', { line: 'accent2', preset: 'ellipse' }),
      box([220, 340, 300, 140], say(both('只有甲\n…', 'Only the first\n…')), {
        size: 22,
        heading: true,
        align: 'ctr',
        anchor: 'ctr',
      }),
      box([556, 340, 168, 140], say(both('都有\n…', 'Both\n…')), {
        size: 22,
        heading: true,
        align: 'ctr',
        anchor: 'ctr',
      }),
      box([760, 340, 300, 140], say(both('只有乙\n…', 'Only the second\n…')), {
        size: 22,
        heading: true,
        align: 'ctr',
        anchor: 'ctr',
      }),
    ],
  },
  {
    id: 'cause-and-effect',
    group: 'teaching',
    name: both('原因与结果', 'Cause and effect'),
    layout: 'titleOnly',
    words: [both('为什么会这样', 'Why it happens')],
    pieces: (say) => [
      ...[0, 1, 2].flatMap((index) => [
        panel([80, 176 + index * 158, 440, 134], say(both('原因', 'Cause')), { size: 24, anchor: 'ctr' }),
        box([536, 218 + index * 158, 90, 50], '', { fill: ACCENTS[index], preset: 'rightArrow' }),
      ]),
      box([650, 256, 550, 290], say(both('结果', 'Effect')), {
        line: 'accent4',
        size: 32,
        bold: true,
        align: 'ctr',
        anchor: 'ctr',
      }),
    ],
  },
  {
    id: 'mind-map',
    group: 'teaching',
    name: both('思维导图', 'Mind map'),
    layout: 'titleOnly',
    words: [both('知识结构', 'How it hangs together')],
    pieces: (say) => [
      rule(360, 246, 280, 164, 'accent1'),
      rule(360, 410, 280, 0, 'accent3'),
      { ...rule(360, 410, 280, 164, 'accent5'), frame: { x: 360, y: 410, w: 280, h: 164, flipV: true } },
      { ...rule(640, 246, 280, 164, 'accent2'), frame: { x: 640, y: 246, w: 280, h: 164, flipV: true } },
      rule(640, 410, 280, 0, 'accent4'),
      rule(640, 410, 280, 164, 'accent6'),
      badge([510, 340, 260, 140], say(both('主题', 'Topic')), 'accent1', { size: 30 }),
      ...[0, 1, 2].flatMap((index) => [
        panel([90, 196 + index * 164, 270, 100], say(both('分支', 'Branch')), {
          size: 22,
          align: 'ctr',
          anchor: 'ctr',
          line: ACCENTS[index * 2],
        }),
        panel([920, 196 + index * 164, 270, 100], say(both('分支', 'Branch')), {
          size: 22,
          align: 'ctr',
          anchor: 'ctr',
          line: ACCENTS[index * 2 + 1],
        }),
      ]),
    ],
  },
];
