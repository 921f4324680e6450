import { LessonBuilder, type PageBuilder } from '../lesson-builder.ts';

const KAI = { latin: 'KaiTi', eastAsian: '楷体' };
const HEI = { latin: 'Arial', eastAsian: '微软雅黑' };

/** 田字格: a square for one character, with its pinyin above. */
function writingSquare(page: PageBuilder, x: number, y: number, character: string, pinyin: string): string[] {
  const side = 132;
  const middle = side / 2;
  return [
    page.text([x, y, side, 40], pinyin, { size: 20, align: 'ctr', color: 'accent2', inset: 0 }),
    page.shape('rect', [x, y + 42, side, side], { fill: 'lt1', line: 'accent2', lineWidth: 2.5 }),
    page.line([x, y + 42 + middle], [x + side, y + 42 + middle], {
      color: 'accent2+55',
      width: 1.5,
      dashed: true,
    }),
    page.line([x + middle, y + 42], [x + middle, y + 42 + side], {
      color: 'accent2+55',
      width: 1.5,
      dashed: true,
    }),
    page.text([x, y + 42, side, side], character, {
      size: 72,
      align: 'ctr',
      anchor: 'ctr',
      kai: true,
      color: 'dk1',
      inset: 0,
    }),
  ];
}

function raindrops(page: PageBuilder, places: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, size] of places) {
    page.shape('teardrop', [x, y, size, size], {
      fill: 'accent3+45',
      rotation: -45,
      adjust: { adj: 130_000 },
      name: '雨滴',
    });
  }
}

function card(page: PageBuilder, x: number, color: string, heading: string, body: string): string[] {
  return [
    page.shape('roundRect', [x, 176, 344, 396], { fill: 'lt1', adjust: { adj: 6000 }, shadow: true }),
    page.shape('rect', [x, 196, 344, 10], { fill: color }),
    page.text([x + 24, 226, 296, 60], heading, { size: 28, bold: true, color, inset: 0 }),
    page.text([x + 24, 296, 296, 260], body, { size: 24, lineSpacing: 1.4, color: 'dk1', inset: 0 }),
  ];
}

/** 语文, 三年级: reading and writing about the rain of autumn. The text to read was written for this lesson. */
export function autumnRainLesson(): LessonBuilder {
  const lesson = new LessonBuilder({
    name: '秋意',
    colors: {
      dk1: '3B2A1E',
      lt1: 'FFFFFF',
      dk2: '7A4A21',
      lt2: 'FFF7E8',
      accent1: 'B8742E',
      accent2: 'C4552D',
      accent3: '4E86A8',
      accent4: 'E3A72F',
      accent5: '8C5A7E',
      accent6: '7C8F3C',
      hlink: '2F6F9F',
      folHlink: '7A5C8E',
    },
    fonts: { major: KAI, minor: HEI },
  });
  for (const add of [
    addCover,
    addGoals,
    addRiddle,
    addCharacters,
    addWords,
    addReading,
    addMap,
    addCraft,
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
    notes: '先听一段雨声，请同学们闭上眼睛，说一说：你听到了什么？秋天的雨和夏天的雨有什么不一样？',
    transition: 'fade',
  });
  cover.shape('ellipse', [960, -120, 440, 440], { fill: 'accent4+60' });
  cover.shape('ellipse', [-140, 470, 460, 460], { fill: 'accent2+75' });
  cover.shape('cloud', [120, 70, 300, 160], { fill: 'accent3+70', name: '云' });
  cover.shape('cloud', [830, 120, 220, 120], { fill: 'accent3+80', name: '云' });
  raindrops(cover, [
    [190, 260, 30],
    [270, 300, 38],
    [350, 252, 26],
    [880, 268, 26],
    [950, 300, 34],
  ]);
  cover.placeholder('ctrTitle', [140, 240, 1000, 140], [[{ text: '秋天的雨', size: 72, color: 'dk2' }]]);
  cover.placeholder('subTitle', [140, 396, 1000, 96], '三年级语文 · 第一课时');
  cover.shape(
    'roundRect',
    [440, 520, 400, 64],
    { fill: 'accent2', adjust: { adj: 50_000 }, size: 22, color: 'lt1' },
    '读一读 · 想一想 · 写一写',
  );
}

function addGoals(lesson: LessonBuilder): void {
  const goals = lesson.page({
    background: 'lt2',
    notes: '学习目标用一分钟带过，重点让学生知道这节课最后要写一小段话。',
    transition: 'push',
  });
  goals.title('这节课，我们要……');
  const cards = [
    card(goals, 80, 'accent3', '① 认字词', '认识并会写六个生字；能说出“清凉”“丰收”等词语的意思。'),
    card(
      goals,
      468,
      'accent2',
      '② 读短文',
      '有感情地朗读《窗外的秋雨》，找出作者写了秋雨的哪些颜色、气味和声音。',
    ),
    card(goals, 856, 'accent6', '③ 学写法', '学习把颜色写具体的方法，仿照例句写一写自己眼中的秋天。'),
  ];
  for (const one of cards) goals.reveal(one);
}

