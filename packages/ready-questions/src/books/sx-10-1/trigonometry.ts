import { inChapter } from '../../ready-question.ts';
import {
  blanks,
  choice,
  choices,
  dictation,
  formula,
  funChoice,
  funOrder,
  judge,
  knowledgePairs,
  labelPicture,
  match,
  media,
  memory,
  numeric,
  ownSums,
  superSort,
  truthRush,
  wordBank,
} from '../../write/index.ts';
import { unitCircle, wave, wheel } from './pictures.ts';

export const angles = inChapter('46b13ba2-218f-59b9-91bc-a3fe90d24b14', '5.1 任意角和弧度制', [
  memory(
    [68, 2, '弧度制'],
    '翻牌：角度和弧度。',
    [
      ['$30°$', '$\\frac{\\pi}{6}$'],
      ['$45°$', '$\\frac{\\pi}{4}$'],
      ['$60°$', '$\\frac{\\pi}{3}$'],
      ['$120°$', '$\\frac{2\\pi}{3}$'],
      ['$150°$', '$\\frac{5\\pi}{6}$'],
      ['$270°$', '$\\frac{3\\pi}{2}$'],
    ],
    '$180°=\\pi$ 弧度。',
  ),
  superSort(
    [69, 2, '象限角'],
    '把角放进它终边所在的象限。',
    [
      ['第一象限', '$-300°$', '$\\frac{\\pi}{5}$', '$390°$'],
      ['第二象限', '$\\frac{2\\pi}{3}$', '$-200°$', '$480°$'],
      ['第三象限', '$-\\frac{3\\pi}{4}$', '$200°$', '$\\frac{7\\pi}{6}$'],
      ['第四象限', '$-60°$', '$\\frac{11\\pi}{6}$', '$300°$'],
    ],
    '加减 $360°$ 的整数倍，化到 $0°$～$360°$ 再看。',
  ),
  formula(
    [70, 3, '扇形的弧长和面积'],
    '扇形的圆心角为 $\\dfrac{2\\pi}{3}$，半径为 6。求它的面积。',
    '12\\pi',
    '$S=\\dfrac{1}{2}\\alpha r^2=\\dfrac{1}{2}\\times\\dfrac{2\\pi}{3}\\times 36=12\\pi$。',
  ),
]);

export const concept = inChapter('6d6ef2ef-9676-5512-9c18-0bee740b089d', '5.2 三角函数的概念', [
  labelPicture(
    [71, 3, '三角函数的几何意义'],
    '单位圆中，三条粗线段的长度分别是角 $\\alpha$ 的哪个三角函数值？贴一贴。',
    unitCircle,
    [
      ['$\\sin\\alpha$', 290, 146],
      ['$\\cos\\alpha$', 240, 200],
      ['$\\tan\\alpha$', 340, 110],
    ],
    ['$1$'],
    '$P(\\cos\\alpha,\\sin\\alpha)$；过 $A(1,0)$ 的切线与终边交点的纵坐标是 $\\tan\\alpha$。',
  ),
  blanks(
    [72, 2, '三角函数的定义'],
    '角 $\\alpha$ 的终边过点 $P(-3,4)$，填一填（分数写成 a/b）。',
    '$\\sin\\alpha=$[[4/5|0.8]]，$\\cos\\alpha=$[[-3/5|-0.6]]，$\\tan\\alpha=$[[-4/3]]',
    '$r=5$，$\\sin\\alpha=\\dfrac{y}{r}$，$\\cos\\alpha=\\dfrac{x}{r}$，$\\tan\\alpha=\\dfrac{y}{x}$。',
  ),
  numeric(
    [73, 3, '同角三角函数的关系'],
    '已知 $\\tan\\alpha=2$，求 $\\dfrac{\\sin\\alpha+\\cos\\alpha}{\\sin\\alpha-\\cos\\alpha}$ 的值。',
    '3',
    '分子、分母同除以 $\\cos\\alpha$：$\\dfrac{2+1}{2-1}=3$。',
  ),
  choice(
    [74, 3, '三角函数值的符号'],
    '若 $\\sin\\alpha\\cos\\alpha<0$ 且 $\\cos\\alpha-\\sin\\alpha>0$，则 $\\alpha$ 是',
    ['第一象限角', '第二象限角', '第三象限角', '第四象限角'],
    3,
    '异号在第二或第四象限；$\\cos\\alpha>\\sin\\alpha$，在第四象限。',
  ),
]);

