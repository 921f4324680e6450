import { LessonBuilder } from '../lesson-builder.ts';
import { addCycle, addData, addDrying, addEnding, addQuiz } from './states-of-water-findings.ts';

const HEI = { latin: 'Arial', eastAsian: '微软雅黑' };

/** 科学, 三年级: ice, water and vapour, and the changes between them. */
export function statesOfWaterLesson(): LessonBuilder {
  const lesson = new LessonBuilder({
    name: '湖水',
    colors: {
      dk1: '17323C',
      lt1: 'FFFFFF',
      dk2: '0F5C73',
      lt2: 'EEF8FA',
      accent1: '1C87A6',
      accent2: 'EF7B45',
      accent3: '5BB5D6',
      accent4: 'F4C152',
      accent5: '7E8FD1',
      accent6: '3DA37B',
      hlink: '1C87A6',
      folHlink: '7A5C8E',
    },
    fonts: { major: HEI, minor: HEI },
  });
  for (const add of [
    addCover,
    addAround,
    addCompare,
    addChanges,
    addExperiment,
    addData,
    addDrying,
    addCycle,
    addQuiz,
    addEnding,
  ])
    add(lesson);
  return lesson;
}

function addCover(lesson: LessonBuilder): void {
  const cover = lesson.page({
    layout: 'layout-title',
    background: 'lt2',
    notes: '准备：冰块、温水、玻璃杯、保鲜膜、温度计。上课前十分钟把冰块放进杯子里。',
    transition: 'fade',
  });
  cover.shape('wave', [-120, 540, 1560, 260], { fill: 'accent3+40', adjust: { adj1: 12_500, adj2: 0 } });
  cover.shape('wave', [-120, 590, 1560, 240], { fill: 'accent1', adjust: { adj1: 12_500, adj2: 5000 } });
  cover.shape('sun', [1010, 60, 180, 180], { fill: 'accent4' });
  cover.shape('cloud', [110, 80, 280, 150], { fill: 'lt1', shadow: true });
  cover.shape('cube', [170, 520, 110, 110], {
    fill: 'accent5+50',
    line: 'accent5',
    rotation: -8,
    name: '冰块',
  });
  cover.placeholder('ctrTitle', [140, 220, 1000, 140], [[{ text: '水的三态变化', size: 66, color: 'dk2' }]]);
  cover.placeholder('subTitle', [140, 374, 1000, 90], '三年级科学 · 冰、水、水蒸气');
}

function addAround(lesson: LessonBuilder): void {
  const around = lesson.page({
    background: 'lt2',
    notes: '请学生先说，再出示三张卡片。水蒸气看不见，壶嘴的“白气”其实是小水珠，这里先埋个问题。',
    transition: 'push',
  });
  around.title('生活里，水藏在哪里？');
  const places = [
    ['固态', '冰、雪、霜', '冬天的湖面、冰箱里的冰格、窗上的冰花', 'accent5', 'cube'],
    ['液态', '水、雨、露', '河流、雨滴、早晨草叶上的露珠', 'accent1', 'teardrop'],
    ['气态', '水蒸气', '晾干的衣服、空气里——看不见，却到处都有', 'accent6', 'cloud'],
  ] as const;
  places.forEach(([state, names, text, color, preset], index) => {
    const x = 80 + index * 388;
    around.reveal([
      around.shape('roundRect', [x, 160, 344, 450], { fill: 'lt1', adjust: { adj: 5000 }, shadow: true }),
      around.shape(preset, [x + 112, 190, 120, 120], {
        fill: color,
        ...(preset === 'teardrop' ? { rotation: -45 } : {}),
      }),
      around.text([x + 20, 330, 304, 60], state, { size: 32, bold: true, align: 'ctr', color, inset: 0 }),
      around.text([x + 20, 392, 304, 50], names, { size: 26, align: 'ctr', color: 'dk1', inset: 0 }),
      around.text([x + 28, 450, 288, 150], text, {
        size: 22,
        align: 'ctr',
        color: 'dk1',
        lineSpacing: 1.4,
        inset: 0,
      }),
    ]);
  });
}

function addCompare(lesson: LessonBuilder): void {
  const compare = lesson.page({
    background: 'lt2',
    notes: '边观察边填表：把冰块、水分别放进圆杯子和方盒子里，看形状变不变。',
    transition: 'push',
  });
  compare.title('比一比：三种状态有什么不同？');
  compare.table(
    [80, 142, 1120, 440],
    [1.1, 1.6, 1.6, 1.6],
    [
      ['', '冰（固态）', '水（液态）', '水蒸气（气态）'],
      ['形状', '有固定的形状', '随容器改变', '没有固定的形状'],
      ['会流动吗', '不会', '会，往低处流', '会，飘向四处'],
      ['看得见吗', '看得见，半透明', '看得见，透明', '看不见'],
      ['摸一摸', '冷、硬', '凉或温，软', '摸不到'],
    ],
    { size: 22 },
  );
  compare.text([80, 588, 1120, 44], '它们的样子不同，却都是水。', {
    size: 26,
    bold: true,
    align: 'ctr',
    color: 'accent2',
  });
}

