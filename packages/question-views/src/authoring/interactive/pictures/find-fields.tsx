import type { BodyOf } from '@lectern/questions';
import { useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useFileAddress } from '../../content-field/media-row.tsx';
import { CheckLine, Fold } from '../../fields/lines.tsx';
import picture from '../../picture/picture.module.css';
import { PictureField } from '../../picture/picture-field.tsx';
import { type GamePart, type GameProps, type GameValue, withOwn } from '../game-value.ts';
import { PartsFields } from '../lists/parts-fields.tsx';
import { pictureGameTexts } from './picture-game-texts.ts';

const MOST = 30;

/** 找一找: clues, each with its areas in the picture. */
export function FindSpotFields({ value, onChange, notes }: GameProps<'find-spot'>): ReactNode {
  const t = useTextsOf(pictureGameTexts);
  const { own } = value.body;
  const address = useFileAddress(own.compared?.asset);
  return (
    <>
      <PartsFields
        title={t.clues}
        stemLabel={t.clue}
        value={value}
        onChange={onChange as (value: GameValue) => void}
        notes={notes}
        most={MOST}
        kinds={['hotspot']}
        prepare={withPictureOf}
      />
      <CheckLine
        label={t.torch}
        checked={own.torch}
        onChange={(torch) => onChange(withOwn(value, { torch }))}
      />
      <Fold title={t.compared} summary={own.compared ? undefined : t.none}>
        <PictureField value={own.compared} onChange={(compared) => onChange(withOwn(value, { compared }))} />
        {own.compared && (
          <div className={picture.frame}>
            <img src={address} alt={own.compared.alt ?? t.compared} />
          </div>
        )}
      </Fold>
    </>
  );
}

/** A new clue is for the picture of the clue before it. */
export function withPictureOf(part: GamePart, parts: readonly GamePart[]): GamePart {
  const { picture: before } = (parts.at(-1)?.body ?? {}) as Partial<BodyOf<'hotspot'>>;
  return before ? { ...part, body: { ...(part.body as object), picture: before } } : part;
}
