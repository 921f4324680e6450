import { Signal } from '@lectern/base';
import {
  type Color,
  type ColorContext,
  DEFAULT_COLOR_MAP,
  type Fill,
  OFFICE_COLORS,
} from '@lectern/courseware';
import {
  Button,
  IconButton,
  Input,
  Menu,
  MenuItem,
  NumberField,
  Popover,
  Select,
  Slider,
  ToggleGroup,
  UiTextsContext,
  uiTextsEn,
} from '@lectern/ui';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PictureFillEditor } from './fill/picture-fill-editor.tsx';
import {
  ColorDots,
  ColorPicker,
  FillEditor,
  FoldedSection,
  type PanelHost,
  PanelHostContext,
  PanelRow,
  PanelSection,
  PanelSelect,
  SearchList,
  SliderRow,
} from './index.ts';

/** A street lamp, which is no part of a courseware. */
interface Lamp {
  readonly color: Color;
  readonly brightness: number;
  readonly shade: Fill;
  readonly street: string;
  readonly pole: 'iron' | 'wood';
  readonly signal: string;
}

const lamp: Lamp = {
  color: { type: 'rgb', value: 'FFC000' },
  brightness: 40,
  shade: { type: 'solid', color: { type: 'rgb', value: '002060' } },
  street: 'Mill Lane',
  pole: 'iron',
  signal: 'off',
};
const STREETS = ['Mill Lane', 'Station Road', 'High Street'];
const colors: ColorContext = { colors: OFFICE_COLORS, map: DEFAULT_COLOR_MAP };

interface LampPanelProps {
  readonly lamp: Lamp;
  readonly onChange: (patch: Partial<Lamp>) => void;
  readonly onHold: (patch: Partial<Lamp>) => void;
}

function LampPanel({ lamp: shown, onChange, onHold }: LampPanelProps): ReactNode {
  return (
    <>
      <PanelSection title="Lamp">
        <PanelRow label="Light">
          <ColorPicker
            label="Light"
            value={shown.color}
            colors={colors}
            onPick={(color) => onChange({ color })}
          />
        </PanelRow>
        <SliderRow
          label="Brightness"
          value={shown.brightness}
          min={0}
          max={100}
          unit="%"
          onHold={(brightness) => onHold({ brightness })}
          onCommit={(brightness) => onChange({ brightness })}
        />
        <FillEditor
          label="Shade"
          value={shown.shade}
          colors={colors}
          onChange={(shade) => onChange({ shade })}
        />
        <SearchList
          label="Street"
          placeholder="Find a street"
          nothing="No such street"
          find={(typed) => [
            {
              label: 'Streets',
              items: STREETS.filter((each) => each.includes(typed)).map((value) => ({ value, label: value })),
            },
          ]}
          value={shown.street}
          onPick={(street) => onChange({ street })}
        />
        <ColorDots
          choices={[
            { value: 'off', color: '#000000', label: 'Off' },
            { value: 'stop', color: '#ff0000', label: 'Stop' },
          ]}
          chosen={shown.signal}
          onPick={(signal) => onChange({ signal })}
        />
      </PanelSection>
      <FoldedSection id="pole" title="Pole">
        <PanelSelect
          label="Made of"
          value={shown.pole}
          options={(['iron', 'wood'] as const).map((value) => ({ value, label: value }))}
          onChange={(pole) => onChange({ pole })}
        />
      </FoldedSection>
    </>
  );
}

/** Components of `@lectern/ui`, whose props are read and which are not rendered. */
const PRIMITIVES = new Set<unknown>([
  Button,
  IconButton,
  Input,
  Menu,
  MenuItem,
  NumberField,
  Popover,
  Select,
  Slider,
  ToggleGroup,
]);

/** A rendered element and the elements inside it. */
interface Drawn {
  readonly props: Readonly<Record<string, unknown>>;
  readonly within: readonly Drawn[];
}

function drawnIn(node: ReactNode): readonly Drawn[] {
  if (Array.isArray(node)) return node.flatMap(drawnIn);
  if (!isValidElement<Record<string, unknown>>(node)) return [];
  const { type, props } = node;
  if (typeof type === 'function' && !PRIMITIVES.has(type))
    return drawnIn((type as (props: object) => ReactNode)(props));
  const within = [...drawnIn(props.trigger as ReactNode), ...drawnIn(props.children as ReactNode)];
  return [{ props, within }];
}

