import { LIGHT_WORDS, NOT_TWICE, TWICE } from './light-words.ts';
import { FULL_ZI, OWN_ER, R_WORDS, RULES } from './particles.ts';
import { VERSE } from './verse.ts';
import { WORDS_A_G } from './words-a-g.ts';
import { WORDS_H_Q } from './words-h-q.ts';
import { WORDS_R_Z } from './words-r-z.ts';
import { WORDS_RARE } from './words-rare.ts';

/** Surnames with a reading other than the character's most common reading: `字 reading`. */
const SURNAMES = `
单 shàn 仇 qiú 解 xiè 曾 zēng 区 ōu 任 rén 盖 gě 查 zhā 朴 piáo 宁 nìng 葛 gě 燕 yān 应 yīng 翟 zhái 缪 miào 冼 xiǎn 宿 sù 柏 bǎi 卜 bǔ 晁 cháo 郗 xī 覃 qín 种 chóng 盛 shèng 訾 zī 逄 páng 隗 wěi 牟 móu 瞿 qú 乜 niè 仉 zhǎng 俞 yú 郇 huán 谌 chén 莘 shēn 臧 zāng 佘 shé 华 huà 乐 yuè 尉 wèi 亓 qí 庹 tuǒ 禤 xuān 璩 qú 麴 qū 迮 zé 笪 dá
尉迟 yù-chí 单于 chán-yú 长孙 zhǎng-sūn 万俟 mò-qí 令狐 líng-hú 澹台 tán-tái 宰父 zǎi-fǔ 呼延 hū-yán 鲜于 xiān-yú 皇甫 huáng-fǔ 夏侯 xià-hóu 公冶 gōng-yě 拓跋 tuò-bá 亓官 qí-guān 濮阳 pú-yáng 淳于 chún-yú 太叔 tài-shū 申屠 shēn-tú 欧阳 ōu-yáng 诸葛 zhū-gě 上官 shàng-guān 慕容 mù-róng 司马 sī-mǎ 独孤 dú-gū 宇文 yǔ-wén 百里 bǎi-lǐ 东方 dōng-fāng 南宫 nán-gōng
`;

/** Surnames of this kind that are also common words: read as surnames only after 姓. */
const RARE_SURNAMES = `
员 yùn 召 shào 繁 pó 薄 bó 占 zhān 卡 qiǎ 洗 xiǎn 祭 zhài 那 nā 相 xiàng 过 guō 哈 hǎ 黑 hè 折 shé 句 gōu 能 nài 强 qiáng 藏 zāng 都 dū 干 gān
`;

/** Words after a character that show that it is a surname. */
const TITLES =
  '老师 同学 先生 女士 小姐 叔叔 阿姨 伯伯 爷爷 奶奶 大爷 大妈 大叔 大婶 大娘 婶婶 医生 大夫 校长 主任 经理 警官 护士 教授 博士 工程师 师傅 书记 局长 部长 院长 科长 处长 厂长 班长 组长 队长 教练 导演 记者 司机 律师 将军 团长 连长 市长 镇长 村长 老板 总理 主席 公子 姑娘 太太 夫人 家姐 氏家族 姓同学 副校长';

