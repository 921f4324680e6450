import { ColorSwatches } from '@lectern/property-panel';
import {
  Checkbox,
  Field,
  Input,
  NumberField,
  Row,
  Select,
  Slider,
  Switch,
  TabPanel,
  Tabs,
  ToggleGroup,
} from '@lectern/ui';
import { List, Search } from 'lucide-react';
import { useState } from 'react';
import classes from './gallery.module.css';
import type { GalleryTexts } from './gallery-texts.ts';
import { Section } from './section.tsx';

const COLORS = ['#d92d20', '#f5a524', '#0e7c66', '#2e6be6'];

/** Text fields, choices and switches. */
export function Fields({ texts }: { readonly texts: GalleryTexts }) {
  const [text, setText] = useState('');
  const [number, setNumber] = useState(20);
  const [kind, setKind] = useState<'draft' | 'shared'>('draft');
  const [on, setOn] = useState(true);
  const [color, setColor] = useState(0);
  const kinds = [
    { value: 'draft', label: texts.draft },
    { value: 'shared', label: texts.shared },
  ] as const;
  return (
    <Section title={texts.fields}>
      <Field label={texts.name}>
        <Input
          leading={<Search aria-hidden="true" />}
          value={text}
          onChange={(e) => setText(e.target.value)}
        />
      </Field>
      <textarea rows={2} aria-label={texts.name} value={text} onChange={(e) => setText(e.target.value)} />
      <Row wrap gap={3}>
        <Input size="small" aria-label={texts.name} value={text} onChange={(e) => setText(e.target.value)} />
        <Select label={texts.group} value={kind} options={kinds} onChange={setKind} />
        <NumberField label={texts.score} value={number} stepper onChange={setNumber} />
        <NumberField label={texts.score} size="medium" value={number} stepper onChange={setNumber} />
        <Checkbox aria-label={texts.shared} checked={on} onChange={setOn} />
      </Row>
      <Row wrap gap={3}>
        <ToggleGroup
          label={texts.group}
          value={[kind]}
          options={[kinds[0], { ...kinds[1], icon: <List aria-hidden="true" /> }]}
          onChange={([next]) => next && setKind(next)}
        />
        <ColorSwatches
          label={texts.colors}
          size="panel"
          swatches={COLORS.map((each) => ({ color: each, label: each }))}
          selected={color}
          onPick={setColor}
        />
      </Row>
      <div className={classes.narrow}>
        <Switch label={texts.shared} checked={on} onChange={setOn} />
        <Slider label={texts.score} value={number} min={0} max={100} onChange={setNumber} />
      </div>
      <Tabs label={texts.tabs} value={kind} onChange={setKind} tabs={kinds}>
        {kinds.map(({ value, label }) => (
          <TabPanel key={value} value={value}>
            {label}
          </TabPanel>
        ))}
      </Tabs>
    </Section>
  );
}
