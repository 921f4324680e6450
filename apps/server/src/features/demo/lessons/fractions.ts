import { LessonBuilder } from '../lesson-builder.ts';
import { addCompare, addEnding, addPractice, addSeveral, addTable } from './fractions-comparing.ts';
import { bar, fraction, pie } from './fractions-drawings.ts';

const HEI = { latin: 'Arial', eastAsian: '微软雅黑' };

/** 数学, 三年级: an introduction to fractions. */
export function fractionsLesson(): LessonBuilder {
  const lesson = new LessonBuilder({
    name: '清晨',
    colors: {
      dk1: '1D2B3A',
      lt1: 'FFFFFF',
      dk2: '23527C',
      lt2: 'F2F7FB',
      accent1: '2E6BB8',
      accent2: 'F08A3C',
      accent3: '2F9E83',
      accent4: 'F2B93B',
      accent5: '8C6BC7',
      accent6: 'E0567A',
      hlink: '2E6BB8',
      folHlink: '7A5C8E',
    },
    fonts: { major: HEI, minor: HEI },
  });
  for (const add of [
    addCover,
    addShare,
    addEqual,
    addHalf,
    addFold,
    addTable,
    addCompare,
    addSeveral,
    addPractice,
    addEnding,
  ])
    add(lesson);
  return lesson;
}

function addCover(lesson: LessonBuilder): void {
  const cover = lesson.page({
    layout: 'layout-title',
    background: 'lt2',
    notes: '课前请每位同学准备三张正方形纸、一张圆形纸和彩笔。',
    transition: 'fade',
  });
  cover.shape('rect', [0, 0, 1280, 18], { fill: 'accent1' });
  pie(cover, [70, 420, 250, 250], 4, 3, 'accent2');
  pie(cover, [980, 60, 230, 230], 3, 1, 'accent3');
  bar(cover, [900, 590, 320, 60], 5, 2, 'accent4');
  cover.placeholder(
    'ctrTitle',
    [140, 220, 1000, 140],
    [[{ text: '分数的初步认识', size: 64, color: 'dk2' }]],
  );
  cover.placeholder('subTitle', [140, 376, 1000, 90], '三年级数学 · 几分之一');
}

function addShare(lesson: LessonBuilder): void {
  const share = lesson.page({
    background: 'lt2',
    notes: '先问 4 个、2 个怎么分，学生很快回答；再问 1 个怎么分，引出“一半”怎样用数表示。',
    transition: 'push',
  });
  share.title('两个小朋友分月饼，怎样分才公平？');
  const rows = [
    ['4 个月饼', '每人 2 个', 4],
    ['2 个月饼', '每人 1 个', 2],
    ['1 个月饼', '每人……半个', 1],
  ] as const;
  rows.forEach(([left, right, count], row) => {
    const y = 168 + row * 160;
    share.shape('roundRect', [80, y, 1120, 136], { fill: 'lt1', adjust: { adj: 10_000 }, shadow: true });
    share.text([110, y, 220, 136], left, { size: 28, bold: true, anchor: 'ctr', color: 'dk2', inset: 0 });
    for (let index = 0; index < count; index += 1) {
      share.shape(
        'ellipse',
        [350 + index * 112, y + 22, 92, 92],
        { fill: 'accent4', line: 'accent2', lineWidth: 4, size: 20, bold: true, color: 'dk1', inset: 0 },
        '月饼',
      );
    }
    const arrow = share.shape('rightArrow', [820, y + 44, 70, 48], { fill: 'accent1' });
    const text = share.text([910, y, 270, 136], right, {
      size: 28,
      bold: true,
      anchor: 'ctr',
      color: row === 2 ? 'accent6' : 'dk1',
      inset: 0,
    });
    share.reveal([arrow, text], 'wipe');
  });
}

function addEqual(lesson: LessonBuilder): void {
  const equal = lesson.page({
    background: 'lt2',
    notes: '强调“平均分”三个字：每份同样多。第二个图不是平均分，请学生说理由。',
    transition: 'push',
  });
  equal.title([[{ text: '平均分', color: 'accent6' }, '：每一份都同样多']]);
  equal.shape('roundRect', [80, 160, 540, 440], { fill: 'lt1', adjust: { adj: 4000 }, shadow: true });
  pie(equal, [220, 190, 260, 260], 2, 1, 'accent3');
  equal.text([110, 470, 480, 60], '两份一样大', { size: 28, align: 'ctr', bold: true, color: 'accent3' });
  const right = equal.shape(
    'ellipse',
    [314, 530, 60, 60],
    { fill: 'accent3', size: 28, bold: true, color: 'lt1', inset: 0 },
    '✓',
  );
  equal.shape('roundRect', [660, 160, 540, 440], { fill: 'lt1', adjust: { adj: 4000 }, shadow: true });
  equal.shape('ellipse', [800, 190, 260, 260], { fill: 'lt1', line: 'dk2', lineWidth: 2.5 });
  equal.shape('chord', [800, 190, 260, 260], {
    fill: 'accent2',
    line: 'dk2',
    lineWidth: 2.5,
    adjust: { adj1: 2_700_000, adj2: 18_900_000 },
  });
  equal.text([690, 470, 480, 60], '一份大，一份小', { size: 28, align: 'ctr', bold: true, color: 'accent6' });
  const wrong = equal.shape(
    'ellipse',
    [900, 530, 60, 60],
    { fill: 'accent6', size: 28, bold: true, color: 'lt1', inset: 0 },
    '✗',
  );
  equal.reveal([right], 'zoom');
  equal.reveal([wrong], 'zoom');
}

