const CHINESE_UNITS: ReadonlyMap<string, string> = new Map([
  ['厘米', 'cm'],
  ['毫米', 'mm'],
  ['分米', 'dm'],
  ['千米', 'km'],
  ['米', 'm'],
  ['克', 'g'],
  ['千克', 'kg'],
  ['升', 'L'],
  ['毫升', 'mL'],
  ['秒', 's'],
  ['小时', 'h'],
  ['分钟', 'min'],
]);

/** The same text for a unit in Chinese and in letters. */
export function plainUnit(unit: string): string {
  if (unit.includes('/')) return unit.split('/').map(plainUnit).join('/');
  const [, power = '', word = unit] = /^(平方|立方)?(.*)$/.exec(unit) ?? [];
  const letters = CHINESE_UNITS.get(word) ?? word;
  return `${letters}${power === '平方' ? '^2' : power === '立方' ? '^3' : ''}`;
}
