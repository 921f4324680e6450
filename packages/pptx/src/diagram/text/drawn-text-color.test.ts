import { expect, it } from 'vitest';
import { node } from '../../../test/tree-scope.ts';
import { drawnTextColors, inColor } from './drawn-text-color.ts';

const rgb = (value: string) => ({ type: 'rgb', value }) as const;
const label = (name: string, ...colors: readonly string[]) =>
  `<dgm:styleLbl name="${name}"><dgm:txFillClrLst>${colors.map((value) => `<a:srgbClr val="${value}"/>`).join('')}</dgm:txFillClrLst></dgm:styleLbl>`;
const point = (id: string, settings: string, inside = '') =>
  `<dgm:pt modelId="${id}"><dgm:prSet ${settings}>${inside}</dgm:prSet></dgm:pt>`;
const of = (points: string, labels: string) =>
  Object.fromEntries(
    drawnTextColors(
      node(`<dgm:dataModel><dgm:ptLst>${points}</dgm:ptLst></dgm:dataModel>`),
      node(`<dgm:colorsDef>${labels}</dgm:colorsDef>`),
    ),
  );

it('drawnTextColors returns the colour of each point by its label, in turn', () => {
  const points = [0, 1, 2, -1].map((index) => point(`p${index}`, `presStyleLbl="L" presStyleIdx="${index}"`));
  expect(of(points.join('') + point('q', 'presStyleLbl="L"'), label('L', '111111', '222222'))).toEqual({
    ...{ p0: rgb('111111'), p1: rgb('222222'), p2: rgb('111111'), 'p-1': rgb('111111'), q: rgb('111111') },
  });
});

it('drawnTextColors leaves out points of another label or with their own style, and labels without colours', () => {
  const points =
    point('a', 'presStyleLbl="other"') +
    point('b', 'presStyleLbl="L"', '<dgm:style/>') +
    '<dgm:pt modelId="c"/>';
  expect(of(points, label('L', '111111'))).toEqual({});
  expect(of(point('a', 'presStyleLbl="L"'), `${label('L')}<dgm:styleLbl name="L"/>`)).toEqual({});
  expect(drawnTextColors(undefined, undefined).size).toBe(0);
});

it('inColor returns the levels with another colour', () => {
  const fill = { type: 'solid', color: rgb('111111') };
  expect(inColor(undefined, rgb('111111'))).toEqual([{ run: { fill } }]);
  expect(
    inColor([{ paragraph: { level: 1 }, run: { bold: true, fill: { type: 'none' } } }, {}], rgb('111111')),
  ).toEqual([{ paragraph: { level: 1 }, run: { bold: true, fill } }, { run: { fill } }]);
});
