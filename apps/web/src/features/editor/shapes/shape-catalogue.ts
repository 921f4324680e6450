import type { Language } from '@lectern/protocol/errors';

/** A name in both languages; the search matches both. */
type Label = Readonly<Record<Language, string>>;

interface NamedGroup {
  readonly label: Label;
  /** Chinese and English name by the name in PowerPoint files. */
  readonly shapes: Readonly<Record<string, readonly [zh: string, en: string]>>;
}

/**
 * All shapes, grouped by the subjects for which teachers search, in PowerPoint's order: the 187 presets of the standard
 * (ECMA-376 20.1.10.56), and the polygons with nine and eleven corners, which the standard lacks.
 */
const catalogue = {
  lines: {
    label: { zh: '线条', en: 'Lines' },
    shapes: {
      line: ['直线', 'Line'],
      lineInv: ['反向直线', 'Line upwards'],
      straightConnector1: ['直线连接线', 'Straight connector'],
      bentConnector2: ['直角连接线', 'Elbow connector, one corner'],
      bentConnector3: ['肘形连接线', 'Elbow connector'],
      bentConnector4: ['肘形连接线，三折', 'Elbow connector, three corners'],
      bentConnector5: ['肘形连接线，四折', 'Elbow connector, four corners'],
      curvedConnector2: ['弧形连接线', 'Curved connector, one bend'],
      curvedConnector3: ['曲线连接线', 'Curved connector'],
      curvedConnector4: ['曲线连接线，三弯', 'Curved connector, three bends'],
      curvedConnector5: ['曲线连接线，四弯', 'Curved connector, four bends'],
    },
  },
  basic: {
    label: { zh: '基本形状', en: 'Basic shapes' },
    shapes: {
      rect: ['矩形', 'Rectangle'],
      roundRect: ['圆角矩形', 'Rounded rectangle'],
      ellipse: ['椭圆', 'Ellipse'],
      triangle: ['三角形', 'Triangle'],
      rtTriangle: ['直角三角形', 'Right triangle'],
      parallelogram: ['平行四边形', 'Parallelogram'],
      trapezoid: ['梯形', 'Trapezoid'],
      nonIsoscelesTrapezoid: ['不等腰梯形', 'Uneven trapezoid'],
      diamond: ['菱形', 'Diamond'],
      pentagon: ['五边形', 'Pentagon'],
      hexagon: ['六边形', 'Hexagon'],
      heptagon: ['七边形', 'Heptagon'],
      octagon: ['八边形', 'Octagon'],
      nonagon: ['九边形', 'Nonagon'],
      decagon: ['十边形', 'Decagon'],
      hendecagon: ['十一边形', 'Hendecagon'],
      dodecagon: ['十二边形', 'Dodecagon'],
      pie: ['扇形', 'Pie'],
      pieWedge: ['四分之一圆', 'Quarter disc'],
      chord: ['弓形', 'Chord'],
      teardrop: ['水滴', 'Teardrop'],
      arc: ['弧', 'Arc'],
      blockArc: ['空心弧', 'Block arc'],
      donut: ['圆环', 'Ring'],
      noSmoking: ['禁止符', 'No symbol'],
      frame: ['框架', 'Frame'],
      halfFrame: ['半框', 'Half frame'],
      corner: ['L 形', 'L shape'],
      diagStripe: ['斜纹', 'Diagonal stripe'],
      plus: ['十字形', 'Cross'],
      plaque: ['匾额', 'Plaque'],
      cube: ['立方体', 'Cube'],
      can: ['圆柱', 'Cylinder'],
      bevel: ['棱台', 'Bevel'],
      foldedCorner: ['折角', 'Folded corner'],
      heart: ['心形', 'Heart'],
      sun: ['太阳', 'Sun'],
      moon: ['月亮', 'Moon'],
      cloud: ['云', 'Cloud'],
      lightningBolt: ['闪电', 'Lightning'],
      smileyFace: ['笑脸', 'Smiling face'],
      bracketPair: ['双括号', 'Pair of brackets'],
      bracePair: ['双大括号', 'Pair of braces'],
      leftBracket: ['左括号', 'Left bracket'],
      rightBracket: ['右括号', 'Right bracket'],
      leftBrace: ['左大括号', 'Left brace'],
      rightBrace: ['右大括号', 'Right brace'],
    },
  },
  rectangles: {
    label: { zh: '圆角和剪角矩形', en: 'Rectangles' },
    shapes: {
      round1Rect: ['单圆角矩形', 'Rectangle, one round corner'],
      round2SameRect: ['同侧圆角矩形', 'Rectangle, round corners at the top'],
      round2DiagRect: ['对角圆角矩形', 'Rectangle, round corners across'],
      snip1Rect: ['剪去单角的矩形', 'Rectangle, one corner cut'],
      snip2SameRect: ['剪去同侧角的矩形', 'Rectangle, corners cut at the top'],
      snip2DiagRect: ['剪去对角的矩形', 'Rectangle, corners cut across'],
      snipRoundRect: ['一角圆、一角剪的矩形', 'Rectangle, one corner round, one cut'],
    },
  },
  arrows: {
    label: { zh: '箭头', en: 'Arrows' },
    shapes: {
      rightArrow: ['右箭头', 'Right arrow'],
      leftArrow: ['左箭头', 'Left arrow'],
      upArrow: ['上箭头', 'Up arrow'],
      downArrow: ['下箭头', 'Down arrow'],
      leftRightArrow: ['左右箭头', 'Left-right arrow'],
      upDownArrow: ['上下箭头', 'Up-down arrow'],
      quadArrow: ['十字箭头', 'Arrow in four directions'],
      leftRightUpArrow: ['丁字箭头', 'Arrow in three directions'],
      leftUpArrow: ['直角双向箭头', 'Left-up arrow'],
      bentArrow: ['直角箭头', 'Bent arrow'],
      bentUpArrow: ['直角上箭头', 'Bent up arrow'],
      uturnArrow: ['掉头箭头', 'U-turn arrow'],
      curvedRightArrow: ['弯箭头', 'Curved right arrow'],
      curvedLeftArrow: ['左弯箭头', 'Curved left arrow'],
      curvedUpArrow: ['上弯箭头', 'Curved up arrow'],
      curvedDownArrow: ['下弯箭头', 'Curved down arrow'],
      stripedRightArrow: ['虚尾箭头', 'Striped arrow'],
      notchedRightArrow: ['燕尾箭头', 'Notched arrow'],
      homePlate: ['五边形箭头', 'Pentagon arrow'],
      chevron: ['人字形箭头', 'Chevron'],
      circularArrow: ['环形箭头', 'Circular arrow'],
      leftCircularArrow: ['左环形箭头', 'Left circular arrow'],
      leftRightCircularArrow: ['双向环形箭头', 'Two-way circular arrow'],
      swooshArrow: ['飞跃箭头', 'Swoosh arrow'],
      rightArrowCallout: ['右箭头标注', 'Right arrow callout'],
      leftArrowCallout: ['左箭头标注', 'Left arrow callout'],
      upArrowCallout: ['上箭头标注', 'Up arrow callout'],
      downArrowCallout: ['下箭头标注', 'Down arrow callout'],
      leftRightArrowCallout: ['左右箭头标注', 'Left-right arrow callout'],
      upDownArrowCallout: ['上下箭头标注', 'Up-down arrow callout'],
      quadArrowCallout: ['十字箭头标注', 'Four-way arrow callout'],
    },
  },
  math: {
    label: { zh: '公式符号', en: 'Maths signs' },
    shapes: {
      mathPlus: ['加号', 'Plus'],
      mathMinus: ['减号', 'Minus'],
      mathMultiply: ['乘号', 'Times'],
      mathDivide: ['除号', 'Divided by'],
      mathEqual: ['等号', 'Equals'],
      mathNotEqual: ['不等号', 'Not equal'],
    },
  },
  stars: {
    label: { zh: '星形与旗帜', en: 'Stars and banners' },
    shapes: {
      star4: ['四角星', 'Four-pointed star'],
      star5: ['五角星', 'Five-pointed star'],
      star6: ['六角星', 'Six-pointed star'],
      star7: ['七角星', 'Seven-pointed star'],
      star8: ['八角星', 'Eight-pointed star'],
      star10: ['十角星', 'Ten-pointed star'],
      star12: ['十二角星', 'Twelve-pointed star'],
      star16: ['十六角星', 'Sixteen-pointed star'],
      star24: ['二十四角星', 'Star of 24 points'],
      star32: ['三十二角星', 'Star of 32 points'],
      irregularSeal1: ['爆炸形', 'Explosion'],
      irregularSeal2: ['爆炸形，大', 'Large explosion'],
      ribbon2: ['横幅', 'Banner'],
      ribbon: ['下垂横幅', 'Banner downwards'],
      ellipseRibbon2: ['弧形横幅', 'Curved banner'],
      ellipseRibbon: ['下弧形横幅', 'Curved banner downwards'],
      leftRightRibbon: ['左右带形箭头', 'Ribbon arrow'],
      verticalScroll: ['卷轴', 'Scroll'],
      horizontalScroll: ['横卷轴', 'Horizontal scroll'],
      wave: ['波形', 'Wave'],
      doubleWave: ['双波形', 'Double wave'],
    },
  },
  callouts: {
    label: { zh: '标注', en: 'Callouts' },
    shapes: {
      wedgeRectCallout: ['矩形标注', 'Rectangle callout'],
      wedgeRoundRectCallout: ['圆角标注', 'Rounded callout'],
      wedgeEllipseCallout: ['椭圆标注', 'Ellipse callout'],
      cloudCallout: ['云形标注', 'Cloud callout'],
      borderCallout1: ['线形标注', 'Line callout'],
      borderCallout2: ['线形标注，一折', 'Line callout, one bend'],
      borderCallout3: ['线形标注，两折', 'Line callout, two bends'],
      accentCallout1: ['强调线标注', 'Accent callout'],
      accentCallout2: ['强调线标注，一折', 'Accent callout, one bend'],
      accentCallout3: ['强调线标注，两折', 'Accent callout, two bends'],
      callout1: ['无边框标注', 'Callout without border'],
      callout2: ['无边框标注，一折', 'Callout without border, one bend'],
      callout3: ['无边框标注，两折', 'Callout without border, two bends'],
      accentBorderCallout1: ['带框强调线标注', 'Accent callout with border'],
      accentBorderCallout2: ['带框强调线标注，一折', 'Accent callout with border, one bend'],
      accentBorderCallout3: ['带框强调线标注，两折', 'Accent callout with border, two bends'],
    },
  },
  flow: {
    label: { zh: '流程图', en: 'Flow charts' },
    shapes: {
      flowChartProcess: ['过程', 'Process'],
      flowChartAlternateProcess: ['可选过程', 'Alternate process'],
      flowChartDecision: ['判断', 'Decision'],
      flowChartInputOutput: ['数据', 'Data'],
      flowChartPredefinedProcess: ['预定义过程', 'Predefined process'],
      flowChartInternalStorage: ['内部存储', 'Internal storage'],
      flowChartDocument: ['文档', 'Document'],
      flowChartMultidocument: ['多文档', 'Documents'],
      flowChartTerminator: ['终止', 'End'],
      flowChartPreparation: ['准备', 'Preparation'],
      flowChartManualInput: ['手动输入', 'Manual input'],
      flowChartManualOperation: ['手动操作', 'Manual operation'],
      flowChartConnector: ['接点', 'Connector'],
      flowChartOffpageConnector: ['离页连接符', 'Connector to another page'],
      flowChartPunchedCard: ['卡片', 'Card'],
      flowChartPunchedTape: ['资料带', 'Tape'],
      flowChartSummingJunction: ['汇总连接', 'Summing junction'],
      flowChartOr: ['或者', 'Or'],
      flowChartCollate: ['对照', 'Collate'],
      flowChartSort: ['排序', 'Sort'],
      flowChartExtract: ['摘录', 'Extract'],
      flowChartMerge: ['合并', 'Merge'],
      flowChartOnlineStorage: ['存储数据', 'Stored data'],
      flowChartOfflineStorage: ['脱机存储', 'Offline storage'],
      flowChartDelay: ['延期', 'Delay'],
      flowChartMagneticTape: ['顺序存储', 'Sequential storage'],
      flowChartMagneticDisk: ['磁盘', 'Disk'],
      flowChartMagneticDrum: ['直接存储', 'Direct storage'],
      flowChartDisplay: ['显示', 'Display'],
    },
  },
  buttons: {
    label: { zh: '动作按钮', en: 'Buttons' },
    shapes: {
      actionButtonBackPrevious: ['按钮：后退', 'Button: back'],
      actionButtonForwardNext: ['按钮：前进', 'Button: next'],
      actionButtonBeginning: ['按钮：开始', 'Button: beginning'],
      actionButtonEnd: ['按钮：结束', 'Button: end'],
      actionButtonHome: ['按钮：主页', 'Button: home'],
      actionButtonInformation: ['按钮：信息', 'Button: information'],
      actionButtonReturn: ['按钮：返回', 'Button: return'],
      actionButtonMovie: ['按钮：影片', 'Button: film'],
      actionButtonDocument: ['按钮：文档', 'Button: document'],
      actionButtonSound: ['按钮：声音', 'Button: sound'],
      actionButtonHelp: ['按钮：帮助', 'Button: help'],
      actionButtonBlank: ['按钮：空白', 'Button: blank'],
    },
  },
  others: {
    label: { zh: '其他', en: 'Others' },
    shapes: {
      gear6: ['六齿齿轮', 'Gear of six teeth'],
      gear9: ['九齿齿轮', 'Gear of nine teeth'],
      funnel: ['漏斗', 'Funnel'],
      chartPlus: ['四分格十字', 'Field with a plus'],
      chartX: ['四分格叉', 'Field with a cross'],
      chartStar: ['六分格', 'Field with a star'],
      cornerTabs: ['三角角标', 'Corners of triangles'],
      squareTabs: ['方形角标', 'Corners of squares'],
      plaqueTabs: ['圆弧角标', 'Corners of arcs'],
    },
  },
} as const satisfies Readonly<Record<string, NamedGroup>>;

