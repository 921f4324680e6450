import type { Paper } from './paper-summary.ts';

/** Papers in the manner of tests of Chinese, written for these tests. */
export const CHINESE_PAPERS: readonly Paper[] = [
  {
    name: 'a choice question with labels in brackets',
    text: `1．下列加点字读音全对的一项是（　　）
A．朝（zhāo）霞  着（zháo）急
B．朝（cháo）霞  着（zhāo）急
C．朝（zhāo）霞  着（zhe）急
D．朝（cháo）霞  着（zháo）急
【答案】A
【解析】“朝霞”读zhāo，“着急”读zháo。
【考点】多音字
【难度】0.65`,
    questions: ['single A/4'],
  },
  {
    name: 'brackets to fill in',
    text: '1. 默写：床前明月光，（　　　　）。举头望明月，（　　　　）。\n答案：疑是地上霜；低头思故乡',
    questions: ['fill 疑是地上霜|低头思故乡'],
  },
  {
    name: 'brackets of another form and a slash between answers',
    text: '1. 《背影》的作者是【　】，《春》的作者是【　】。\n答案：朱自清/朱自清',
    questions: ['fill 朱自清|朱自清'],
  },
  {
    name: 'one blank with two accepted answers',
    text: '一、填空题\n1. “红”的近义词是____。\n答案：赤|朱\n2. 颜的意思是____。\n答案：颜色/色彩',
    questions: ['fill 赤=朱', 'fill 颜色=色彩'],
  },
  {
    name: 'numbered answers of blanks',
    text: '1. 春天有____，夏天有____，秋天有____。\n答案：①花 ②蝉 ③果',
    questions: ['fill 花|蝉|果'],
  },
  {
    name: 'an instruction above the text with blanks',
    text: '1. 根据课文填空。\n小草____地从土里钻出来，____的，____的。\n答案：偷偷；嫩嫩；绿绿',
    questions: ['fill 偷偷|嫩嫩|绿绿'],
    stems: ['根据课文填空。'],
  },
  {
    name: 'a material with questions of several kinds',
    text: `阅读下面的文字，完成1～3题。
清晨，小河边飘着薄雾。一只白鹭站在水中，一动也不动。
过了很久，它忽然低头，叼起一条小鱼，飞走了。
1. 文中写的是什么时候？（　　）
A. 清晨  B. 中午  C. 傍晚
答案：A
2. 白鹭叼起了____。
答案：小鱼
3. 你觉得白鹭有什么特点？
答案：有耐心，动作敏捷。
4. 下列词语中有错别字的是（　　）
A. 薄雾  B. 忽燃
答案：B`,
    questions: ['[single A/3, fill 小鱼, short 有耐心，动作敏捷。]', 'single B/2'],
    stems: [
      '阅读下面的文字，完成1～3题。\n清晨，小河边飘着薄雾。一只白鹭站在水中，一动也不动。\n过了很久，它忽然低头，叼起一条小鱼，飞走了。',
      '下列词语中有错别字的是（　　）',
    ],
  },
  {
    name: 'a numbered material with parts in brackets',
    text: `5. 阅读短文，回答问题。
下雨了，蚂蚁忙着搬家。
(1) 谁在搬家？
答案：蚂蚁
(2) 为什么搬家？（　　）
A. 下雨了  B. 天黑了
答案：A`,
    questions: ['[short 蚂蚁, single A/2]'],
  },
  {
    name: 'answers of all parts behind the last one',
    text: '1. 阅读短文，回答问题。\n小猫在树下睡觉。\n(1) 谁在睡觉？\n(2) 在哪里睡觉？\n答案：(1) 小猫 (2) 树下',
    questions: ['[short 小猫, short 树下]'],
  },
  {
    name: 'reading below a heading without an instruction',
    text: `三、阅读理解（10分）
秋天的校园里，桂花开了，香气飘得很远。
孩子们在树下读书。
1. 什么花开了？
答案：桂花
2. 孩子们在做什么？
答案：读书`,
    questions: ['[short 桂花 *5, short 读书 *5]'],
    report: ['0 score-shared', '0 score-shared'],
  },
  {
    name: 'an essay with its least length',
    text: '四、作文（40分）\n1. 以“我的妈妈”为题写一篇记叙文，不少于600字。',
    questions: ['essay 600 *40'],
  },
  {
    name: 'a heading that is the question',
    text: '一、看拼音，写词语。（4分）\nchūn tiān（　　　）  qiū tiān（　　　）\n二、判断题（每题1分）\n1. 李白是唐代诗人。（√）\n参考答案\n一、春天；秋天',
    questions: ['fill 春天|秋天 *4', 'true'],
  },
  {
    name: 'pairs to link with letters',
    text: '1. 把作者和作品连线。\n1. 鲁迅\tA. 《骆驼祥子》\n2. 老舍\tB. 《狂人日记》\n3. 茅盾\tC. 《子夜》\n答案：1-B 2-A 3-C',
    questions: ['match 12 21 33'],
  },
  {
    name: 'pairs as they belong together',
    text: '1. 连一连。\n苹果——水果\n白菜——蔬菜\n钢笔——文具',
    questions: ['match 11 22 33'],
  },
  {
    name: 'sentences to put in order',
    text: '1. 把下列句子排成通顺的一段话，顺序正确的是\nA. 太阳出来了\nB. 天渐渐亮了\nC. 大家都起床了\n答案：BAC',
    questions: ['order BAC'],
  },
  {
    name: 'an order that is a choice',
    text: '1. 下列句子排序正确的一项是（　　）\n①太阳出来了。②天渐渐亮了。③大家起床了。\nA. ①②③  B. ②①③  C. ③①②  D. ②③①\n答案：B',
    questions: ['single B/4'],
  },
  {
    name: 'an analysis of several lines with numbers',
    text: `1. 谈谈你对“勤”的理解。
答案：言之有理即可。
解析：可以从以下方面回答：
1. 学习要勤；
3. 做事要勤。
2. “勤”的反义词是____。
答案：懒`,
    questions: ['short 言之有理即可。', 'fill 懒'],
  },
  {
    name: 'seven sentences for five gaps',
    text: `阅读下面的短文，从短文后的选项中选出能填入空白处的最佳选项，选项中有两项为多余选项。
读书有很多好处。__1__ 每天读半小时，一年就能读很多书。__2__ 所以，不要着急。__3__
A. 它能让人增长知识。
B. 读书要慢慢来。
C. 一起读书吧！
D. 运动也很重要。
E. 天气很好。
答案：ABC`,
    questions: ['bank A B C/5'],
  },
  {
    name: 'words from a bank',
    text: '1. 选词填空。\n他____地跑过来，____地说：“我赢了！”\n词库：飞快、高兴、慢慢\n答案：飞快；高兴',
    questions: ['bank 飞快 高兴/3'],
  },
  {
    name: 'rare characters, emoji and traditional forms',
    text: '1. “𬉼”的部首是什么？😀\nA. 氵  B. 火  C. 木\n答案：A',
    questions: ['single A/3'],
    stems: ['“𬉼”的部首是什么？😀'],
  },
  {
    name: 'circled numbers as the only numbering',
    text: '①春眠不觉晓的下一句是____。\n答案：处处闻啼鸟\n②白日依山尽的下一句是____。\n答案：黄河入海流',
    questions: ['fill 处处闻啼鸟', 'fill 黄河入海流'],
  },
  {
    name: 'statements in circles within a stem',
    text: '1. 下列说法正确的是（　　）\n①春天种树\n②夏天滑雪\n③秋天收获\nA. ①②  B. ①③  C. ②③\n答案：B',
    questions: ['single B/3'],
    stems: ['下列说法正确的是（　　）\n①春天种树\n②夏天滑雪\n③秋天收获'],
  },
  {
    name: 'a notice and page numbers',
    text: `注意事项：
1. 本试卷共4页，满分100分。
2. 答题前请填写姓名。
一、选择题
1. 选一选
A. 甲  B. 乙
答案：A
第1页 共4页
2. 再选一选
A. 甲  B. 乙
答案：B`,
    questions: ['single A/2', 'single B/2'],
    report: ['text-left-out', 'text-left-out'],
  },
];
