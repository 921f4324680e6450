export interface GameTexts {
  readonly play: string;
  readonly skin: string;
  readonly skins: Readonly<Record<string, string>>;
  readonly pace: string;
  readonly paces: Readonly<Record<'slow' | 'normal' | 'fast', string>>;
  readonly countdown: string;
  readonly noCountdown: string;
  readonly seconds: string;
  readonly lives: string;
  readonly anyLives: string;
  readonly mistakes: string;
  readonly teams: string;
  readonly alone: string;
  readonly teamsUnit: string;
  readonly sound: string;
  readonly shuffle: string;
  readonly quiet: string;
  readonly questions: string;
  readonly addQuestion: string;
  readonly stemOf: string;
  readonly question: (number: number) => string;
  readonly statements: string;
  readonly statementsHint: string;
  readonly addStatement: string;
  readonly statement: (number: number) => string;
  readonly isTrue: string;
  readonly isFalse: string;
  readonly reason: string;
  readonly steps: string;
  readonly stepsUnit: string;
  readonly sameOrder: string;
  readonly shownAs: string;
  readonly looks: Readonly<Record<'balloons' | 'moles' | 'doors', string>>;
  readonly bins: string;
  readonly binsHint: string;
  readonly addBin: string;
  readonly bin: (number: number) => string;
  readonly card: (number: number) => string;
  readonly addCard: string;
  readonly cards: string;
  readonly binNames: string;
  readonly noBin: string;
  readonly classWords: string;
  readonly table: string;
  readonly rows: string;
  readonly columns: string;
  readonly round: (number: number) => string;
  readonly addRound: string;
  readonly roundSize: string;
  readonly pairsUnit: string;
  readonly relation: string;
  readonly relations: Readonly<Record<'equal' | 'belonging', string>>;
  readonly showSeconds: string;
  readonly thirdColumn: string;
  readonly addThird: string;
  readonly removeThird: string;
  readonly by: string;
  readonly orders: Readonly<Record<'size' | 'time' | 'process' | 'other', string>>;
  readonly strip: string;
  readonly remove: (name: string) => string;
  readonly moveUp: (name: string) => string;
  readonly moveDown: (name: string) => string;
  readonly gapSounds: string;
  readonly noSounds: string;
  readonly soundOf: (name: string) => string;
  readonly addSound: string;
  readonly removeSound: (name: string) => string;
}

const zh: GameTexts = {
  play: '玩法',
  skin: '主题',
  skins: { classroom: '课堂', forest: '森林', ocean: '海洋', space: '太空', guofeng: '国风', sports: '运动' },
  pace: '快慢',
  paces: { slow: '慢', normal: '适中', fast: '快' },
  countdown: '倒计时',
  noCountdown: '不计时',
  seconds: '秒',
  lives: '可以错',
  anyLives: '不限',
  mistakes: '次',
  teams: '分组',
  alone: '不分组',
  teamsUnit: '组',
  sound: '声音',
  shuffle: '每次打乱顺序',
  quiet: '安静模式：像普通题一样作答',
  questions: '题目',
  addQuestion: '添加一题',
  stemOf: '题干',
  question: (number) => `第 ${number} 题`,
  statements: '要判断的话',
  statementsHint: '点左边的符号标出对错；可以粘贴多行',
  addStatement: '添加一条',
  statement: (number) => `第 ${number} 条`,
  isTrue: '对',
  isFalse: '错',
  reason: '答错后告诉学生的理由（可以不写）',
  steps: '到终点',
  stepsUnit: '步',
  sameOrder: '各组题目顺序一样',
  shownAs: '做成',
  looks: { balloons: '气球', moles: '地鼠', doors: '门' },
  bins: '分类',
  binsHint: '每一类写名称，再写属于它的卡片',
  addBin: '添加一类',
  bin: (number) => `第 ${number} 类的名称`,
  card: (number) => `卡片 ${number}`,
  addCard: '添加卡片',
  cards: '卡片',
  binNames: '类别',
  noBin: '哪一类都不属于（干扰卡片）',
  classWords: '学生可以自己发词来分',
  table: '类别排成表格（一行一行地写）',
  rows: '行',
  columns: '列',
  round: (number) => `第 ${number} 轮`,
  addRound: '添加一轮',
  roundSize: '每次出现',
  pairsUnit: '对',
  relation: '两张牌',
  relations: { equal: '一样', belonging: '相配（如词和图）' },
  showSeconds: '开始时看牌',
  thirdColumn: '第三列',
  addThird: '加上第三列',
  removeThird: '去掉第三列',
  by: '按什么排',
  orders: { size: '大小', time: '时间', process: '过程', other: '其他' },
  strip: '背景图片',
  remove: (name) => `删除${name}`,
  moveUp: (name) => `上移${name}`,
  moveDown: (name) => `下移${name}`,
  gapSounds: '空的读音',
  noSounds: '没有',
  soundOf: (name) => `${name}的声音`,
  addSound: '加声音',
  removeSound: (name) => `删除${name}的声音`,
};