type Catalogue = typeof catalogue;
export type ShapeGroup = keyof Catalogue;
type NameIn<G> = G extends ShapeGroup ? keyof Catalogue[G]['shapes'] : never;
export type ShapeName = NameIn<ShapeGroup>;

export interface ShapesOfGroup {
  readonly group: ShapeGroup;
  readonly shapes: readonly ShapeName[];
}

export const groupLabel = (group: ShapeGroup): Label => catalogue[group].label;

const groups = Object.keys(catalogue) as readonly ShapeGroup[];
const labels: ReadonlyMap<string, Label> = new Map(
  groups.flatMap((group) =>
    Object.entries(catalogue[group].shapes).map(([name, [zh, en]]) => [name, { zh, en }] as const),
  ),
);

/** Returns the name of a shape; undefined for an unknown shape. */
export function shapeLabel(name: string): Label | undefined {
  return labels.get(name);
}

/** All shapes of the gallery. */
export const allShapes: readonly ShapesOfGroup[] = groups.map((group) => ({
  group,
  shapes: Object.keys(catalogue[group].shapes) as readonly ShapeName[],
}));

/** The shapes that a shape can be changed into: all but lines. */
export const closedShapes: readonly ShapesOfGroup[] = allShapes.filter(({ group }) => group !== 'lines');