export const reduction = inChapter('adba8374-0bad-5fa9-b540-2230bc857ead', '5.3 诱导公式', [
  knowledgePairs(
    [75, 2, '诱导公式'],
    '找出相等的式子。',
    [
      ['$\\sin(\\pi-\\alpha)$', '$\\sin\\alpha$'],
      ['$\\cos(\\pi+\\alpha)$', '$-\\cos\\alpha$'],
      ['$\\sin\\left(\\frac{\\pi}{2}+\\alpha\\right)$', '$\\cos\\alpha$'],
      ['$\\cos\\left(\\frac{\\pi}{2}+\\alpha\\right)$', '$-\\sin\\alpha$'],
      ['$\\tan(\\pi+\\alpha)$', '$\\tan\\alpha$'],
      ['$\\tan(-\\alpha)$', '$-\\tan\\alpha$'],
    ],
    '奇变偶不变，符号看象限。',
  ),
  ownSums(
    [76, 2, '特殊角的三角函数值'],
    '特殊角快算（分数写成 a/b）。',
    [
      ['$\\sin 30°=$', '1/2'],
      ['$\\cos 120°=$', '-1/2'],
      ['$\\tan 135°=$', '-1'],
      ['$\\sin 330°=$', '-1/2'],
      ['$\\cos(-60°)=$', '1/2'],
      ['$\\sin\\frac{3\\pi}{2}=$', '-1'],
      ['$\\cos\\pi=$', '-1'],
      ['$\\tan\\frac{5\\pi}{4}=$', '1'],
    ],
    '先用诱导公式化到锐角。',
  ),
  dictation(
    [77, 2, '特殊角的三角函数值'],
    '听算：老师读题，写出结果（分数写成 a/b）。',
    [
      ['六分之 π 的正弦', '1/2'],
      ['三分之 π 的余弦', '1/2'],
      ['四分之 π 的正切', '1'],
      ['π 的余弦', '-1'],
      ['二分之 π 的正弦', '1'],
      ['零的正切', '0'],
    ],
    '特殊角的值要能脱口而出。',
    { seconds: 10 },
  ),
]);

export const graphs = inChapter('e4a230f3-d2fa-5999-a279-1deea7cc0c37', '5.4 三角函数的图象与性质', [
  choice(
    [78, 2, '周期'],
    '函数 $y=|\\sin x|$ 的最小正周期是',
    ['$\\dfrac{\\pi}{2}$', '$\\pi$', '$2\\pi$', '$4\\pi$'],
    1,
    '把 $x$ 轴下方的图象翻到上方，每 $\\pi$ 重复一次。',
  ),
  media(
    [79, 3, '五点法作图'],
    '用五点法画出 $y=\\sin x-1\\;(0\\le x\\le 2\\pi)$ 的图象。',
    { draw: 'axes' },
    [
      ['五个关键点', [3, '五点都正确'], [1, '有一到两点错'], [0, '都不对']],
      ['曲线和标注', [2, '曲线光滑，坐标轴标出数'], [1, '只有曲线'], [0, '没有曲线']],
    ],
    '五点是 (0,－1)、(π/2,0)、(π,－1)、(3π/2,－2)、(2π,－1)，用光滑曲线连接。',
    '先列表，再描点，最后用光滑的曲线连接。',
  ),
  truthRush(
    [80, 3, '三角函数的性质'],
    '三角函数性质快判。',
    [
      ['$y=\\sin x$ 是奇函数。', true],
      ['$y=\\cos x$ 在 $[0,\\pi]$ 上单调递减。', true],
      [
        '$y=\\tan x$ 在定义域上单调递增。',
        false,
        '它只在每个区间 $\\left(-\\frac{\\pi}{2}+k\\pi,\\frac{\\pi}{2}+k\\pi\\right)$ 内单调递增。',
      ],
      ['$y=\\sin x$ 的最大值是 1。', true],
      [
        '$\\sin x$ 在第一象限是增函数。',
        false,
        '$390°$ 和 $60°$ 都是第一象限角，但 $\\sin 390°<\\sin 60°$。',
      ],
      ['$y=\\cos x$ 的图象关于 $y$ 轴对称。', true],
      ['$y=\\tan x$ 的最小正周期是 $\\pi$。', true],
    ],
    '说单调性一定要说区间，不能说象限。',
  ),
]);