/** Words that end in a character of these surnames, after which no name follows. */
const NO_SURNAME =
  '萝卜 占卜 简单 名单 菜单 床单 孤单 清单 传单 订单 账单 了解 理解 讲解 分解 见解 误解 化解 缓解 瓦解 辩解 劝解 调解 不解 检查 调查 审查 抽查 侦查 追查 巡查 普查 考查 复查 清查 覆盖 掩盖 铺盖 遮盖 信任 主任 责任 担任 胜任 委任 现任 前任 新任 历任 兼任 原任 曾任 就任 上任 离任 地区 社区 小区 市区 山区 校区 城区 郊区 全区 本区 该区 辖区 区区 报仇 复仇 记仇 中华 年华 精华 才华 清华 答应 对应 反应 供应 适应 响应 相应 回应 效应 快乐 音乐 欢乐 可乐 安宁 南宁 康宁 西宁 未曾 不曾 何曾 也曾 星宿 住宿 寄宿 松柏 海燕 小燕 飞燕 茂盛 丰盛 号召 感召 官员 人员 成员 队员 教员 演员 会员 党员 学员 职员 船员 店员 委员 海员 议员 球员 全员 服务员 运动员 售货员 售票员 驾驶员 辅导员 管理员 互相 首相 丞相 宰相 照相 长相 真相 火车 汽车 校车 客车 开车 坐车 电车 单车 公交车 世纪 年纪 几年纪 侵占 强占 独占 清洗 冲洗 刷洗 干洗 手洗 那 头发 各种 多种 一种 两种 三种 这种 那种 几种 品种 播种 歌曲 戏曲 乐曲 强 坚强 顽强 富强 岩石 化石 宝石 首都 成都 我们都 他们都 你们都 大家都 饼干 能干 能 不能 才能 可能 功能 经过 通过 路过 见过 去过 看过 来过 问过 教过 找过 当过 听过 请过 爱过 说过 成长 生长 校长 银行 飞行 举行 下降 东南 西南 指南 比喻 胡涂 糊涂 课文 作文 语文 英文 中文 华文 危 重 贵重 尊重 严重 沉重 骨折 打折 曲折 收藏 躲藏 西藏 例句 语句 造句 长句 每句 一句 海参 人参 笑哈哈 请教 家教 佛教 宗教 丝绸之路 刷卡 贺卡 微薄 淡薄 刻薄 保卜 完毕 盛夏 华夏 立夏 事项 一项 各项 生肖 体温 气温 低温 高温 保温 桂 月桂 肉桂 无赖 依赖 信赖 上尉 少尉 大尉 中尉 黑 漆黑 天黑 乌黑 浪费 花费 免费 学费 那时 祝福';

/** The reading in the neutral tone, for any syllable. */
export const LIGHT = 'light';

interface Word {
  readonly word: string;
  /** Readings by index in the word. */
  readonly readings: ReadonlyMap<number, string>;
  readonly weight: number;
}

interface Settled {
  readonly reading: string;
  readonly weight: number;
  /** Start of the deciding word: of two words of equal length the later word wins, because the text continues it. */
  readonly from: number;
}

/** Weight above which the reading counts as decided by a word or a rule. */
const BY_A_WORD = 1.3;

/**
 * Returns the school readings of the characters of a text, by index (UTF-16 units), where our table has them. `sure`: a
 * word or a rule decided, not the character alone.
 */
export function schoolReadings(
  text: string,
): ReadonlyMap<number, { readonly reading: string; readonly sure: boolean }> {
  const clause = `|${text.replace(/[^\u3400-\u9fff\u3007]/g, '|')}|`;
  const found = new Map<number, Settled>();
  const settle = (at: number, reading: string, weight: number, from: number) => {
    const before = found.get(at);
    if (before && (before.weight > weight || (before.weight === weight && before.from >= from))) return;
    found.set(at, { reading, weight, from });
  };
  for (let from = 0; from < clause.length; from++)
    for (const { word, readings, weight } of tables.words.get(clause.charAt(from)) ?? [])
      if (clause.startsWith(word, from))
        for (const [at, reading] of readings) settle(from + at, reading, weight, from);
  for (const { find, reading, weight } of RULES) {
    find.lastIndex = 0;
    for (let hit = find.exec(clause); hit; hit = find.exec(clause)) {
      const at = hit.index + (hit[1]?.length ?? 0);
      settle(at, reading, weight, hit.index);
      find.lastIndex = hit.index + 1;
    }
  }
  settleNames(clause, settle);
  settleTwice(clause, settle);
  return new Map(
    [...found].map(([at, { reading, weight }]) => [at - 1, { reading, sure: weight > BY_A_WORD }] as const),
  );
}

/** Returns the readings of a character in our table, without readings that schools do not use. */
export function schoolWays(letter: string): readonly string[] {
  return tables.ways.get(letter) ?? [];
}

/**
 * A word of only these characters and the read one weighs less than other words: in 记载了 the word 记载 decides, not 载了.
 */
const COMMON = new Set('|了着过的得一在上下来去好个不是有会');

const PARTICLES = new Set('得地着了过');

type Settle = (at: number, reading: string, weight: number, from: number) => void;

const notNames = NO_SURNAME.split(/\s+/);
const titles = TITLES.split(/\s+/);
const surnames = readSurnames(SURNAMES);
const rareSurnames = readSurnames(RARE_SURNAMES);
/** Characters before a full name: 和任小红同学. */
const BEFORE_NAME = /[|叫是和跟给请找问像让由对向与同为]/;

