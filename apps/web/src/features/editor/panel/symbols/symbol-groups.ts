/** Groups of symbols that keyboards lack. A symbol may have names in both languages. */
export type SymbolGroup =
  | 'punctuation'
  | 'maths'
  | 'units'
  | 'arrows'
  | 'pinyin'
  | 'phonetic'
  | 'numbers'
  | 'shapes';

export interface SymbolEntry {
  readonly sign: string;
  readonly words: string;
}

/** A symbol followed by its search words; symbols without words share a line. */
const lists: Readonly<Record<SymbolGroup, readonly string[]>> = {
  punctuation: [
    '、 顿号',
    '。 句号',
    '· 间隔号 middle dot',
    '… 省略号 ellipsis',
    '— 破折号 dash',
    '～ 波浪号 wave',
    '「 引号 quote',
    '」 引号 quote',
    '『 引号 quote',
    '』 引号 quote',
    '“ 双引号 quote',
    '” 双引号 quote',
    '‘ 单引号 quote',
    '’ 单引号 quote',
    '《 书名号 title',
    '》 书名号 title',
    '〈 书名号 title',
    '〉 书名号 title',
    '【 方括号 bracket',
    '】 方括号 bracket',
    '〔 括号 bracket',
    '〕 括号 bracket',
    '（ 括号 bracket',
    '） 括号 bracket',
    '！ 感叹号',
    '？ 问号',
    '； 分号',
    '： 冒号',
    '﹏ 浪线',
    '¿ 倒问号',
    '¡ 倒感叹号',
    '§ 节 section',
    '¶ 段 paragraph',
    '※ 注 note',
    '© 版权 copyright',
    '® 注册 registered',
    '™ 商标 trademark',
    '〇 零 zero',
    '々 叠字 repeat',
  ],
  maths: [
    '＋ 加 plus',
    '－ 减 minus',
    '× 乘 times',
    '÷ 除 divide',
    '± 正负 plus minus',
    '∓ 负正 minus plus',
    '＝ 等于 equals',
    '≠ 不等于 not equal',
    '≈ 约等于 about',
    '≡ 恒等 identical',
    '＜ 小于 less',
    '＞ 大于 greater',
    '≤ 小于等于 less equal',
    '≥ 大于等于 greater equal',
    '√ 根号 root',
    '∛ 立方根 cube root',
    '∞ 无穷 infinity',
    '∝ 正比 proportional',
    '∵ 因为 because',
    '∴ 所以 therefore',
    '∠ 角 angle',
    '⊥ 垂直 perpendicular',
    '∥ 平行 parallel',
    '△ 三角形 triangle',
    '▱ 平行四边形 parallelogram',
    '⊙ 圆 circle',
    '⌒ 弧 arc',
    '≌ 全等 congruent',
    '∽ 相似 similar',
    'π 圆周率 pi',
    '∈ 属于 element',
    '∉ 不属于 not element',
    '⊆ 子集 subset',
    '⊂ 真子集 subset',
    '∪ 并集 union',
    '∩ 交集 intersection',
    '∅ 空集 empty',
    '∀ 任意 all',
    '∃ 存在 exists',
    '∑ 求和 sum',
    '∏ 连乘 product',
    '∫ 积分 integral',
    '∂ 偏导 partial',
    '∆ 增量 delta',
    'α alpha',
    'β beta',
    'γ gamma',
    'θ theta',
    'λ lambda',
    'μ mu',
    'ρ rho',
    'σ sigma',
    'φ phi',
    'ω omega',
    'Ω 欧 omega',
    '½ 二分之一 half',
    '⅓ 三分之一 third',
    '¼ 四分之一 quarter',
    '¾ 四分之三 quarters',
    '² 平方 square',
    '³ 立方 cube',
    '° 度 degree',
    '′ 分 minute',
    '″ 秒 second',
    '％ 百分 percent',
    '‰ 千分 per mille',
  ],
  units: [
    '℃ 摄氏度 celsius',
    '℉ 华氏度 fahrenheit',
    'Å 埃 angstrom',
    'Ω 欧姆 ohm',
    'μ 微 micro',
    '㎎ 毫克 milligram',
    '㎏ 千克 kilogram',
    '㎜ 毫米 millimetre',
    '㎝ 厘米 centimetre',
    '㎞ 千米 kilometre',
    '㎡ 平方米 square metre',
    '㎥ 立方米 cubic metre',
    '㏄ 毫升 cc',
    '㎖ 毫升 millilitre',
    '㎗ 分升 decilitre',
    'ℓ 升 litre',
    '㏑ 自然对数 ln',
    '㏒ 对数 log',
    '￥ 元 yuan',
    '＄ 美元 dollar',
    '€ 欧元 euro',
    '£ 英镑 pound',
    '￠ 分 cent',
    '№ 号 number',
  ],
  arrows: [
    '→ 右 right',
    '← 左 left',
    '↑ 上 up',
    '↓ 下 down',
    '↔ 左右 left right',
    '↕ 上下 up down',
    '↗ 右上',
    '↘ 右下',
    '↙ 左下',
    '↖ 左上',
    '⇒ 推出 implies',
    '⇐ 左 left',
    '⇔ 等价 equivalent',
    '⇌ 可逆 reversible',
    '⇋ 可逆 reversible',
    '↺ 逆时针 anticlockwise',
    '↻ 顺时针 clockwise',
    '➔ 右 right',
    '➜ 右 right',
    '▶ 右 right',
    '◀ 左 left',
    '▲ 上 up',
    '▼ 下 down',
  ],
  pinyin: [...'āáǎàōóǒòēéěèīíǐìūúǔùǖǘǚǜüêńňǹḿĀÁǍÀŌÓǑÒĒÉĚÈĪÍǏÌŪÚǓÙɑɡˉˊˇˋ'],
  phonetic: [...'iːɪeæɑɒɔʊuʌɜəptkbdɡfvθðszʃʒhmnŋlrjwʧʤˈˌ'],
  numbers: [
    ...'①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳',
    ...'❶❷❸❹❺❻❼❽❾❿',
    ...'⑴⑵⑶⑷⑸⑹⑺⑻⑼⑽',
    ...'㈠㈡㈢㈣㈤㈥㈦㈧㈨㈩',
    ...'ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ',
    ...'ⅰⅱⅲⅳⅴⅵⅶⅷⅸⅹ',
  ],
  shapes: [
    '★ 星 star',
    '☆ 星 star',
    '● 圆 circle',
    '○ 圆 circle',
    '◎ 同心圆',
    '■ 方块 square',
    '□ 方框 square',
    '◆ 菱形 diamond',
    '◇ 菱形 diamond',
    '▲ 三角 triangle',
    '△ 三角 triangle',
    '✓ 对 正确 check',
    '✗ 错 错误 cross',
    '☑ 选中 checked',
    '☐ 方框 box',
    '♥ 心 heart',
    '♪ 音符 note',
    '♫ 音符 notes',
    '☀ 太阳 晴 sun',
    '☁ 云 cloud',
    '☂ 伞 雨 rain',
    '❄ 雪 snow',
    '☺ 笑脸 smile',
    '✎ 笔 pencil',
    '✂ 剪刀 scissors',
    '☎ 电话 phone',
  ],
};

export const symbolGroups = Object.keys(lists) as readonly SymbolGroup[];

export function symbolsOf(group: SymbolGroup): readonly SymbolEntry[] {
  return lists[group].map((line) => {
    const [sign = '', ...words] = line.split(' ');
    return { sign, words: words.join(' ') };
  });
}

/**
 * Returns the symbols that match a word, the letter under a tone mark, or the number that they show, without
 * duplicates.
 */
export function findSymbols(typed: string): readonly SymbolEntry[] {
  const looked = typed.toLowerCase();
  const found = new Map<string, SymbolEntry>();
  for (const group of symbolGroups) {
    for (const entry of symbolsOf(group)) {
      if (isMeant(entry, looked) && !found.has(entry.sign)) found.set(entry.sign, entry);
    }
  }
  return [...found.values()];
}

function isMeant({ sign, words }: SymbolEntry, looked: string): boolean {
  if (sign === looked || words.toLowerCase().includes(looked)) return true;
  const letter = sign.normalize('NFD').charAt(0).toLowerCase();
  return letter === looked || sign.normalize('NFKC').replace(/[()]/g, '').toLowerCase() === looked;
}
