import type { Paper } from './paper-summary.ts';

/** Papers in the manner of mathematics tests, written for these tests. */
export const MATHS_PAPERS: readonly Paper[] = [
  {
    name: 'a choice question with every field',
    text: `1. 下列各数中，最小的是（　　）
A. -3    B. 0    C. 2    D. 5
答案：A
解析：负数小于零，零小于正数。
知识点：有理数的大小比较；数轴
难度：易
分值：3分`,
    questions: ['single A/4 *3'],
    stems: ['下列各数中，最小的是（　　）'],
  },
  {
    name: 'choices on four lines and an answer in the brackets of the stem',
    text: `1、一个数的相反数是7，这个数是（ C ）
A、7
B、1/7
C、-7
D、0
2、单项式 3ab 的系数是（ B ）。
A、1
B、3
C、a
D、ab`,
    questions: ['single C/4', 'single B/4'],
    stems: ['一个数的相反数是7，这个数是（　　）', '单项式 3ab 的系数是（　　）。'],
  },
  {
    name: 'choices that stand without spaces',
    text: `1．计算 2+3×2 的结果是（　　）
A．10B．8C．7D．12
答案：B`,
    questions: ['single B/4'],
  },
  {
    name: 'choices behind the stem on its line',
    text: '1. 3+5=( ) A. 7  B. 8  C. 9\n答案 B',
    questions: ['single B/3'],
    stems: ['3+5=( )'],
  },
  {
    name: 'choices in brackets and tabs',
    text: '(1) 圆的周长公式是\n(A) C=πr\t(B) C=2πr\t(C) S=πr²\t(D) C=πr²\n【答案】B【解析】周长是直径与圆周率的积。【难度】★★',
    questions: ['single B/4'],
  },
  {
    name: 'formulas in dollars and in brackets',
    text: `1. 方程 $x^2-4=0$ 的解是（　　）
A. $x=2$  B. $x=-2$  C. $x=\\pm 2$  D. 无解
答案：C
2. 化简 \\(\\frac{a^2-b^2}{a-b}\\)。
答案：$a+b$`,
    questions: ['single C/4', 'formula a+b'],
    stems: ['方程 x^2-4=0 的解是（　　）', '化简 \\frac{a^2-b^2}{a-b}。'],
  },
  {
    name: 'a formula over three lines',
    text: '1. 解方程组\n$$\n\\begin{cases}x+y=3\\\\x-y=1\\end{cases}\n$$\n解：x=2，y=1',
    questions: ['short x=2，y=1'],
  },
  {
    name: 'prices that are no formulas',
    text: '1. A pen is $5 and a book is $6. How much are they?\n答案：$11',
    questions: ['short $11'],
    stems: ['A pen is $5 and a book is $6. How much are they?'],
  },
  {
    name: 'blanks with answers between semicolons',
    text: '1. 3的平方是____，立方是____。\n答案：9；27\n2. -5的绝对值是______，倒数是______．\n答案：5；-1/5',
    questions: ['fill 9|27', 'fill 5|-1/5'],
  },
  {
    name: 'a blank with a number and no heading',
    text: '1. 三角形的内角和是____度。\n答案：180',
    questions: ['number 180'],
  },
  {
    name: 'a number with a unit',
    text: '1. 一辆汽车2小时行驶120千米，它的速度是多少？\n答案：60 km/h\n2. 半径为 3cm 的圆，直径是多少？\n答案：6cm',
    questions: ['number 60km/h', 'number 6cm'],
  },
  {
    name: 'fractions and percent',
    text: '1. 把 0.75 化成分数。\n答案：3/4\n2. 把 0.4 化成百分数。\n答案：40%\n3. 求 $\\frac{1}{3}+\\frac{1}{6}$ 的值。\n答案：$\\frac{1}{2}$',
    questions: ['number 3/4', 'number 40%', 'number \\frac{1}{2}'],
  },
  {
    name: 'a paper with headings, points and a list of answers',
    text: `七年级数学单元测试
姓名：________  班级：________

一、选择题（本大题共3小题，每小题3分，共9分）
1. 下列是正数的是（　　）
A. -1  B. 0  C. 2  D. -3
2. 计算 (-2)+3 的结果是（　　）
A. 1  B. -1  C. 5  D. -5
3. 数轴上到原点距离为2的点有（　　）
A. 1个  B. 2个  C. 3个  D. 4个

二、填空题（每空2分，共6分）
4. 如果收入10元记作+10元，那么支出5元记作______元。
5. 比-3大2的数是______，比-3小2的数是______。

三、解答题（共10分）
6. （10分）计算：12-(-18)+(-7)-15。

参考答案
一、1. C  2. A  3. B
二、4. -5  5. -1；-5
三、6. 解：原式=12+18-7-15
=8`,
    questions: [
      'single C/4 *3',
      'single A/4 *3',
      'single B/4 *3',
      'fill -5 *2',
      'fill -1|-5 *4',
      'short 原式=12+18-7-15 / =8 *10',
    ],
    report: ['text-left-out'],
  },
  {
    name: 'a list of ranges',
    text: `1. 甲（　　）
A. 一 B. 二 C. 三
2. 乙（　　）
A. 一 B. 二 C. 三
3. 丙（　　）
A. 一 B. 二 C. 三
4. 四边形的内角和是360度。（　　）
5. 圆是轴对称图形。（　　）
答案：1-3 CAB 4-5 √√`,
    questions: ['single C/3', 'single A/3', 'single B/3', 'true', 'true'],
  },
  {
    name: 'answers as a table of two rows',
    text: '1. 甲\nA. 1 B. 2\n2. 乙\nA. 1 B. 2\n3. 丙\nA. 1 B. 2\n题号\t1\t2\t3\n答案\tA\tB\tA',
    questions: ['single A/2', 'single B/2', 'single A/2'],
  },
  {
    name: 'numbering that begins again below each heading',
    text: `一、判断题
1. 0是正数。
2. 1是最小的正整数。
二、选择题
1. 2的相反数是
A. 2 B. -2
2. 3的倒数是
A. 3 B. 1/3
参考答案：
一、判断题
1.× 2.√
二、选择题
1.B 2.B`,
    questions: ['false', 'true', 'single B/2', 'single B/2'],
  },
  {
    name: 'true and false with signs and a correction',
    text: '1. 所有的偶数都是合数。（ × ）\n2. 直径是半径的2倍。 （√）\n3. 两个锐角的和一定是钝角。\n答案：错，例如10°+20°=30°是锐角。',
    questions: ['false', 'true', 'false'],
    stems: ['所有的偶数都是合数。', '直径是半径的2倍。', '两个锐角的和一定是钝角。'],
  },
  {
    name: 'parts of one question stay in it',
    text: `17.（12分）已知函数 y=2x+1。
(1) 求 x=3 时 y 的值；（4分）
(2) 求 y=0 时 x 的值；（4分）
(3) 画出图象。（4分）
答案：(1) 7 (2) -0.5 (3) 略`,
    questions: ['short (1) 7 (2) -0.5 (3) 略 *12'],
    stems: [
      '已知函数 y=2x+1。\n(1) 求 x=3 时 y 的值；（4分）\n(2) 求 y=0 时 x 的值；（4分）\n(3) 画出图象。（4分）',
    ],
  },
  {
    name: 'several right choices',
    text: '1. （多选）下列是质数的有（　　）\nA. 2 B. 9 C. 11 D. 21\n答案：AC\n2. 下列是偶数的有\nA. 2 B. 4 C. 5 D. 8\n答案：A、B、D',
    questions: ['multi AC/4', 'multi ABD/4'],
  },
  {
    name: 'a year behind the number of the next question',
    text: '1. 计算 3.5+1.5=____\n答案：5\n2.2024年是闰年吗？\n答案：是',
    questions: ['number 5', 'short 是'],
  },
  {
    name: 'decimals at the beginning of a line',
    text: '1. 小明买了\n2.5千克苹果，每千克4元，一共多少元？\n答案：10元',
    questions: ['number 10元'],
    stems: ['小明买了\n2.5千克苹果，每千克4元，一共多少元？'],
  },
  {
    name: 'points named A and B',
    text: '1. 如图，\nA、B两点在数轴上，距离是5，则下列说法正确的是（　　）\nA. A在B左边  B. 距离为5  C. 都是正数  D. 都是负数\n答案：B',
    questions: ['single B/4'],
    stems: ['如图，\nA、B两点在数轴上，距离是5，则下列说法正确的是（　　）'],
  },
  {
    name: 'no answers at all',
    text: '1. 选一选\nA. 甲 B. 乙\n2. 填一填：5+____=9',
    questions: ['single ?/2', 'fill '],
    report: ['0 answer-missing', '1 answer-missing'],
  },
  {
    name: 'an answer that no choice has',
    text: '1. 选一选\nA. 甲 B. 乙\n答案：D\n2. 选一选\nA. 甲 B. 乙\n答案：都对',
    questions: ['single ?/2', 'single ?/2'],
    report: ['0 answer-not-a-choice', '1 answer-not-understood'],
  },
  {
    name: 'more answers than blanks',
    text: '1. 一个____，两个____。\n答案：甲；乙；丙',
    questions: ['fill 甲|乙'],
    report: ['0 blanks-differ'],
  },
  {
    name: 'a question number in a title',
    text: '第1题 5的平方是多少？\n答案：25\n第2题：6的平方是多少？\n答案：36',
    questions: ['number 25', 'number 36'],
  },
  {
    name: 'a list that answers differently',
    text: '1. 选\nA. 甲 B. 乙\n答案：A\n2. 选\nA. 甲 B. 乙\n参考答案\n1. B\n2. A\n3. C',
    questions: ['single A/2', 'single A/2'],
    report: ['0 answers-differ', 'answer-without-question'],
  },
  {
    name: 'sums one a line',
    text: '一、口算题（每题1分）\n1. 7×8=\n2. 63÷9=\n3. 25×4=\n参考答案\n1. 56\n2. 7\n3. 100',
    questions: ['number 56', 'number 7', 'number 100'],
  },
  {
    name: 'choices in circles below a heading',
    text: `三、选择。（把正确答案的序号填在括号里）
1、一枚1元硬币大约重（   ）。 ①6克 ②6千克 ③60克
2、下面最长的是（   ）。
①1米 ②1分米 ③1厘米
答案：①
参考答案与试题解析
三、1、①`,
    questions: ['single A/3', 'single A/3'],
    stems: ['一枚1元硬币大约重（   ）。', '下面最长的是（   ）。'],
  },
  {
    name: 'a list whose numbers jump, with a fraction behind a point',
    text: '三、填空题\n12．离心率为____．\n13．则a=____．\n参考答案\n12．3/2\n13．ln2',
    questions: ['fill 3/2', 'fill ln2'],
  },
];
