import { patchedData, type ToolData, type ToolDataPatch } from '@lectern/courseware';
import { NumberField, Select, Switch } from '@lectern/ui';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Described, panelOver, partOver, type ToolName } from './engine.tsx';
import type { DiceDescription } from './engines/chance/dice/model.ts';
import { keptView } from './kept-view.tsx';
import { dice } from './lazy-engines.ts';
import { overEngine } from './over-engine.ts';
import type { ToolCode } from './tool.ts';

/** A tool that is not in the catalogue, with an existing engine: this is all its code. */
const coinTool: DiceDescription = { sides: [2, 4], usual: { sides: 2, count: 2 }, most: 3 };
const coin = overEngine(dice, async () => coinTool);

/** A fictitious engine: a lamp that is switched on, in the colours that its tool offers. */
interface LampDescription {
  readonly name: ToolName;
  readonly colors: readonly string[];
}
const isOn = ({ on }: ToolData) => on === true;
const lampPart = partOver<LampDescription>({
  shape: { version: 1, migrations: {} },
  View: ({ tool, data, change, language }) => (
    <button type="button" aria-pressed={isOn(data)} onClick={() => change({ on: !isOn(data) })}>
      {tool.name[language]}
    </button>
  ),
  Picture: ({ tool, data }) => <svg fill={String(data.color ?? tool.colors[0])} aria-hidden="true" />,
  wordsOf: ({ tool, data, language }) => `${tool.name[language]} ${isOn(data) ? 'on' : 'off'}`,
});
const lampPanel = panelOver(({ tool, change }: PanelProps & Described<LampDescription>) =>
  tool.colors.map((each) => (
    <button key={each} type="button" aria-label={each} onClick={() => change({ color: each })} />
  )),
);
interface PanelProps {
  readonly change: (patch: ToolDataPatch) => void;
}
const lampTool: LampDescription = { name: { zh: '台灯', en: 'Lamp' }, colors: ['#fc0', '#0cf'] };
const lampEngine = { part: async () => lampPart, panel: async () => lampPanel };
const lamp = overEngine(lampEngine, async () => lampTool);

/** Interface controls that are not rendered further in these tests. */
const CONTROLS = new Set<unknown>([NumberField, Select, Switch]);

/** The props of all nodes that a component renders, nodes of nested components included. */
function drawnIn(node: ReactNode): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(node)) return node.flatMap(drawnIn);
  if (!isValidElement<Record<string, unknown>>(node)) return [];
  const { type, props } = node;
  if (CONTROLS.has(type)) return [props];
  if (typeof type === 'function') return drawnIn((type as (props: object) => ReactNode)(props));
  return [props, ...drawnIn(props.children as ReactNode)];
}

interface DoneProps {
  readonly node: ReactNode;
  /** The prop by which the node is found, and its value. */
  readonly by: readonly [prop: string, value: unknown];
  readonly handler: string;
  readonly given?: unknown;
}

/**
 * Calls a handler of one of the rendered nodes. React renders the components within this one, so that their hooks work.
 */
function Done({ node, by: [prop, value], handler, given }: DoneProps): ReactNode {
  const found = drawnIn(node).find((props) => props[prop] === value);
  if (!found) throw new Error(`no element has the ${prop} ${value}`);
  (found[handler] as (given?: unknown) => void)(given);
  return null;
}

/** A tool with data that its view and its panel change, as on a page. */
async function onPage(code: ToolCode) {
  const part = await code.part();
  const [View, Panel] = [keptView(part), await code.panel?.()];
  if (!Panel) throw new Error('it has no panel');
  let data: ToolData = {};
  const change = (patch: ToolDataPatch) => {
    data = patchedData(data, patch);
  };
  const props = { change, size: { w: 400, h: 320 }, language: 'en' as const };
  const assets = { url: () => undefined, subscribe: () => () => undefined };
  return {
    data: () => data,
    drawn: (mode: 'show' | 'print') =>
      renderToStaticMarkup(<View {...props} data={data} mode={mode} assets={assets} />),
    use: (prop: string, value: unknown) =>
      renderToStaticMarkup(
        <Done
          node={<part.View {...props} data={data} mode="show" assets={assets} />}
          by={[prop, value]}
          handler="onClick"
        />,
      ),
    set: (prop: string, value: unknown, handler: string, given?: unknown) =>
      renderToStaticMarkup(
        <Done node={<Panel {...props} data={data} />} by={[prop, value]} handler={handler} given={given} />,
      ),
  };
}

describe('a fictitious tool with the dice engine', () => {
  it('is drawn, used, pictured and configured in its panel', async () => {
    const page = await onPage(coin);
    expect(page.drawn('show')).toContain('aria-label="Press to throw Coin × 2"');
    page.use('aria-label', 'Press to throw Coin × 2');
    const [thrown] = Object.entries(page.data()).filter(([key]) => key.startsWith('throw/'));
    expect(thrown?.[1]).toMatchObject({ sides: 2, values: [expect.any(Number), expect.any(Number)] });
    expect(page.drawn('print')).toMatch(/role="img" aria-label="Coin [HT], [HT]: \d heads?"/);
    page.set('label', 'How many', 'onChange', 3);
    page.set('label', 'Kind', 'onChange', 4);
    expect(page.data()).toMatchObject({ sides: 4, count: 3 });
    expect(page.drawn('show')).toContain('aria-label="Press to throw 4-sided die × 3"');
  });

  it('replaces values that the tool does not offer by defaults', async () => {
    const { wordsOf } = await coin.part();
    expect(wordsOf({ data: { sides: 20, count: 6 }, language: 'en' })).toBe('Coin Press to throw');
  });
});

describe('a tool with a fictitious engine', () => {
  it('is drawn, used, pictured and configured in its panel', async () => {
    const page = await onPage(lamp);
    page.use('aria-pressed', false);
    expect(page.data()).toEqual({ on: true });
    expect(page.drawn('show')).toContain('aria-pressed="true">Lamp<');
    page.set('aria-label', '#0cf', 'onClick');
    expect(page.drawn('print')).toContain('aria-label="Lamp on"');
    expect(page.drawn('print')).toContain('<svg fill="#0cf"');
  });
});

it('overEngine creates the part and the panel of a tool once', async () => {
  expect(await coin.part()).toBe(await coin.part());
  expect(await coin.panel?.()).toBe(await coin.panel?.());
});