const en: GameTexts = {
  play: 'How it is played',
  skin: 'Skin',
  skins: {
    classroom: 'Classroom',
    forest: 'Forest',
    ocean: 'Ocean',
    space: 'Space',
    guofeng: 'Chinese style',
    sports: 'Sports',
  },
  pace: 'Pace',
  paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  countdown: 'Countdown',
  noCountdown: 'None',
  seconds: 'seconds',
  lives: 'Lives',
  anyLives: 'Any number of mistakes',
  mistakes: 'mistakes',
  teams: 'Teams',
  alone: 'Alone',
  teamsUnit: 'teams',
  sound: 'Sound',
  shuffle: 'Shuffled each time',
  quiet: 'Quiet: answered like an ordinary question',
  questions: 'Questions',
  addQuestion: 'Add a question',
  stemOf: 'Stem',
  question: (number) => `Question ${number}`,
  statements: 'Statements',
  statementsHint: 'Press the sign at the left for true or false; several lines can be pasted',
  addStatement: 'Add a statement',
  statement: (number) => `Statement ${number}`,
  isTrue: 'True',
  isFalse: 'False',
  reason: 'Why, told after a wrong answer (optional)',
  steps: 'To the goal',
  stepsUnit: 'steps',
  sameOrder: 'All teams have the same order',
  shownAs: 'Shown as',
  looks: { balloons: 'Balloons', moles: 'Moles', doors: 'Doors' },
  bins: 'Bins',
  binsHint: 'The name of each bin, and the cards that belong to it',
  addBin: 'Add a bin',
  bin: (number) => `Name of bin ${number}`,
  card: (number) => `Card ${number}`,
  addCard: 'Add a card',
  cards: 'Cards',
  binNames: 'Bins',
  noBin: 'Cards that belong to no bin',
  classWords: 'Pupils may send words of their own',
  table: 'The bins are a table, written row by row',
  rows: 'Rows',
  columns: 'Columns',
  round: (number) => `Round ${number}`,
  addRound: 'Add a round',
  roundSize: 'At the same time',
  pairsUnit: 'pairs',
  relation: 'Both cards',
  relations: { equal: 'Are equal', belonging: 'Belong together, such as word and picture' },
  showSeconds: 'Cards are shown first',
  thirdColumn: 'Third column',
  addThird: 'Add a third column',
  removeThird: 'Remove the third column',
  by: 'Ordered by',
  orders: { size: 'Size', time: 'Time', process: 'Process', other: 'Other' },
  strip: 'Picture behind the line',
  remove: (name) => `Remove ${name}`,
  moveUp: (name) => `Move ${name} up`,
  moveDown: (name) => `Move ${name} down`,
  gapSounds: 'Sounds of gaps',
  noSounds: 'None',
  soundOf: (name) => `Sound of ${name}`,
  addSound: 'Add a sound',
  removeSound: (name) => `Remove the sound of ${name}`,
};

export const gameTexts = { zh, en };
