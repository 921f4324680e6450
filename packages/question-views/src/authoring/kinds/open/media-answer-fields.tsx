import { contentOf, isBlank } from '@lectern/questions';
import { ToggleGroup, useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import type { FieldsProps, KindValue } from '../../author-context.ts';
import { defined, useAuthor } from '../../author-context.ts';
import { ContentField } from '../../content-field/content-field.tsx';
import { useFileAddress } from '../../content-field/media-row.tsx';
import { Group, Line, NumberLine, SelectLine } from '../../fields/lines.tsx';
import picture from '../../picture/picture.module.css';
import { PictureField } from '../../picture/picture-field.tsx';
import { openTexts } from './open-texts.ts';
import { RubricFold, SampleField } from './written-fields.tsx';

type Body = KindValue<'media-answer'>['body'];
type Drawing = Extract<Body, { ask: 'drawing' }>;

const GRIDS = ['squares', 'dots', 'axes', 'field', 'rice', 'english', 'staff'] as const;
const GROUNDS = ['paper', 'picture', ...GRIDS] as const;
const NEW: Readonly<Record<Body['ask'], Body>> = {
  drawing: { ask: 'drawing' },
  photographs: { ask: 'photographs', most: 3 },
  speech: { ask: 'speech', seconds: 60 },
};

/** 作图、拍照与口语题: what is handed in, and by what it is marked. */
export function MediaAnswerFields({
  value,
  onChange,
  notes,
  compact,
}: FieldsProps<'media-answer'>): ReactNode {
  const t = useTextsOf(openTexts);
  const { readOnly } = useAuthor();
  const { body, key } = value;
  const store = (next: Body) => onChange({ body: next, key });
  return (
    <>
      <Line label={t.ask}>
        <ToggleGroup
          label={t.ask}
          disabled={readOnly}
          value={[body.ask]}
          options={(['drawing', 'photographs', 'speech'] as const).map((ask) => ({
            value: ask,
            label: t.asks[ask],
          }))}
          onChange={([ask]) => ask && store(NEW[ask])}
        />
      </Line>
      {body.ask === 'drawing' && <GroundFields body={body} onChange={store} />}
      {body.ask === 'photographs' && (
        <NumberLine
          label={t.mostPhotographs}
          value={body.most}
          min={1}
          max={9}
          digits={0}
          unit={t.sheets}
          onChange={(most) => store({ ...body, most: most ?? 1 })}
        />
      )}
      {body.ask === 'speech' && (
        <>
          <NumberLine
            label={t.seconds}
            value={body.seconds}
            min={5}
            max={300}
            step={5}
            digits={0}
            unit={t.secondsUnit}
            onChange={(seconds) => store({ ...body, seconds: seconds ?? 60 })}
          />
          <Group title={t.readAloud}>
            <ContentField
              value={body.text ?? contentOf('')}
              label={t.readAloud}
              media={false}
              onChange={(text) => store(defined({ ...body, text: isBlank(text) ? undefined : text }))}
            />
          </Group>
        </>
      )}
      <SampleField
        label={t.reference}
        value={key.reference}
        onChange={(reference) => onChange({ body, key: defined({ ...key, reference }) })}
      />
      {!compact && (
        <RubricFold
          value={key.rubric}
          startsOpen
          onChange={(rubric) => onChange({ body, key: defined({ ...key, rubric }) })}
          notes={notes}
        />
      )}
    </>
  );
}

function GroundFields({
  body,
  onChange,
}: {
  readonly body: Drawing;
  readonly onChange: (body: Drawing) => void;
}): ReactNode {
  const t = useTextsOf(openTexts);
  const { ground } = body;
  const asset = ground?.type === 'picture' ? ground.asset : undefined;
  const address = useFileAddress(asset);
  const shown = ground === undefined ? 'paper' : ground.type === 'grid' ? ground.grid : 'picture';
  return (
    <>
      <SelectLine
        label={t.ground}
        value={shown}
        options={GROUNDS.filter((name) => name !== 'picture' || asset !== undefined).map((name) => ({
          value: name as string,
          label: t.grounds[name] ?? name,
        }))}
        onChange={(name) => {
          const grid = GRIDS.find((one) => one === name);
          if (grid) onChange({ ask: 'drawing', ground: { type: 'grid', grid } });
          else if (name === 'paper') onChange({ ask: 'drawing' });
        }}
      />
      <PictureField
        label={t.grounds.picture ?? t.picture}
        value={undefined}
        onChange={(next) => onChange({ ask: 'drawing', ground: { type: 'picture', asset: next.asset } })}
      />
      {asset !== undefined && (
        <div className={picture.frame}>
          <img src={address} alt={t.grounds.picture} />
        </div>
      )}
    </>
  );
}
