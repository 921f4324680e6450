/** Spaces of every width, including no-break spaces, and line ends. */
const BLANKS = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu;
/** Invisible characters, marks of text direction, and lone surrogates. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu;

/** The text of a cell in one line, without invisible characters and marks of text direction. */
export function cellText(cell: string): string {
  return cell.replace(UNSEEN, '').replace(BLANKS, ' ').trim();
}

/**
 * A name without the spaces that pad Chinese names in lists (李  四, 欧阳 明). One space stays between Latin words, and between
 * a Chinese and a Latin word.
 */
export function nameText(cell: string): string {
  return cellText(cell)
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .replace(/(?<=\p{Script=Han}) ?([·•・‧．]) ?(?=\p{Script=Han})/gu, '$1');
}

/** Surnames of nine in ten people in China; surnames of two characters come first. */
const SURNAMES =
  /^(欧阳|司马|上官|诸葛|司徒|东方|皇甫|尉迟|公孙|慕容|令狐|夏侯|端木|百里|南宫|长孙|[王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖萧田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付傅方白邹孟熊秦邱江尹薛闫阎段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤常温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝])/u;

/** Fractions of the cells of a column. */
const MOST = 0.6;
const DISTINCT = 0.8;

/** Whether a column contains Chinese personal names: they begin with surnames, and are not a few repeated values. */
export function isNameColumn(cells: readonly string[]): boolean {
  const filled = cells.map(nameText).filter((cell) => cell !== '');
  if (filled.length === 0) return false;
  const names = filled.filter((cell) => /^\p{Script=Han}{2,4}$/u.test(cell) && SURNAMES.test(cell));
  const distinct = new Set(filled).size;
  return names.length >= filled.length * MOST && distinct >= filled.length * DISTINCT;
}

/** Whether two columns of names are pupils and their parents: the surnames in a row are mostly the same. */
export function isFamily(one: readonly string[], other: readonly string[]): boolean {
  const both = one.flatMap((name, at) => {
    const beside = other[at] ?? '';
    return name !== '' && beside !== '' ? [name[0] === beside[0]] : [];
  });
  return both.length > 0 && both.filter(Boolean).length > both.length / 2;
}
