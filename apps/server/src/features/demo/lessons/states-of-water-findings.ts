import type { Chart } from '@lectern/courseware';
import type { LessonBuilder } from '../lesson-builder.ts';
import { solid } from '../lesson-paint.ts';

/* The second half of the lesson: results of the experiment, and conclusions. */

/** Minutes and degrees of a beaker of ice in a warm room: invented numbers. */
const MINUTES = ['0', '2', '4', '6', '8', '10', '12', '14'];
const DEGREES = [-6, -2, 0, 0, 0, 3, 8, 13];

function temperatureChart(): Chart {
  return {
    title: '冰块融化时的温度（示例数据）',
    plots: [
      {
        type: 'line',
        grouping: 'standard',
        series: [
          {
            name: '温度（℃）',
            categories: MINUTES,
            values: DEGREES,
            line: { fill: solid('accent1'), width: 4 },
            marker: { symbol: 'circle', size: 9, fill: solid('accent2') },
          },
        ],
      },
    ],
    axes: [
      { kind: 'category', position: 'b', title: '时间（分）' },
      { kind: 'value', position: 'l', title: '温度（℃）', min: -10, max: 20, majorUnit: 5 },
    ],
    text: { size: 16 },
  };
}

export function addData(lesson: LessonBuilder): void {
  const data = lesson.page({
    background: 'lt2',
    notes:
      '先看平的一段：冰化完以前，温度一直是 0 ℃。各组把自己的数据和这张图比一比，说说哪里一样、哪里不一样。',
    transition: 'push',
  });
  data.title('看一看数据告诉我们什么');
  data.shape('roundRect', [80, 150, 760, 490], { fill: 'lt1', adjust: { adj: 3000 }, shadow: true });
  data.chart(
    [100, 166, 720, 460],
    temperatureChart(),
    '折线图：冰块从零下 6 度升到 0 度，融化时一直是 0 度，化完以后继续升高',
  );
  const findings = [
    ['开始', '冰的温度慢慢升高'],
    ['中间', '冰一边化，温度一边停在 0 ℃'],
    ['后来', '冰化完了，水温继续升高'],
  ] as const;
  findings.forEach(([when, what], index) => {
    data.reveal([
      data.shape(
        'roundRect',
        [870, 160 + index * 160, 330, 140],
        { fill: 'accent4+55', adjust: { adj: 8000 }, size: 22, color: 'dk1', lineSpacing: 1.2, inset: 10 },
        [[{ text: when, bold: true, color: 'accent2' }], [what]],
      ),
    ]);
  });
}

export function addDrying(lesson: LessonBuilder): void {
  const drying = lesson.page({
    background: 'lt2',
    notes: '结合晾衣服说。提醒学生：比较时只能改变一个条件，其他条件要相同。',
    transition: 'push',
  });
  drying.title('怎样让湿衣服干得快？');
  const ways = [
    ['温度高', '晒太阳，蒸发快', 'sun', 'accent4'],
    ['通风好', '有风吹，蒸发快', 'rightArrow', 'accent3'],
    ['摊开晾', '面积大，蒸发快', 'rect', 'accent6'],
  ] as const;
  ways.forEach(([name, why, preset, color], index) => {
    const x = 80 + index * 388;
    drying.reveal([
      drying.shape('roundRect', [x, 170, 344, 320], { fill: 'lt1', adjust: { adj: 6000 }, shadow: true }),
      drying.shape(preset, [x + 102, 200, 140, 120], { fill: color }),
      drying.text([x + 20, 346, 304, 56], name, {
        size: 30,
        bold: true,
        align: 'ctr',
        color: 'dk2',
        inset: 0,
      }),
      drying.text([x + 20, 408, 304, 60], why, { size: 24, align: 'ctr', color: 'dk1', inset: 0 }),
    ]);
  });
  drying.shape(
    'roundRect',
    [80, 530, 1120, 90],
    { fill: 'accent1', adjust: { adj: 16_000 }, size: 28, bold: true, color: 'lt1' },
    '想一想：游泳上岸以后，为什么会觉得冷？',
  );
}