function addChanges(lesson: LessonBuilder): void {
  const changes = lesson.page({
    background: 'lt2',
    notes: '按融化、凝固、蒸发、凝结的顺序点出箭头。每点一个，请学生举一个生活里的例子。',
    transition: 'push',
  });
  changes.title('它们怎样变来变去？');
  const ice = changes.shape(
    'roundRect',
    [90, 420, 250, 150],
    { fill: 'accent5', adjust: { adj: 16_000 }, size: 34, bold: true, color: 'lt1', shadow: true },
    '冰',
  );
  const water = changes.shape(
    'roundRect',
    [515, 420, 250, 150],
    { fill: 'accent1', adjust: { adj: 16_000 }, size: 34, bold: true, color: 'lt1', shadow: true },
    '水',
  );
  const vapour = changes.shape(
    'cloud',
    [920, 395, 290, 200],
    { fill: 'accent6', size: 30, bold: true, color: 'lt1', shadow: true },
    '水蒸气',
  );
  changes.reveal([ice, water, vapour], 'zoom');
  // Connection sites by PowerPoint's numbers: of a box 0 its top, 1 its left, 2 its foot, 3 its right; of a cloud 1 its
  // foot, 2 its left.
  const at = (elementId: string, site: number) => ({ elementId, site });
  const arrows = [
    ['融化', '吸热', 'over', [215, 420], [640, 420], 'accent2', 352, 404, at(ice, 0), at(water, 0)],
    ['凝固', '放热', 'straight', [515, 495], [340, 495], 'accent3', 352, 446, at(water, 1), at(ice, 3)],
    ['蒸发', '吸热', 'straight', [765, 495], [920.9, 495], 'accent2', 768, 446, at(water, 3), at(vapour, 2)],
    ['凝结', '放热', 'under', [1065, 594.79], [640, 570], 'accent3', 768, 574, at(vapour, 1), at(water, 2)],
  ] as const;
  for (const [name, heat, how, from, to, color, x, y, start, end] of arrows) {
    const look = { color, width: 6, arrow: true, glue: { start, end } };
    changes.reveal(
      [
        how === 'straight'
          ? changes.line(from, to, look)
          : changes.elbow(from, to, how === 'over' ? 270 : 90, look),
        changes.text([x, y, 150, 36], [[{ text: name, bold: true, color }, `（${heat}）`]], {
          size: 20,
          align: 'ctr',
          inset: 0,
        }),
      ],
      'wipe',
    );
  }
  changes.shape('roundRect', [90, 170, 545, 170], { fill: 'accent2+75', adjust: { adj: 8000 } });
  changes.text(
    [116, 184, 494, 142],
    [
      [{ text: '加热 → ', bold: true, color: 'accent2' }, '冰变成水，水变成水蒸气'],
      ['太阳晒、火炉烤、吹热风'],
    ],
    { size: 24, lineSpacing: 1.5, inset: 0, anchor: 'ctr' },
  );
  changes.shape('roundRect', [655, 170, 545, 170], { fill: 'accent3+60', adjust: { adj: 8000 } });
  changes.text(
    [681, 184, 494, 142],
    [
      [{ text: '遇冷 → ', bold: true, color: 'accent1' }, '水蒸气变成水，水变成冰'],
      ['冰箱、冬夜、冰凉的杯壁'],
    ],
    { size: 24, lineSpacing: 1.5, inset: 0, anchor: 'ctr' },
  );
}

function addExperiment(lesson: LessonBuilder): void {
  const experiment = lesson.page({
    background: 'lt2',
    notes: '分组实验，每组四人：计时、读数、记录、观察各一人。提醒温度计的玻璃泡要浸在冰里，不碰杯底。',
    transition: 'push',
  });
  experiment.title('动手做：冰块融化时，温度会怎样？');
  experiment.shape('roundRect', [80, 160, 420, 460], { fill: 'lt1', adjust: { adj: 4000 }, shadow: true });
  experiment.text(
    [108, 176, 364, 200],
    [
      [{ text: '材料', bold: true, size: 28, color: 'accent1' }],
      '碎冰半杯、温度计',
      '计时器、记录单、搅拌棒',
    ],
    { size: 24, lineSpacing: 1.5, inset: 0 },
  );
  experiment.shape('can', [160, 400, 150, 190], {
    fill: 'accent3+60',
    line: 'dk2',
    adjust: { adj: 20_000 },
    name: '杯子',
  });
  experiment.shape('cube', [180, 480, 50, 50], { fill: 'lt1', line: 'accent5', name: '冰块' });
  experiment.shape('cube', [236, 510, 50, 50], { fill: 'lt1', line: 'accent5', name: '冰块' });
  experiment.shape('roundRect', [330, 370, 18, 190], {
    fill: 'lt1',
    line: 'accent2',
    adjust: { adj: 50_000 },
    rotation: 14,
    name: '温度计',
  });
  const steps = [
    '把碎冰放进杯子，插好温度计',
    '读出第一个温度，开始计时',
    '每两分钟搅拌一下，读数并记录',
    '冰全部化完以后，再测六分钟',
  ];
  steps.forEach((step, index) => {
    const y = 160 + index * 118;
    experiment.reveal(
      [
        experiment.shape('roundRect', [540, y, 660, 100], {
          fill: 'lt1',
          adjust: { adj: 14_000 },
          shadow: true,
        }),
        experiment.shape(
          'ellipse',
          [560, y + 20, 60, 60],
          { fill: 'accent1', size: 26, bold: true, color: 'lt1', inset: 0 },
          String(index + 1),
        ),
        experiment.text([640, y, 540, 100], step, { size: 26, anchor: 'ctr', color: 'dk1', inset: 0 }),
      ],
      'wipe',
    );
  });
}
