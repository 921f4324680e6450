import type { LessonBuilder } from '../lesson-builder.ts';
import { raindrops } from './autumn-rain-drawings.ts';

/* The second half of the lesson: the text, its structure, and writing in its style. */

export function addReading(lesson: LessonBuilder): void {
  const reading = lesson.page({
    background: 'lt2',
    notes: '范读时注意停顿。短文是为本课编写的。读完请学生用不同颜色的笔圈出表示颜色、声音、气味的词语。',
    transition: 'fade',
  });
  reading.title('读一读：窗外的秋雨');
  reading.shape('roundRect', [80, 142, 1120, 490], { fill: 'lt1', adjust: { adj: 4000 }, shadow: true });
  reading.text(
    [116, 158, 1048, 470],
    [
      [
        '雨是半夜来的。它先在瓦上',
        { text: '轻', ruby: 'qīng' },
        { text: '轻', ruby: 'qīng' },
        '敲了几下，像是问：可以进来吗？',
        { text: '沙沙，沙沙', color: 'accent3', bold: true },
        '，它走过屋顶，走过竹林，一直走到田埂上去了。',
      ],
      [
        '早晨推开窗，院子换了新衣裳。银杏是',
        { text: '黄', color: 'accent4', bold: true },
        '的，枫树是',
        { text: '红', color: 'accent2', bold: true },
        '的，墙角的菊花有',
        { text: '紫', color: 'accent5', bold: true },
        '有白，水珠还挂在花',
        { text: '瓣', ruby: 'bàn' },
        '上，一颤一颤，舍不得下来。',
      ],
      [
        '奶奶说，秋雨是个好帮手：它把桂花的',
        { text: '香', ruby: 'xiāng' },
        '味洗得更',
        { text: '甜', color: 'accent6', bold: true },
        '，把稻谷的腰压得更弯。我伸出手，接住一滴——',
        { text: '凉凉', color: 'accent3', bold: true },
        '的，像秋天悄悄握了握我的手。',
      ],
    ],
    { size: 24, kai: true, lineSpacing: 1.75, indent: 2, spaceAfter: 6, align: 'just', inset: 0 },
  );
}

export function addMap(lesson: LessonBuilder): void {
  const map = lesson.page({
    background: 'lt2',
    notes:
      '按顺序点出五个颜色。每点出一个，请学生在短文里找到对应的句子并读出来；没有写到的颜色请学生自己补充。',
    transition: 'push',
  });
  map.title('秋雨的颜料盒');
  // The ends of the arms are connection sites of the cloud and of the bubbles, with PowerPoint's numbers.
  const left = { from: { at: [500.87, 400], site: 2 }, to: { by: [92, 0], site: 6 } } as const;
  const right = { from: { at: [779.77, 400], site: 0 }, to: { by: [-92, 0], site: 2 } } as const;
  const below = { from: { at: [640, 489.81], site: 1 }, to: { by: [0, -58], site: 0 } } as const;
  const colours = [
    ['黄', '银杏叶', 'E3B22F', 250, 210, left],
    ['红', '枫叶', 'C8402B', 1030, 210, right],
    ['金黄', '稻田', 'D9912B', 190, 440, left],
    ['紫', '菊花', '8A5A9C', 1090, 440, right],
    ['橙红', '柿子', 'E0703A', 640, 574, below],
  ] as const;
  const cloud = map.shape(
    'cloud',
    [500, 310, 280, 180],
    { fill: 'accent3', size: 30, bold: true, color: 'lt1', shadow: true },
    '秋天的雨',
  );
  for (const [name, thing, color, x, y, { from, to }] of colours) {
    const bubble = map.shape(
      'ellipse',
      [x - 92, y - 58, 184, 116],
      { fill: color, size: 24, bold: true, color: 'lt1', shadow: true },
      [[{ text: name }], [{ text: thing, size: 18, bold: false }]],
    );
    const arm = map.line(from.at, [x + to.by[0], y + to.by[1]], {
      color,
      width: 6,
      glue: { start: { elementId: cloud, site: from.site }, end: { elementId: bubble, site: to.site } },
    });
    map.reveal([arm, bubble], 'wipe');
  }
}