interface DrawingProps {
  readonly node: ReactNode;
  readonly onDrawn: (drawn: readonly Drawn[]) => void;
}

/** Renders all components of a node as one, so that React runs their hooks. */
function Drawing({ node, onDrawn }: DrawingProps): ReactNode {
  onDrawn(drawnIn(node));
  return null;
}

/** Renders a node on the screen of a host. Handlers are called after rendering. */
function draw(node: ReactNode, host: PanelHost): readonly Drawn[] {
  let drawn: readonly Drawn[] = [];
  renderToStaticMarkup(
    <UiTextsContext value={uiTextsEn}>
      <PanelHostContext value={host}>
        <Drawing
          node={node}
          onDrawn={(all) => {
            drawn = all;
          }}
        />
      </PanelHostContext>
    </UiTextsContext>,
  );
  return drawn;
}

function all(drawn: readonly Drawn[]): readonly Drawn[] {
  return drawn.flatMap((each) => [each, ...all(each.within)]);
}

/** The first element with these props. */
function found(drawn: readonly Drawn[], wanted: Readonly<Record<string, unknown>>): Drawn {
  const thing = all(drawn).find(({ props }) =>
    Object.entries(wanted).every(([key, value]) => props[key] === value),
  );
  if (!thing) throw new Error(`no element has ${JSON.stringify(wanted)}`);
  return thing;
}

function call(thing: Drawn, handler: string, ...given: readonly unknown[]): unknown {
  return (thing.props[handler] as (...given: readonly unknown[]) => unknown)(...given);
}

/** A panel whose owner stores the changes of the lamp. */
function lampPanel(host: PanelHost = {}) {
  let now = lamp;
  const held: Partial<Lamp>[] = [];
  return {
    now: () => now,
    held,
    drawn: () =>
      draw(
        <LampPanel
          lamp={now}
          onChange={(patch) => {
            now = { ...now, ...patch };
          }}
          onHold={(patch) => held.push(patch)}
        />,
        host,
      ),
  };
}

describe('the panel of a fictitious element without a host', () => {
  it('changes the colour when a swatch, a theme colour or a custom colour is picked', () => {
    const panel = lampPanel();
    const light = () => found(panel.drawn(), { label: 'Light' }).within;
    call(found(light(), { 'aria-label': '#00B050' }), 'onClick');
    expect(panel.now().color).toEqual({ type: 'rgb', value: '00B050' });
    expect(found(light(), { 'aria-label': '#00B050' }).props['aria-pressed']).toBe(true);
    call(found(light(), { 'aria-label': 'Accent 2, 40% lighter' }), 'onClick');
    expect(panel.now().color).toMatchObject({ type: 'scheme', slot: 'accent2' });
    call(found(light(), { type: 'color' }), 'onChange', { target: { value: '#12ab34' } });
    expect(panel.now().color).toEqual({ type: 'rgb', value: '12AB34' });
    call(found(panel.drawn(), { 'aria-label': 'Stop' }), 'onClick');
    expect(panel.now().signal).toBe('stop');
  });

  it('previews the value during a drag of the slider and stores it at its end', () => {
    const panel = lampPanel();
    const slider = found(panel.drawn(), { label: 'Brightness', max: 100 });
    call(slider, 'onChange', 70);
    expect([panel.now().brightness, panel.held]).toEqual([40, [{ brightness: 70 }]]);
    call(slider, 'onCommit', 75);
    expect(panel.now().brightness).toBe(75);
    expect(found(panel.drawn(), { label: 'Brightness', max: 100 }).props.value).toBe(75);
  });

  it('changes the fill to a gradient, its angle and its stops, and offers no pictures', () => {
    const panel = lampPanel();
    const kinds = found(panel.drawn(), { label: 'Kind of fill' });
    expect(kinds.props.options).toMatchObject([
      { value: 'solid' },
      { value: 'gradient' },
      { value: 'pattern' },
    ]);
    call(found(panel.drawn(), { label: 'Opacity', max: 100 }), 'onCommit', 50);
    expect(panel.now().shade).toMatchObject({
      type: 'solid',
      color: { mods: [{ op: 'alpha', value: 0.5 }] },
    });
    call(kinds, 'onChange', ['gradient']);
    expect(panel.now().shade).toMatchObject({ type: 'gradient', shade: { type: 'linear', angle: 90 } });
    call(found(panel.drawn(), { label: 'Angle', unit: '°' }), 'onChange', 45);
    call(found(panel.drawn(), { label: 'Add a stop' }), 'onClick');
    expect(panel.now().shade).toMatchObject({ shade: { angle: 45 }, stops: [{}, {}, {}] });
  });

  it('stores the option when it is pressed in the searched list', () => {
    const panel = lampPanel();
    const options = all(panel.drawn()).filter(({ props }) => props.role === 'option');
    expect(options.map(({ props }) => props['aria-selected'])).toEqual([true, false, false]);
    call(options[2] as Drawn, 'onClick');
    expect(panel.now().street).toBe('High Street');
  });
});