export function addCycle(lesson: LessonBuilder): void {
  const cycle = lesson.page({
    background: 'lt2',
    notes: '从海面出发，顺着箭头讲一遍水的旅行。请两位同学再讲一遍。',
    transition: 'push',
  });
  cycle.title('小水滴的旅行');
  const sea = cycle.shape('rect', [0, 560, 1280, 160], { fill: 'accent1' });
  const mountain = cycle.shape('triangle', [900, 360, 380, 200], { fill: 'accent6', name: '山' });
  cycle.shape('triangle', [999, 360, 182, 96], { fill: 'lt1', name: '雪' });
  cycle.shape('sun', [90, 140, 150, 150], { fill: 'accent4' });
  const first = cycle.shape(
    'cloud',
    [400, 130, 280, 150],
    { fill: 'lt1', shadow: true, size: 22, bold: true, color: 'dk2' },
    '小水珠聚成云',
  );
  const second = cycle.shape(
    'cloud',
    [830, 130, 290, 150],
    { fill: 'accent3+30', shadow: true, size: 22, bold: true, color: 'dk1' },
    '云越来越重',
  );
  // Connection sites by PowerPoint's numbers: of a cloud 0 its right, 1 its foot, 2 its left; of a triangle 0 its top,
  // 1 its left side.
  const at = (elementId: string, site: number) => ({ elementId, site });
  const legs = [
    ['① 蒸发', [640, 560], [540, 279.84], 400, 400, { start: at(sea, 0), end: at(first, 1) }],
    ['② 被风吹走', [679.77, 205], [830.9, 205], 680, 150, { start: at(first, 0), end: at(second, 2) }],
    ['③ 下雨下雪', [975, 279.84], [1090, 360], 820, 316, { start: at(second, 1), end: at(mountain, 0) }],
    ['④ 流回大海', [995, 460], [640, 560], 680, 440, { start: at(mountain, 1), end: at(sea, 0) }],
  ] as const;
  for (const [name, from, to, x, y, glue] of legs) {
    cycle.reveal(
      [
        cycle.line(from, to, { color: 'accent2', width: 6, arrow: true, glue }),
        cycle.text([x, y, 170, 46], name, { size: 22, bold: true, color: 'accent2', align: 'ctr', inset: 0 }),
      ],
      'wipe',
    );
  }
  cycle.text([60, 566, 500, 60], '大海、湖泊、河流', { size: 26, bold: true, color: 'lt1', inset: 0 });
}

export function addQuiz(lesson: LessonBuilder): void {
  const quiz = lesson.page({
    background: 'lt2',
    notes: '用手势判断：对举左手，错举右手。第 2 题正好回答开头埋下的问题。',
    transition: 'push',
  });
  quiz.title('判断：对还是错？');
  const questions = [
    ['冰、水、水蒸气是同一种物质。', '✓'],
    ['壶嘴冒出的“白气”就是水蒸气。', '✗'],
    ['冰融化的时候，温度一直在升高。', '✗'],
    ['把湿毛巾摊开晾，干得更快。', '✓'],
  ] as const;
  questions.forEach(([question, verdict], index) => {
    const y = 156 + index * 122;
    quiz.shape('roundRect', [80, y, 1000, 104], { fill: 'lt1', adjust: { adj: 12_000 }, shadow: true });
    quiz.text([110, y, 940, 104], `${index + 1}．${question}`, {
      size: 28,
      anchor: 'ctr',
      color: 'dk1',
      inset: 0,
    });
    const color = verdict === '✓' ? 'accent6' : 'accent2';
    quiz.reveal(
      [
        quiz.shape(
          'ellipse',
          [1100, y + 2, 100, 100],
          { fill: color, size: 40, bold: true, color: 'lt1', inset: 0 },
          verdict,
        ),
      ],
      'zoom',
    );
  });
}

export function addEnding(lesson: LessonBuilder): void {
  const ending = lesson.page({
    background: 'lt2',
    notes: '家庭小实验要有大人在身边，不用开水。',
    transition: 'fade',
  });
  ending.title('我们发现');
  ending.shape('roundRect', [80, 160, 640, 450], { fill: 'lt1', adjust: { adj: 4000 }, shadow: true });
  ending.text(
    [112, 180, 580, 410],
    [
      '水有固态、液态、气态三种样子',
      '受热融化蒸发，遇冷凝结凝固',
      '冰融化时，温度停在 0 ℃ 不变',
      '温度、风、面积改变蒸发快慢',
    ],
    { size: 28, lineSpacing: 1.6, bullet: '●', inset: 0, spaceAfter: 8 },
  );
  ending.shape('roundRect', [760, 160, 440, 450], { fill: 'accent3+60', adjust: { adj: 5000 } });
  ending.text(
    [790, 180, 384, 410],
    [
      [{ text: '回家试一试', bold: true, size: 28, color: 'dk2' }],
      ['在碗里倒一点温水，盖上保鲜膜，上面放一块冰。'],
      ['十分钟后看看保鲜膜里面有什么，说说它从哪里来。'],
    ],
    { size: 24, lineSpacing: 1.5, inset: 0, spaceAfter: 10 },
  );
}