export function addCraft(lesson: LessonBuilder): void {
  const craft = lesson.page({
    background: 'lt2',
    notes: '先只看左边，问：这句话清楚吗？美吗？再看右边，讨论多了什么：比作什么、怎样动、什么颜色。',
    transition: 'push',
  });
  craft.title('把颜色写具体');
  craft.shape(
    'roundRect',
    [80, 180, 430, 250],
    { fill: 'lt1', line: 'accent1', dashed: true, adjust: { adj: 8000 }, size: 34, kai: true, color: 'dk1' },
    '银杏叶黄了。',
  );
  craft.shape('rightArrow', [540, 262, 120, 90], { fill: 'accent2' });
  const better = craft.shape(
    'roundRect',
    [690, 180, 510, 250],
    {
      fill: 'lt1',
      line: 'accent2',
      lineWidth: 3,
      adjust: { adj: 8000 },
      size: 28,
      kai: true,
      lineSpacing: 1.5,
      color: 'dk1',
      inset: 24,
    },
    [
      [
        '黄黄的银杏叶',
        { text: '像一把把小扇子', color: 'accent2', bold: true },
        '，',
        { text: '扇哪扇哪', color: 'accent3', bold: true },
        '，把夏天的热',
        { text: '扇', mark: true },
        '走了。',
      ],
    ],
  );
  craft.reveal([better], 'wipe');
  const hints = [
    ['像什么？', '找样子相同的东西比', 'accent2'],
    ['在做什么？', '让它动起来，像人一样', 'accent3'],
    ['给谁看？', '加上自己的心情', 'accent6'],
  ] as const;
  hints.forEach(([heading, text, color], index) => {
    const x = 80 + index * 388;
    craft.reveal([
      craft.shape(
        'roundRect',
        [x, 480, 344, 150],
        { fill: color, adjust: { adj: 12_000 }, size: 22, color: 'lt1', lineSpacing: 1.4 },
        [[{ text: heading, bold: true, size: 28 }], [text]],
      ),
    ]);
  });
}

export function addPractice(lesson: LessonBuilder): void {
  const practice = lesson.page({
    background: 'lt2',
    notes: '写作时间八分钟。巡视时收集两份：一份写得具体的，一份可以修改的，用手机投到大屏上一起改。',
    transition: 'push',
  });
  practice.title('小练笔：秋天的一种颜色');
  practice.text(
    [80, 140, 1120, 56],
    [
      [
        { text: '要求：', bold: true, color: 'accent2' },
        '写三四句话，用上一个“像”字，写清楚颜色、样子和你的心情。',
      ],
    ],
    { size: 24, inset: 0 },
  );
  practice.shape('roundRect', [80, 216, 1120, 400], {
    fill: 'lt1',
    line: 'accent1+40',
    adjust: { adj: 4000 },
  });
  for (let index = 1; index <= 5; index += 1) {
    practice.line([120, 216 + index * 66], [1160, 216 + index * 66], { color: 'accent1+50', width: 1.5 });
  }
  practice.text([130, 226, 500, 56], '秋天，______像______，', {
    size: 28,
    kai: true,
    color: 'dk2',
    inset: 0,
  });
}

export function addEnding(lesson: LessonBuilder): void {
  const ending = lesson.page({
    background: 'lt2',
    notes: '请两位同学用一句话说收获。作业第 2 题自愿完成，下节课展示。',
    transition: 'fade',
  });
  ending.title('课堂小结与作业');
  ending.shape('roundRect', [80, 170, 540, 430], { fill: 'accent3+75', adjust: { adj: 5000 } });
  ending.text(
    [112, 190, 476, 390],
    [
      [{ text: '今天我学会了', bold: true, size: 28, color: 'accent3' }],
      '六个生字，五个词语',
      '从颜色、声音、气味写秋雨',
      '用“像……”把颜色写具体',
    ],
    { size: 26, lineSpacing: 1.6, bullet: '✓', inset: 0 },
  );
  ending.shape('roundRect', [660, 170, 540, 430], { fill: 'accent4+70', adjust: { adj: 5000 } });
  ending.text(
    [692, 190, 476, 390],
    [
      [{ text: '回家做一做', bold: true, size: 28, color: 'dk2' }],
      '把六个生字各写三遍',
      '听一次雨，写下它的声音',
      '和家人捡三种颜色的叶子',
    ],
    { size: 26, lineSpacing: 1.6, bullet: '★', inset: 0 },
  );
  raindrops(ending, [
    [596, 628, 26],
    [636, 646, 32],
    [678, 628, 26],
  ]);
}