/** Surnames before titles (单老师), after 姓, and at the start of full names (任小红同学). */
function settleNames(clause: string, settle: Settle): void {
  for (let at = 1; at < clause.length - 1; at++)
    for (const length of [2, 1]) {
      const name = clause.slice(at, at + length);
      const called = clause.charAt(at - 1) === '姓';
      const readings = surnames.get(name) ?? (called ? rareSurnames.get(name) : undefined);
      if (!readings || readings.length !== length) continue;
      const end = at + length;
      const named =
        called ||
        titles.some((title) => clause.startsWith(title, end)) ||
        length === 2 ||
        (BEFORE_NAME.test(clause.charAt(at - 1)) &&
          [1, 2].some(
            (given) =>
              !clause.slice(end, end + given).includes('|') &&
              titles.some((title) => title.length > 1 && clause.startsWith(title, end + given)),
          ));
      const isWord = notNames.some((word) => clause.slice(0, end).endsWith(word));
      if (!named || (isWord && !called)) continue;
      for (const [index, reading] of readings.entries()) settle(at + index, reading, 3.5, at);
    }
}

/** Returns the syllables of each surname. */
function readSurnames(list: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...list.matchAll(/(\S+) (\S+)/g)].map(([, name = '', reading = '']) => [name, reading.split('-')]),
  );
}

/** In 看看 the second syllable has the neutral tone, unless the phrase continues like 说说笑笑. */
function settleTwice(clause: string, settle: Settle): void {
  for (let at = 2; at < clause.length; at++) {
    const letter = clause.charAt(at);
    if (!TWICE.has(letter) || clause.charAt(at - 1) !== letter || clause.charAt(at - 2) === letter) continue;
    const next = clause.charAt(at + 1);
    if (next !== '|' && next === clause.charAt(at + 2)) continue;
    if (NOT_TWICE.some((word) => clause.startsWith(word, at - 1))) continue;
    settle(at, LIGHT, 2.5, at - 1);
  }
}

function build() {
  const words = new Map<string, Word[]>();
  const ways = new Map<string, string[]>();
  const put = (word: string, readings: ReadonlyMap<number, string>, more = 0) => {
    const row = words.get(word.charAt(0)) ?? [];
    const edge = (word.split('|').length - 1) / 2;
    const common =
      !PARTICLES.has(readings.size === 1 ? word.charAt([...readings.keys()][0] ?? 0) : '') &&
      [...word].every((each, at) => readings.has(at) || COMMON.has(each))
        ? 0.3
        : 0;
    row.push({ word, readings, weight: word.replaceAll('|', '').length + edge - common + more });
    words.set(word.charAt(0), row);
  };
  for (const table of [WORDS_A_G, WORDS_H_Q, WORDS_R_Z, WORDS_RARE, VERSE])
    for (const [, letter = '', reading = '', list = ''] of table.matchAll(/^(\S+) (\S+): (.*)$/gm)) {
      const known = ways.get(letter) ?? [];
      if (!known.includes(reading)) ways.set(letter, [...known, reading]);
      for (const entry of list.split(' ')) put(...placed(entry, letter, reading), table === VERSE ? 0.2 : 0);
    }
  const lists: readonly (readonly [
    list: string,
    letter: string | undefined,
    reading: string,
    more: number,
  ])[] = [
    [LIGHT_WORDS, undefined, LIGHT, 0.4],
    [FULL_ZI, '子', 'zǐ', 0.1],
    [R_WORDS, '儿', 'r', 0],
    [OWN_ER, '儿', 'ér', 0.1],
  ];
  for (const [list, letter, reading, more] of lists)
    for (const word of list.trim().split(/\s+/))
      if (letter) put(...placed(word, letter, reading), more);
      else put(word, new Map([[word.length - 1, reading]]), more);
  return { words, ways };
}

/** Returns a word and the readings by index: at every occurrence of the character, or at the marked occurrence. */
function placed(entry: string, letter: string, reading: string): [string, ReadonlyMap<number, string>] {
  const marked = entry.includes("'");
  const readings = new Map<number, string>();
  let word = '';
  for (const [index, each] of [...entry].entries()) {
    if (each === "'") continue;
    if (each === letter && (!marked || entry.charAt(index + 1) === "'")) readings.set(word.length, reading);
    word += each;
  }
  return [word, readings];
}

const tables = build();
