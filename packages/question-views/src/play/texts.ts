import type { SKINS } from '@lectern/questions';

interface GameTexts {
  readonly start: string;
  readonly again: string;
  readonly quiet: string;
  readonly asGame: string;
  readonly soundOn: string;
  readonly soundOff: string;
  readonly end: string;
  readonly timeLeft: string;
  readonly timePlayed: string;
  readonly points: (points: number) => string;
  readonly lives: (left: number) => string;
  readonly streak: (count: number) => string;
  readonly players: string;
  readonly player: (number: number) => string;
  readonly team: (number: number) => string;
  readonly over: string;
  readonly noLives: string;
  readonly finished: string;
  readonly table: string;
  readonly nobody: string;
  readonly seconds: (seconds: number) => string;
  readonly part: (number: number, count: number) => string;
  readonly skins: Readonly<Record<(typeof SKINS)[number], string>>;
  readonly answer: string;
  readonly next: string;
  readonly right: string;
  readonly wrong: string;
  readonly check: string;
  readonly allRight: string;
  readonly notYet: (right: number, count: number) => string;
  readonly step: (step: number, steps: number) => string;
  readonly truth: Readonly<Record<'true' | 'false', string>>;
  readonly bin: string;
  readonly tray: string;
  readonly trayEmpty: string;
  readonly hidden: (number: number) => string;
  readonly pairs: (found: number, count: number) => string;
  readonly labels: string;
  readonly dot: (number: number) => string;
  readonly sound: (number: number) => string;
}

const zh: GameTexts = {
  start: '开始',
  again: '再玩一次',
  quiet: '安静模式',
  asGame: '游戏模式',
  soundOn: '打开声音',
  soundOff: '关闭声音',
  end: '结束游戏',
  timeLeft: '剩余时间',
  timePlayed: '已用时间',
  points: (points) => `${points} 分`,
  lives: (left) => `还剩 ${left} 条命`,
  streak: (count) => `连对 ${count} 次`,
  players: '玩家',
  player: (number) => `${number} 号`,
  team: (number) => `第 ${number} 队`,
  over: '游戏结束',
  noLives: '机会用完了',
  finished: '全部完成',
  table: '前三名',
  nobody: '这一局还没有人得分',
  seconds: (seconds) => `${seconds} 秒`,
  part: (number, count) => `第 ${number} 题，共 ${count} 题`,
  skins: { classroom: '课堂', forest: '森林', ocean: '海洋', space: '太空', guofeng: '国风', sports: '运动' },
  answer: '确定',
  next: '下一题',
  right: '答对了',
  wrong: '再想想',
  check: '检查',
  allRight: '全部正确',
  notYet: (right, count) => `对了 ${right} / ${count}，再调整一下`,
  step: (step, steps) => `前进 ${step} / ${steps} 步`,
  truth: { true: '对', false: '错' },
  bin: '分类',
  tray: '卡片',
  trayEmpty: '卡片都放好了',
  hidden: (number) => `第 ${number} 张牌，未翻开`,
  pairs: (found, count) => `找到 ${found} / ${count}`,
  labels: '名称',
  dot: (number) => `${number} 号位置`,
  sound: (number) => `第 ${number} 空的录音`,
};

const en: GameTexts = {
  start: 'Start',
  again: 'Play again',
  quiet: 'Quiet form',
  asGame: 'Game',
  soundOn: 'Turn sound on',
  soundOff: 'Turn sound off',
  end: 'End the game',
  timeLeft: 'Time left',
  timePlayed: 'Time',
  points: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
  lives: (left) => `${left} ${left === 1 ? 'life' : 'lives'} left`,
  streak: (count) => `${count} right in a row`,
  players: 'Players',
  player: (number) => `Player ${number}`,
  team: (number) => `Team ${number}`,
  over: 'The game is over',
  noLives: 'No lives left',
  finished: 'All done',
  table: 'Top three',
  nobody: 'No points in this round',
  seconds: (seconds) => `${seconds} s`,
  part: (number, count) => `${number} of ${count}`,
  skins: {
    classroom: 'Classroom',
    forest: 'Forest',
    ocean: 'Ocean',
    space: 'Space',
    guofeng: 'Chinese style',
    sports: 'Sports',
  },
  answer: 'OK',
  next: 'Next',
  right: 'Right',
  wrong: 'Think again',
  check: 'Check',
  allRight: 'All right',
  notYet: (right, count) => `${right} of ${count} right, try again`,
  step: (step, steps) => `${step} of ${steps} steps`,
  truth: { true: 'True', false: 'False' },
  bin: 'Bin',
  tray: 'Cards',
  trayEmpty: 'All cards are in their places',
  hidden: (number) => `Card ${number}, face down`,
  pairs: (found, count) => `${found} of ${count} found`,
  labels: 'Names',
  dot: (number) => `place ${number}`,
  sound: (number) => `Sound of gap ${number}`,
};

export const gameTexts = { zh, en };
