import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PlantedCheckout, plantCheckout } from '../planted-checkout.ts';
import { checkStyleClasses } from './style-classes.ts';

let checkout: PlantedCheckout;

beforeEach(() => {
  checkout = plantCheckout();
});

afterEach(() => checkout.remove());

const SHEET = 'apps/web/src/features/board/bar.module.css';
const VIEW = 'apps/web/src/features/board/bar.tsx';
const IMPORT = "import classes from './bar.module.css';\n";
const STYLES =
  '/* .old is gone. */\n.bar {\n  color: red;\n}\n\n.bar .pen:hover,\n.bar[data-x=".y"] {\n  width: 1.5rem;\n}\n';

function found(view: string, styles = STYLES): string[] {
  checkout.plant(SHEET, styles);
  checkout.plant(VIEW, IMPORT + view);
  return checkStyleClasses(checkout.root);
}

describe('checkStyleClasses', () => {
  it('reports nothing when components name all classes', () => {
    expect(found("const a = <b className={classes.bar} />;\nconst b = classes['pen'];\n")).toEqual([]);
  });

  it('reports a class that no component names, with its line', () => {
    expect(found('const a = <b className={classes.bar} />;\n')).toEqual([
      `${SHEET}:6: no component uses the class pen`,
    ]);
  });

  it('reports a class that is only named in a comment, or as a property of something else', () => {
    expect(found('// classes.pen\nconst a = classes.bar + school.classes.pen;\n')).toEqual([
      `${SHEET}:6: no component uses the class pen`,
    ]);
  });

  it('reports a name that is in no style sheet', () => {
    expect(found('const a = classes.bar + classes.pen;\nconst b = classes.ink;\n')).toEqual([
      `${VIEW}:3: ${SHEET} has no class ink`,
    ]);
  });

  it('reports no unused class when a component computes a name or passes all classes on', () => {
    expect(found('const a = classes[name];\n')).toEqual([]);
    expect(found('const a = <Bar looks={classes} />;\n')).toEqual([]);
  });

  it('finds classes below a media query, and ignores global names', () => {
    const styles =
      '@media (width <= 600px) {\n  .bar :global(.there:not(.here)) {\n    color: red;\n  }\n}\n';
    expect(found('const a = 1;\n', styles)).toEqual([`${SHEET}:2: no component uses the class bar`]);
  });
});
