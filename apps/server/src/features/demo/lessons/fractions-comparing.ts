import type { LessonBuilder } from '../lesson-builder.ts';
import { bar, fraction, pie } from './fractions-drawings.ts';

/* The second half of the lesson: reading, writing and comparing fractions. */

export function addTable(lesson: LessonBuilder): void {
  const table = lesson.page({
    background: 'lt2',
    notes: '表格最后两行请学生口头填空，点击黑板笔写上答案。',
    transition: 'push',
  });
  table.title('读一读，写一写');
  table.table(
    [80, 140, 1120, 430],
    [1.2, 1, 1.2, 2],
    [
      ['平均分成', '取几份', '写作', '读作'],
      ['2 份', '1 份', [[{ latex: fraction(1, 2), size: 34 }]], '二分之一'],
      ['3 份', '1 份', [[{ latex: fraction(1, 3), size: 34 }]], '三分之一'],
      ['4 份', '3 份', [[{ latex: fraction(3, 4), size: 34 }]], '四分之三'],
      ['5 份', '（　）份', [[{ latex: fraction(2, 5), size: 34 }]], '（　　　　）'],
      ['8 份', '5 份', '（　　）', '八分之五'],
    ],
    { size: 24 },
  );
  table.text([80, 582, 1120, 50], '先看平均分成几份，再看取了几份。', {
    size: 24,
    align: 'ctr',
    color: 'accent6',
    bold: true,
  });
}

export function addCompare(lesson: LessonBuilder): void {
  const compare = lesson.page({
    background: 'lt2',
    notes: '一条一条出示。问：分的份数越来越多，每一份怎么样了？引导学生说出：分母越大，几分之一越小。',
    transition: 'push',
  });
  compare.title('比一比：谁大谁小？');
  const strips = [
    [1, 'accent1', '1'],
    [2, 'accent3', '1/2'],
    [3, 'accent4', '1/3'],
    [4, 'accent2', '1/4'],
    [8, 'accent6', '1/8'],
  ] as const;
  strips.forEach(([count, color, label], row) => {
    const pieces = bar(compare, [110, 160 + row * 80, 1060, 62], count, 1, color, label);
    if (row > 0) compare.reveal(pieces, 'wipe');
  });
  const conclusion = compare.shape(
    'roundRect',
    [110, 556, 1060, 76],
    { fill: 'accent4+60', adjust: { adj: 20_000 }, size: 26, bold: true, color: 'dk1' },
    [
      [
        { latex: `${fraction(1, 2)}>${fraction(1, 3)}>${fraction(1, 4)}>${fraction(1, 8)}` },
        '　分的份数越多，每一份越小。',
      ],
    ],
  );
  compare.reveal([conclusion]);
}

export function addSeveral(lesson: LessonBuilder): void {
  const several = lesson.page({
    background: 'lt2',
    notes: '从 1/4 一份一份地涂到 4/4，让学生体会几分之几由几个几分之一组成，4/4 就是整个圆。',
    transition: 'push',
  });
  several.title('从几分之一到几分之几');
  for (let count = 1; count <= 4; count += 1) {
    const x = 90 + (count - 1) * 285;
    const shapes = pie(several, [x, 180, 230, 230], 4, count, 'accent3');
    const number = several.formula([x + 65, 430, 100, 120], fraction(count, 4), 48, 'accent1');
    if (count > 1) several.reveal([...shapes, number]);
  }
  several.text(
    [80, 560, 1120, 70],
    [
      [
        { latex: fraction(3, 4) },
        ' 里面有 ',
        { text: '3', color: 'accent6', bold: true },
        ' 个 ',
        { latex: fraction(1, 4) },
        '；　',
        { latex: fraction(4, 4) },
        ' 就是 ',
        { text: '1', color: 'accent6', bold: true },
        '。',
      ],
    ],
    { size: 30, align: 'ctr', anchor: 'ctr' },
  );
}

export function addPractice(lesson: LessonBuilder): void {
  const practice = lesson.page({
    background: 'lt2',
    notes: '先独立完成，再点击出示答案。第 3 题错的同学多，请学生说说为什么不能用分数表示。',
    transition: 'push',
  });
  practice.title('练一练：涂色部分能用哪个分数表示？');
  const answers = ['五分之二', '六分之五', '不是平均分，不能'];
  for (let index = 0; index < 3; index += 1) {
    const x = 80 + index * 388;
    practice.shape('roundRect', [x, 160, 344, 430], { fill: 'lt1', adjust: { adj: 5000 }, shadow: true });
    practice.shape(
      'ellipse',
      [x + 20, 176, 52, 52],
      { fill: 'accent1', size: 22, bold: true, color: 'lt1', inset: 0 },
      String(index + 1),
    );
  }
  bar(practice, [112, 290, 280, 80], 5, 2, 'accent2');
  pie(practice, [530, 246, 220, 220], 6, 5, 'accent3');
  practice.shape('rect', [890, 250, 260, 180], { fill: 'lt1', line: 'dk2', lineWidth: 2.5 });
  practice.shape('rect', [890, 250, 70, 180], { fill: 'accent5', line: 'dk2', lineWidth: 2.5 });
  practice.line([1060, 250], [1060, 430], { color: 'dk2', width: 2.5 });
  answers.forEach((answer, index) => {
    practice.reveal(
      [
        practice.shape(
          'roundRect',
          [100 + index * 388, 500, 304, 66],
          {
            fill: index === 2 ? 'accent6' : 'accent3',
            adjust: { adj: 30_000 },
            size: 24,
            bold: true,
            color: 'lt1',
            inset: 4,
          },
          answer,
        ),
      ],
      'zoom',
    );
  });
}

export function addEnding(lesson: LessonBuilder): void {
  const ending = lesson.page({
    background: 'lt2',
    notes: '课后请家长和孩子一起切水果、折毛巾，用分数说一说。',
    transition: 'fade',
  });
  ending.title('今天我知道了');
  ending.shape('roundRect', [80, 160, 700, 450], { fill: 'lt1', adjust: { adj: 4000 }, shadow: true });
  ending.text(
    [112, 180, 640, 420],
    [
      [{ text: '平均分', color: 'accent6', bold: true }, '以后，才能用分数表示'],
      ['分母是分成几份，分子是取几份'],
      ['分数线上面是分子，下面是分母'],
      [
        '几分之一：分母越',
        { text: '大', color: 'accent6', bold: true },
        '，这个数越',
        { text: '小', color: 'accent6', bold: true },
      ],
    ],
    { size: 28, lineSpacing: 1.6, bullet: '●', inset: 0, spaceAfter: 8 },
  );
  ending.shape('roundRect', [820, 160, 380, 450], { fill: 'accent3+75', adjust: { adj: 5000 } });
  ending.text(
    [848, 180, 330, 420],
    [
      [{ text: '课后小任务', bold: true, size: 28, color: 'dk2' }],
      ['用一张圆形纸折出它的八分之一。'],
      ['和爸爸妈妈分一个苹果，用分数说一说每人吃了多少。'],
    ],
    { size: 24, lineSpacing: 1.5, inset: 0, spaceAfter: 10 },
  );
}