export const identities = inChapter('0110dff7-9f13-5a26-8f92-33b522d76964', '5.5 三角恒等变换', [
  formula(
    [81, 3, '两角和与差'],
    '求 $\\cos 75°$ 的值。',
    '\\frac{\\sqrt{6}-\\sqrt{2}}{4}',
    '$\\cos(45°+30°)=\\dfrac{\\sqrt2}{2}\\cdot\\dfrac{\\sqrt3}{2}-\\dfrac{\\sqrt2}{2}\\cdot\\dfrac12$。',
  ),
  match(
    [82, 2, '两角和与二倍角公式'],
    '把公式的左右两边连起来。',
    [
      ['$\\sin(\\alpha+\\beta)$', '$\\sin\\alpha\\cos\\beta+\\cos\\alpha\\sin\\beta$'],
      ['$\\cos(\\alpha+\\beta)$', '$\\cos\\alpha\\cos\\beta-\\sin\\alpha\\sin\\beta$'],
      ['$\\sin 2\\alpha$', '$2\\sin\\alpha\\cos\\alpha$'],
      ['$\\cos 2\\alpha$', '$1-2\\sin^2\\alpha$'],
      ['$\\tan 2\\alpha$', '$\\dfrac{2\\tan\\alpha}{1-\\tan^2\\alpha}$'],
    ],
    '余弦的和角公式中间是减号；$\\cos 2\\alpha$ 有三种写法。',
    { extra: ['$2\\sin^2\\alpha-1$'] },
  ),
  numeric(
    [83, 4, '二倍角公式'],
    '已知 $\\sin\\alpha-\\cos\\alpha=\\dfrac{1}{3}$，求 $\\sin 2\\alpha$。',
    '8/9',
    '平方得 $1-\\sin 2\\alpha=\\dfrac{1}{9}$。',
  ),
  formula(
    [84, 4, '辅助角公式'],
    '求 $y=\\sin x+\\sqrt{3}\\cos x$ 的最大值与最小值的差。',
    '4',
    '$y=2\\sin\\left(x+\\dfrac{\\pi}{3}\\right)$，最大值 2，最小值 $-2$。',
  ),
]);