describe('the panel of a fictitious element on the screen of a host', () => {
  it('adds one undo step for a drag in the browser’s picker, and adds its last colour to the recent colours', () => {
    const steps: string[] = [];
    const values = new Signal<readonly string[]>(['7030A0']);
    const panel = lampPanel({
      passing: (step, change) => {
        steps.push(step);
        change();
      },
      recentColors: { values, use: (color) => values.set([color, ...values.get()]) },
    });
    const light = found(panel.drawn(), { label: 'Light' });
    for (const value of ['#111111', '#222222'])
      call(found(light.within, { type: 'color' }), 'onChange', { target: { value } });
    call(light, 'onOpenChange', false);
    expect([steps.length, new Set(steps).size]).toEqual([2, 1]);
    expect(panel.now().color).toEqual({ type: 'rgb', value: '222222' });
    expect(values.get()).toEqual(['222222', '7030A0']);
    const recent = found(panel.drawn(), { label: 'Light' }).within;
    call(found(found(recent, { 'aria-label': 'Recent' }).within, { 'aria-label': '#7030A0' }), 'onClick');
    expect(panel.now().color).toEqual({ type: 'rgb', value: '7030A0' });
  });

  it('stores the expanded state of a section, and moves the focus after a choice', () => {
    const open = new Map<string, boolean>();
    const goOn = () => undefined;
    const panel = lampPanel({
      goOn,
      folds: { isOpen: (id) => open.get(id) ?? false, keep: (id, isOpen) => open.set(id, isOpen) },
    });
    expect(all(panel.drawn()).some(({ props }) => props.label === 'Made of')).toBe(false);
    call(found(panel.drawn(), { 'aria-expanded': false, type: 'button' }), 'onClick');
    expect(open).toEqual(new Map([['pole', true]]));
    const poles = found(panel.drawn(), { label: 'Made of' });
    expect(poles.props.goTo).toBe(goOn);
    call(poles, 'onChange', 'wood');
    expect(panel.now().pole).toBe('wood');
  });

  it('fills with a picture when the host has stored it', async () => {
    const pictures = {
      accept: 'image/png',
      store: async (file: File) => ({ hash: `hash of ${file.name}`, keep: () => undefined }),
    };
    expect(found(lampPanel({ pictures }).drawn(), { label: 'Kind of fill' }).props.options).toMatchObject([
      { value: 'solid' },
      { value: 'gradient' },
      { value: 'picture' },
      { value: 'pattern' },
    ]);
    const filled = Promise.withResolvers<Fill>();
    const editor = <PictureFillEditor fill={undefined} pictures={pictures} onChange={filled.resolve} />;
    const input = found(draw(editor, { pictures }), { type: 'file' });
    expect(input.props.accept).toBe('image/png');
    call(input, 'onChange', { target: { files: [new File(['…'], 'moon.png')], value: '' } });
    expect(await filled.promise).toEqual({
      type: 'picture',
      asset: 'hash of moon.png',
      mode: { type: 'stretch' },
    });
  });
});