/** Returns the shapes whose names contain every typed word, in either language or as in PowerPoint files. */
export function foundShapes(shown: readonly ShapesOfGroup[], typed: string): readonly ShapesOfGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return shown.flatMap(({ group, shapes }) => {
    const { zh, en } = groupLabel(group);
    const found = shapes.filter((name) => {
      const label = labels.get(name);
      const text = `${label?.zh} ${label?.en} ${name} ${zh} ${en}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return found.length > 0 ? [{ group, shapes: found }] : [];
  });
}

/** The shapes that a picture can be cropped to: closed shapes with one area. */
export const pictureShapes: readonly ShapesOfGroup[] = [
  {
    group: 'basic',
    shapes: [
      ...(['rect', 'roundRect', 'ellipse', 'triangle', 'rtTriangle', 'parallelogram', 'trapezoid'] as const),
      ...(['diamond', 'pentagon', 'hexagon', 'heptagon', 'octagon', 'decagon', 'dodecagon'] as const),
      ...(['pie', 'chord', 'teardrop', 'frame', 'donut', 'plaque', 'heart', 'sun', 'moon', 'cloud'] as const),
    ],
  },
  { group: 'arrows', shapes: ['rightArrow', 'leftArrow', 'upArrow', 'downArrow', 'homePlate', 'chevron'] },
  {
    group: 'stars',
    shapes: ['star4', 'star5', 'star6', 'star8', 'wave', 'flowChartDocument'],
  },
  {
    group: 'callouts',
    shapes: ['wedgeRectCallout', 'wedgeRoundRectCallout', 'wedgeEllipseCallout', 'cloudCallout'],
  },
];