function addHalf(lesson: LessonBuilder): void {
  const half = lesson.page({
    background: 'lt2',
    notes: '边说边板书：先写分数线，表示平均分；再写分母 2，表示分成 2 份；最后写分子 1，表示其中的 1 份。',
    transition: 'push',
  });
  half.title('一半，可以用一个新的数来表示');
  pie(half, [110, 180, 320, 320], 2, 1, 'accent2');
  half.text([90, 520, 360, 90], '平均分成 2 份，\n每份是它的二分之一', {
    size: 24,
    align: 'ctr',
    color: 'dk1',
    lineSpacing: 1.3,
  });
  half.formula([560, 170, 200, 340], fraction(1, 2), 96, 'accent1');
  const parts = [
    ['分子', '表示其中的 1 份', 218, 'accent2'],
    ['分数线', '表示平均分', 322, 'accent3'],
    ['分母', '表示平均分成 2 份', 426, 'accent1'],
  ] as const;
  parts.forEach(([name, meaning, y, color]) => {
    const box = half.shape(
      'roundRect',
      [910, y - 8, 290, 76],
      { fill: color, adjust: { adj: 20_000 }, size: 18, color: 'lt1', inset: 6 },
      [[{ text: name, bold: true, size: 24 }], [meaning]],
    );
    // The line begins at the middle of the box's left side, by PowerPoint's site number.
    const line = half.line([910, y + 30], [772, y + 30], {
      color,
      width: 4,
      arrow: true,
      glue: { start: { elementId: box, site: 1 } },
    });
    half.reveal([line, box], 'wipe');
  });
  half.shape(
    'roundRect',
    [560, 540, 640, 80],
    { fill: 'accent4+60', adjust: { adj: 20_000 }, size: 28, bold: true, color: 'dk1' },
    [['读作：', { text: '二分之一', color: 'accent6' }]],
  );
}

function addFold(lesson: LessonBuilder): void {
  const fold = lesson.page({
    background: 'lt2',
    notes: '学生动手折正方形纸，把四分之一涂上颜色，展示不同折法。追问：形状不同，为什么都是四分之一？',
    transition: 'push',
  });
  fold.title([['折一折：涂出正方形的 ', { latex: fraction(1, 4) }]]);
  const squares: readonly (readonly [number, string])[] = [
    [110, '对折再对折'],
    [500, '折成四个长条'],
    [890, '沿对角线折'],
  ];
  for (const [x] of squares)
    fold.shape('rect', [x, 190, 280, 280], { fill: 'lt1', line: 'dk2', lineWidth: 3 });
  const filled = [
    fold.shape('rect', [110, 190, 140, 140], { fill: 'accent3', line: 'dk2' }),
    fold.shape('rect', [500, 190, 70, 280], { fill: 'accent2', line: 'dk2' }),
    fold.shape('triangle', [890, 190, 280, 140], { fill: 'accent5', line: 'dk2', rotation: 180 }),
  ];
  fold.line([250, 190], [250, 470], { color: 'dk2', width: 2, dashed: true });
  fold.line([110, 330], [390, 330], { color: 'dk2', width: 2, dashed: true });
  for (let index = 1; index < 4; index += 1) {
    fold.line([500 + index * 70, 190], [500 + index * 70, 470], { color: 'dk2', width: 2, dashed: true });
  }
  fold.line([890, 190], [1170, 470], { color: 'dk2', width: 2, dashed: true });
  fold.line([1170, 190], [890, 470], { color: 'dk2', width: 2, dashed: true });
  squares.forEach(([x, label], index) => {
    const caption = fold.text([x - 20, 486, 320, 50], label, { size: 24, align: 'ctr', color: 'dk1' });
    fold.reveal([filled[index] ?? caption, caption], 'fade');
  });
  fold.shape(
    'roundRect',
    [110, 552, 1060, 76],
    { fill: 'accent1', adjust: { adj: 20_000 }, size: 26, bold: true, color: 'lt1' },
    '形状不同，只要平均分成 4 份，取 1 份，就是四分之一。',
  );
}