export const sinusoid = inChapter('c366104d-d709-5f7c-b454-743a9daa0d6f', '5.6 函数y=Asin(ωx+φ)', [
  labelPicture(
    [85, 3, '函数y=Asin(ωx+φ)'],
    '图象是 $y=2\\sin\\left(2x+\\dfrac{\\pi}{3}\\right)$ 的一段，给关键点贴上横坐标。',
    wave,
    [
      ['$-\\frac{\\pi}{6}$', 52, 150],
      ['$\\frac{\\pi}{12}$', 139, 50],
      ['$\\frac{\\pi}{3}$', 225, 150],
      ['$\\frac{7\\pi}{12}$', 312, 250],
      ['$\\frac{5\\pi}{6}$', 398, 150],
    ],
    [],
    '令 $2x+\\dfrac{\\pi}{3}$ 依次等于 $0,\\dfrac{\\pi}{2},\\pi,\\dfrac{3\\pi}{2},2\\pi$。',
  ),
  choice(
    [86, 3, '图象变换'],
    '要得到 $y=\\sin\\left(2x-\\dfrac{\\pi}{3}\\right)$ 的图象，只需把 $y=\\sin 2x$ 的图象',
    [
      '向左平移 $\\frac{\\pi}{3}$',
      '向右平移 $\\frac{\\pi}{3}$',
      '向左平移 $\\frac{\\pi}{6}$',
      '向右平移 $\\frac{\\pi}{6}$',
    ],
    3,
    '$2x-\\dfrac{\\pi}{3}=2\\left(x-\\dfrac{\\pi}{6}\\right)$。',
  ),
  funOrder(
    [87, 3, '图象变换'],
    '由 $y=\\sin x$ 得到 $y=3\\sin\\left(2x+\\dfrac{\\pi}{4}\\right)-1$，先平移后伸缩，按顺序挂好。',
    'process',
    ['向左平移 $\\frac{\\pi}{4}$', ['横坐标缩短到一半', '纵坐标伸长到 3 倍'], '向下平移 1'],
    '先平移后伸缩时，平移的是 $\\dfrac{\\pi}{4}$；最后上下平移。',
  ),
]);

export const applied = inChapter('f54d602d-412d-50e4-b231-9e55ae4aba8e', '5.7 三角函数的应用', [
  numeric(
    [88, 5, '三角函数模型'],
    ['摩天轮 12 分钟匀速转一圈，从最低点开始计时。第 4 分钟时座舱离地多少米？', wheel],
    '80',
    '$h=55-50\\cos\\dfrac{\\pi t}{6}$，$t=4$ 时 $\\cos\\dfrac{2\\pi}{3}=-\\dfrac12$，$h=55+25=80$。',
    { unit: '米' },
  ),
  choices(
    [89, 4, '三角函数模型'],
    ['摩天轮 12 分钟匀速转一圈，从最低点开始计时，离地高度 $h$ 米是时间 $t$ 分的函数。哪些说法正确？', wheel],
    ['最大高度是 105 米', '周期是 12 分', '第 3 分钟时高度是 55 米', '第 6 分钟到第 12 分钟高度一直在增加'],
    [0, 1, 2],
    '半径 50、中心高 55；第 6 到第 12 分钟从最高点降到最低点。',
  ),
  wordBank(
    [90, 3, '三角函数模型'],
    '选词填空。',
    '在 $y=A\\sin(\\omega x+\\varphi)+b$ 中，$A$ 叫作[[振幅]]，$\\dfrac{2\\pi}{\\omega}$ 是[[周期]]，$\\omega x+\\varphi$ 叫作[[相位]]，$\\varphi$ 叫作[[初相]]（$A>0$，$\\omega>0$）。',
    ['频率', '定义域'],
    '频率是周期的倒数。',
  ),
  judge(
    [91, 2, '三角函数模型'],
    '潮汐一天大约涨落两次，可以用三角函数近似描述水深的变化。',
    true,
    '水深随时间周期性变化，可以用正弦型函数近似。',
  ),
  funChoice(
    [92, 4, '综合'],
    '敲中正确答案！',
    'balloons',
    [
      ['$\\sin 15°\\cos 15°=$ ？', ['$\\frac{1}{4}$', '$\\frac{1}{2}$', '$\\frac{\\sqrt3}{4}$'], 0],
      ['$y=\\cos^2 x-\\sin^2 x$ 的周期', ['$\\pi$', '$2\\pi$', '$\\frac{\\pi}{2}$'], 0],
      ['$\\tan 15°$ 等于', ['$2-\\sqrt3$', '$2+\\sqrt3$', '$\\sqrt3-1$'], 0],
      [
        '$\\cos 20°\\cos 40°-\\sin 20°\\sin 40°=$ ？',
        ['$\\frac{\\sqrt3}{2}$', '$\\frac12$', '$-\\frac12$'],
        1,
      ],
    ],
    '分别用二倍角、两角和差公式。',
  ),
]);
