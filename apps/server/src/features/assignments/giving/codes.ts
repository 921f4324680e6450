import { createHmac, randomInt } from 'node:crypto';

/** Digits and capitals without those that look alike, as `ASSIGNMENT_CODE` of the protocol has them. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;

/** Weeks begin on Monday in the time of China, where the product is used. */
const ZONE_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** 1 January 1970 was a Thursday: the first Monday, milliseconds. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

export function drawAssignmentCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/**
 * The class's word of the week, computed from the class, the week and the server's secret, so that none is stored.
 */
export class ClassWordOfWeek {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  /** The word of the week in which `now` is; `weeksAgo` weeks before it. */
  word(classId: string, now: number, weeksAgo = 0): string {
    const week = Math.floor((now + ZONE_MS - FIRST_MONDAY_MS) / WEEK_MS) - weeksAgo;
    const digest = createHmac('sha256', this.#secret)
      .update(JSON.stringify([classId, week]))
      .digest();
    return CLASS_WORDS[digest.readUInt32BE() % CLASS_WORDS.length] ?? '';
  }

  /** Whether a typed word is that of this week or of the last one. */
  isRight(classId: string, typed: string | undefined, now: number): boolean {
    const word = (typed ?? '').normalize('NFKC').replace(/\s/g, '');
    return word !== '' && [0, 1].some((weeksAgo) => this.word(classId, now, weeksAgo) === word);
  }
}

/**
 * Words that teachers say to a class: two characters each, known to pupils of the first year, and none that sounds like
 * another one of the list.
 */
export const CLASS_WORDS: readonly string[] = `
  太阳 月亮 星星 白云 蓝天 彩虹 雪花 春天 夏天 秋天 冬天 早上 中午 晚上 今天 明天 昨天 大海 小河 高山
  森林 草地 沙滩 石头 泥土 大树 小草 花朵 树叶 竹子 荷花 菊花 梅花 玫瑰 苹果 香蕉 西瓜 葡萄 橘子 草莓
  桃子 樱桃 菠萝 柠檬 芒果 核桃 花生 玉米 土豆 番茄 黄瓜 白菜 萝卜 南瓜 豆腐 面包 牛奶 鸡蛋 米饭 面条
  饺子 包子 蛋糕 饼干 糖果 豆浆 果汁 茶杯 筷子 勺子 盘子 饭碗 水壶 冰箱 电灯 电话 电视 电脑 钢琴 吉他
  笛子 唱歌 跳舞 画画 写字 读书 上课 下课 放学 回家 起床 睡觉 洗手 刷牙 吃饭 喝水 跑步 跳绳 游泳 爬山
  滑雪 骑车 足球 篮球 排球 皮球 风筝 积木 拼图 象棋 围棋 气球 玩具 礼物 生日 新年 红包 灯笼 月饼 粽子
  汤圆 鞭炮 春联 老师 同学 朋友 爸爸 妈妈 爷爷 奶奶 哥哥 姐姐 弟弟 妹妹 医生 警察 司机 农民 工人 歌手
  厨师 学校 操场 书包 铅笔 钢笔 橡皮 尺子 剪刀 胶水 黑板 粉笔 课桌 椅子 书本 字典 地图 国旗 校门 图书
  故事 诗歌 数学 语文 英语 音乐 美术 体育 科学 汽车 火车 飞机 轮船 地铁 马路 大桥 红灯 绿灯 车站 机场
  码头 公园 商店 超市 医院 银行 邮局 饭店 宾馆 电影 剧院 乡村 房子 窗户 大门 楼梯 屋顶 墙壁 地板 床单
  枕头 毛巾 牙刷 肥皂 镜子 梳子 雨伞 帽子 手套 围巾 鞋子 袜子 裙子 裤子 衬衫 毛衣 外套 口袋 纽扣 手表
  钥匙 熊猫 老虎 狮子 大象 猴子 兔子 松鼠 狐狸 斑马 骆驼 绵羊 山羊 黄牛 小狗 小猫 鸭子 天鹅 燕子 麻雀
  喜鹊 老鹰 孔雀 鹦鹉 企鹅 海豚 乌龟 青蛙 螃蟹 蝴蝶 蜜蜂 蚂蚁 蜻蜓 蜗牛 红色 黄色 蓝色 绿色 白色 黑色
  紫色 橙色 粉色 灰色 耳朵 鼻子 嘴巴 头发 手指 肩膀 膝盖 心脏 牙齿 微笑 快乐 勇敢 认真 努力 友好 安静
  干净 整齐 明亮 温暖 凉爽 甜美 新鲜 火山 沙漠 草原 瀑布 湖水 小岛 海洋 地球 火箭 卫星`
  .trim()
  .split(/\s+/);