function addRiddle(lesson: LessonBuilder): void {
  const riddle = lesson.page({
    background: 'lt2',
    notes: '谜语是民间流传的，先不出示答案。猜出以后追问：为什么说“落到水里看不见”？',
    transition: 'push',
  });
  riddle.title('猜一猜');
  riddle.shape(
    'wedgeRoundRectCallout',
    [160, 170, 640, 330],
    {
      fill: 'lt1',
      line: 'accent1',
      adjust: { adj1: 62_000, adj2: 30_000, adj3: 12_000 },
      size: 36,
      kai: true,
      lineSpacing: 1.5,
      color: 'dk1',
      shadow: true,
    },
    '千条线，万条线，\n落到水里看不见。',
  );
  riddle.shape('smileyFace', [900, 380, 170, 170], { fill: 'accent4+40', line: 'accent1', name: '小朋友' });
  const answer = [
    riddle.shape(
      'roundRect',
      [420, 540, 440, 90],
      { fill: 'accent3', adjust: { adj: 30_000 }, size: 36, bold: true, color: 'lt1' },
      '谜底：雨',
    ),
  ];
  riddle.reveal(answer, 'zoom');
}

function addCharacters(lesson: LessonBuilder): void {
  const characters = lesson.page({
    background: 'lt2',
    notes: '“凉”是两点水；“爽”共十一画，先写横，再写四个“×”，最后写“人”。请学生书空。',
    transition: 'push',
  });
  characters.title('写一写：田字格里的生字');
  const squares = [
    ['凉', 'liáng'],
    ['爽', 'shuǎng'],
    ['枫', 'fēng'],
    ['柿', 'shì'],
    ['菊', 'jú'],
    ['粮', 'liáng'],
  ] as const;
  squares.forEach(([character, pinyin], index) => {
    characters.reveal(writingSquare(characters, 124 + index * 178, 180, character, pinyin), 'appear');
  });
  characters.shape('roundRect', [124, 410, 1022, 220], { fill: 'lt1', adjust: { adj: 8000 }, shadow: true });
  characters.text(
    [150, 428, 970, 190],
    [
      [
        { text: '比一比　', bold: true, color: 'accent2' },
        '“',
        { text: '凉', mark: true },
        '”和“',
        { text: '惊', mark: true },
        '”：右边都是“京”，天气凉用“冫”，心里惊用“忄”。',
      ],
      [
        { text: '记一记　', bold: true, color: 'accent2' },
        '“',
        { text: '枫', mark: true },
        '、',
        { text: '柿', mark: true },
        '”是树，都有“木”；“',
        { text: '粮', mark: true },
        '”是吃的，有“米”。',
      ],
    ],
    { size: 24, lineSpacing: 1.5, inset: 0, spaceAfter: 8 },
  );
}

function addWords(lesson: LessonBuilder): void {
  const words = lesson.page({
    background: 'lt2',
    notes: '先让学生自己说意思，再点出表格。造句一栏请两三位同学补充自己的句子。',
    transition: 'push',
  });
  words.title('词语小词典');
  words.table(
    [80, 160, 1120, 470],
    [1, 2.1, 2.6],
    [
      ['词语', '意思', '用它说一句话'],
      ['清凉', '凉而使人感到舒服', '一阵秋雨过后，空气清凉极了。'],
      ['飘落', '飘着慢慢地落下来', '银杏叶像小扇子，轻轻飘落。'],
      ['丰收', '收成好，收得多', '爷爷的稻田今年又丰收了。'],
      ['缤纷', '繁多而杂乱的样子，多指颜色', '五彩缤纷的菊花开满了花坛。'],
      ['颤动', '又轻又快地抖动', '水珠在花瓣上轻轻颤动。'],
    ],
    { size: 22 },
  );
}

function addReading(lesson: LessonBuilder): void {
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

function addMap(lesson: LessonBuilder): void {
  const map = lesson.page({
    background: 'lt2',
    notes:
      '按顺序点出五个颜色。每点出一个，请学生在短文里找到对应的句子并读出来；没有写到的颜色请学生自己补充。',
    transition: 'push',
  });
  map.title('秋雨的颜料盒');
  // Where the arms begin and end are connection sites of the cloud and of the bubbles, by their numbers in PowerPoint.
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

function addCraft(lesson: LessonBuilder): void {
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

function addPractice(lesson: LessonBuilder): void {
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

function addEnding(lesson: LessonBuilder): void {
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
