import type { Language } from '@lectern/protocol/errors';

/** A formula template: `#@` is replaced by the text before the cursor, `#?` is a placeholder to fill in. */
export interface FormulaTemplate {
  readonly latex: string;
  readonly label: Readonly<Record<Language, string>>;
}

export interface FormulaTemplateGroup {
  readonly id: 'primary' | 'junior' | 'senior' | 'physics' | 'chemistry' | 'signs';
  readonly label: Readonly<Record<Language, string>>;
  readonly templates: readonly FormulaTemplate[];
}

const one = (latex: string, zh: string, en: string): FormulaTemplate => ({ latex, label: { zh, en } });

/** Formulas of the lessons of each stage and subject. A test checks that KaTeX and MathLive accept all of them. */
export const formulaTemplates: readonly FormulaTemplateGroup[] = [
  {
    id: 'primary',
    label: { zh: '小学', en: 'Primary' },
    templates: [
      one('\\frac{#?}{#?}', '分数', 'Fraction'),
      one('#?\\frac{#?}{#?}', '带分数', 'Mixed number'),
      one('#?\\times#?', '乘法', 'Multiplication'),
      one('#?\\div#?=#?', '除法', 'Division'),
      one('#?\\div#?=#?\\cdots\\cdots#?', '有余数的除法', 'Division with remainder'),
      one('\\left(#?\\right)', '小括号', 'Parentheses'),
      one('\\left[#?\\right]', '中括号', 'Brackets'),
      one('\\left\\{#?\\right\\}', '大括号', 'Braces'),
      one('#?:#?=#?:#?', '比例', 'Proportion'),
      one('#?\\%', '百分数', 'Percentage'),
      one('#?\\approx#?', '约等于', 'Approximately equal'),
      one('0.\\dot{#?}', '循环小数', 'Recurring decimal'),
      one('\\underbrace{#?+#?}_{#?}', '下括线', 'Brace below'),
      one('S=\\pi r^{2}', '圆的面积', 'Area of a circle'),
      one('C=2\\pi r', '圆的周长', 'Circumference of a circle'),
      one('V=\\frac{1}{3}Sh', '圆锥的体积', 'Volume of a cone'),
    ],
  },
  {
    id: 'junior',
    label: { zh: '初中', en: 'Junior' },
    templates: [
      one('#@^{#?}', '乘方', 'Power'),
      one('#@_{#?}', '下标', 'Subscript'),
      one('\\sqrt{#?}', '平方根', 'Square root'),
      one('\\sqrt[3]{#?}', '立方根', 'Cube root'),
      one('\\left|#?\\right|', '绝对值', 'Absolute value'),
      one('\\begin{cases}#?\\\\#?\\end{cases}', '方程组', 'System of equations'),
      one('x=\\frac{-b\\pm\\sqrt{b^{2}-4ac}}{2a}', '求根公式', 'Quadratic formula'),
      one('\\left(a+b\\right)^{2}=a^{2}+2ab+b^{2}', '完全平方公式', 'Perfect square'),
      one('a^{2}-b^{2}=\\left(a+b\\right)\\left(a-b\\right)', '平方差公式', 'Difference of squares'),
      one('a^{2}+b^{2}=c^{2}', '勾股定理', 'Pythagoras'),
      one('\\angle ABC', '角', 'Angle'),
      one('#?\\degree', '度', 'Degrees'),
      one('\\triangle ABC\\cong\\triangle DEF', '全等', 'Congruent triangles'),
      one('\\triangle ABC\\sim\\triangle DEF', '相似', 'Similar triangles'),
      one('AB\\parallel CD', '平行', 'Parallel'),
      one('AB\\perp CD', '垂直', 'Perpendicular'),
      one('\\odot O', '圆', 'Circle'),
      one('\\overset{\\frown}{AB}', '弧', 'Arc'),
      one('\\because', '因为', 'Because'),
      one('\\therefore', '所以', 'Therefore'),
      one('\\sin A=\\frac{a}{c}', '正弦', 'Sine'),
    ],
  },
  {
    id: 'senior',
    label: { zh: '高中', en: 'Senior' },
    templates: [
      one('\\sum_{#?}^{#?}#?', '求和', 'Sum'),
      one('\\prod_{#?}^{#?}#?', '求积', 'Product'),
      one('\\lim_{#?\\to#?}#?', '极限', 'Limit'),
      one('\\int_{#?}^{#?}#?\\,\\mathrm{d}x', '定积分', 'Definite integral'),
      one('\\int#?\\,\\mathrm{d}x', '不定积分', 'Indefinite integral'),
      one("f'\\left(#?\\right)", '导数', 'Derivative'),
      one('\\frac{\\mathrm{d}#?}{\\mathrm{d}#?}', '微商', 'Differential quotient'),
      one('\\log_{#?}#?', '对数', 'Logarithm'),
      one('\\ln#?', '自然对数', 'Natural logarithm'),
      one('\\vec{#?}', '向量', 'Vector'),
      one('\\overrightarrow{AB}', '有向线段', 'Directed segment'),
      one('\\left|\\vec{#?}\\right|', '向量的模', 'Length of a vector'),
      one('\\overline{#?}', '共轭、平均数', 'Conjugate, mean'),
      one('\\left\\{x\\mid#?\\right\\}', '集合', 'Set'),
      one('#?\\in#?', '属于', 'Element of'),
      one('#?\\subseteq#?', '包含于', 'Subset'),
      one('#?\\cap#?', '交集', 'Intersection'),
      one('#?\\cup#?', '并集', 'Union'),
      one('\\complement_{U}#?', '补集', 'Complement'),
      one('\\mathrm{A}_{#?}^{#?}', '排列数', 'Permutations'),
      one('\\mathrm{C}_{#?}^{#?}', '组合数', 'Combinations'),
      one('\\begin{pmatrix}#?&#?\\\\#?&#?\\end{pmatrix}', '矩阵', 'Matrix'),
      one('\\begin{vmatrix}#?&#?\\\\#?&#?\\end{vmatrix}', '行列式', 'Determinant'),
      one('f\\left(x\\right)=\\begin{cases}#?,&#?\\\\#?,&#?\\end{cases}', '分段函数', 'Piecewise function'),
      one('\\frac{x^{2}}{a^{2}}+\\frac{y^{2}}{b^{2}}=1', '椭圆', 'Ellipse'),
    ],
  },
  {
    id: 'physics',
    label: { zh: '物理', en: 'Physics' },
    templates: [
      one('v=\\frac{s}{t}', '速度', 'Speed'),
      one('\\rho=\\frac{m}{V}', '密度', 'Density'),
      one('G=mg', '重力', 'Weight'),
      one('p=\\frac{F}{S}', '压强', 'Pressure'),
      one('F_{\\text{浮}}=\\rho_{\\text{液}}gV_{\\text{排}}', '浮力', 'Buoyancy'),
      one('F_{1}l_{1}=F_{2}l_{2}', '杠杆平衡', 'Lever'),
      one('\\eta=\\frac{W_{\\text{有}}}{W_{\\text{总}}}\\times100\\%', '机械效率', 'Efficiency'),
      one('I=\\frac{U}{R}', '欧姆定律', 'Ohm’s law'),
      one('P=UI', '电功率', 'Electric power'),
      one('Q=I^{2}Rt', '焦耳定律', 'Joule’s law'),
      one('Q=cm\\Delta t', '热量', 'Heat'),
      one('F=ma', '牛顿第二定律', 'Newton’s second law'),
      one('x=v_{0}t+\\frac{1}{2}at^{2}', '匀变速运动', 'Uniform acceleration'),
      one('E_{\\mathrm{k}}=\\frac{1}{2}mv^{2}', '动能', 'Kinetic energy'),
      one('F=G\\frac{m_{1}m_{2}}{r^{2}}', '万有引力', 'Gravitation'),
      one('F=k\\frac{q_{1}q_{2}}{r^{2}}', '库仑定律', 'Coulomb’s law'),
      one('#?\\times10^{#?}', '科学记数法', 'Scientific notation'),
      one('#?\\,\\mathrm{m/s}', '米每秒', 'Metres per second'),
      one('#?\\,\\mathrm{m/s^{2}}', '米每二次方秒', 'Metres per second squared'),
      one('#?\\,\\mathrm{kg/m^{3}}', '千克每立方米', 'Kilograms per cubic metre'),
      one('#?\\,\\mathrm{N/kg}', '牛每千克', 'Newtons per kilogram'),
      one('#?\\,\\Omega', '欧姆', 'Ohm'),
      one('#?\\,\\mathrm{kW\\cdot h}', '千瓦时', 'Kilowatt hours'),
      one('#?\\,{}^{\\circ}\\mathrm{C}', '摄氏度', 'Degrees Celsius'),
    ],
  },
  {
    id: 'chemistry',
    label: { zh: '化学', en: 'Chemistry' },
    templates: [
      one('\\xlongequal{\\text{点燃}}', '等号，点燃', 'Equals, on ignition'),
      one('\\xlongequal{\\triangle}', '等号，加热', 'Equals, on heating'),
      one('\\xlongequal{\\text{高温}}', '等号，高温', 'Equals, at high temperature'),
      one('\\xlongequal{\\text{通电}}', '等号，通电', 'Equals, by electrolysis'),
      one('\\xrightarrow[#?]{#?}', '箭头，上下条件', 'Arrow with conditions'),
      one('\\rightleftharpoons', '可逆', 'Reversible'),
      one('\\uparrow', '气体', 'Gas'),
      one('\\downarrow', '沉淀', 'Precipitate'),
      one('\\overset{#?}{#?}', '化合价', 'Oxidation number'),
      one('{}_{#?}^{#?}\\mathrm{#?}', '核素', 'Nuclide'),
      one('c\\left(#?\\right)', '浓度', 'Concentration'),
      one('n=\\frac{m}{M}', '物质的量', 'Amount of substance'),
      one('K=\\frac{c\\left(#?\\right)}{c\\left(#?\\right)}', '平衡常数', 'Equilibrium constant'),
      one('\\Delta H=#?\\,\\mathrm{kJ\\cdot mol^{-1}}', '焓变', 'Enthalpy change'),
      one('\\mathrm{pH}=-\\lg c\\left(\\mathrm{H}^{+}\\right)', '酸碱度', 'pH'),
    ],
  },
  {
    id: 'signs',
    label: { zh: '符号', en: 'Signs' },
    templates: (
      '\\alpha,α \\beta,β \\gamma,γ \\delta,δ \\varepsilon,ε \\theta,θ \\lambda,λ \\mu,μ \\pi,π \\rho,ρ \\sigma,σ \\tau,τ ' +
      '\\varphi,φ \\omega,ω \\Gamma,Γ \\Delta,Δ \\Theta,Θ \\Lambda,Λ \\Pi,Π \\Sigma,Σ \\Phi,Φ \\Omega,Ω \\pm,± \\mp,∓ \\times,× ' +
      '\\div,÷ \\cdot,· \\neq,≠ \\approx,≈ \\equiv,≡ \\leq,≤ \\geq,≥ \\ll,≪ \\gg,≫ \\propto,∝ \\infty,∞ \\partial,∂ \\nabla,∇ ' +
      '\\in,∈ \\notin,∉ \\subset,⊂ \\supset,⊃ \\cup,∪ \\cap,∩ \\emptyset,∅ \\forall,∀ \\exists,∃ \\neg,¬ \\wedge,∧ \\vee,∨ ' +
      '\\to,→ \\leftarrow,← \\Rightarrow,⇒ \\Leftrightarrow,⇔ \\angle,∠ \\triangle,△ \\perp,⊥ \\parallel,∥ \\cong,≅ \\sim,∽ \\odot,⊙'
    )
      .split(' ')
      .map((pair) => {
        const [latex = '', sign = ''] = pair.split(',');
        return one(latex, sign, sign);
      }),
  },
];

/** Returns a template for its button, with placeholders as boxes. */
export function shownTemplate({ latex }: FormulaTemplate): string {
  return latex.replaceAll('#@', 'x').replaceAll('#?', '\\square ');
}

/** Returns a template as LaTeX for a plain field, with empty placeholders. */
export function plainTemplate(latex: string): string {
  return latex.replaceAll(/#[@?]/g, '');
}

const BY_SUBJECT: Readonly<Record<string, FormulaTemplateGroup['id']>> = {
  物理: 'physics',
  化学: 'chemistry',
};
const BY_STAGE: Readonly<Record<string, FormulaTemplateGroup['id']>> = {
  小学: 'primary',
  初中: 'junior',
  高中: 'senior',
};

/** The templates for the lessons of a chapter; the templates of junior middle school if no chapter is selected. */
export function groupOfChapter(
  chapter: { readonly stage: string; readonly subject: string } | undefined,
): FormulaTemplateGroup['id'] {
  return (chapter && (BY_SUBJECT[chapter.subject] ?? BY_STAGE[chapter.stage])) ?? 'junior';
}
