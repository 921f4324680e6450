import { LessonBuilder } from '../lesson-builder.ts';
import { card, raindrops, writingSquare } from './autumn-rain-drawings.ts';
import { addCraft, addEnding, addMap, addPractice, addReading } from './autumn-rain-reading.ts';

const KAI = { latin: 'KaiTi', eastAsian: '楷体' };
const HEI = { latin: 'Arial', eastAsian: '微软雅黑' };

/** 语文, 三年级: reading and writing about the rain of autumn. The reading text was written for this lesson. */
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
