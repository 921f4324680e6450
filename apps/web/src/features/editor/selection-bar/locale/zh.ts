export const zh = {
  label: '所选对象',
  fill: '填充颜色',
  noFill: '无填充',
  outline: '边框颜色',
  noOutline: '无边框',
  lineColor: '线条颜色',
  size: '字号大小',
  textColor: '字体颜色',
  order: '叠放顺序',
  align: '对齐与分布',
  more: '更多操作',
};
