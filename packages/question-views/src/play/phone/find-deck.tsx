import type { BodyOf } from '@lectern/questions';
import { Button, Text, useTextsOf } from '@lectern/ui';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { ContentView } from '../../content/content-view.tsx';
import { isInside, withTap } from '../../kinds/hotspot/taps.ts';
import { placeOf } from '../../parts/spot/spot-picture.tsx';
import type { Spot } from '../../parts/spot/zoom.ts';
import { SearchedPictures } from '../spot/searched-pictures.tsx';
import { nextOpen } from './deck-cards.ts';
import classes from './phone.module.css';
import { DeckSteps, phoneGame } from './phone-game.tsx';
import { phoneTexts } from './texts.ts';

interface Taps {
  readonly points: readonly Spot[];
  readonly areas: readonly string[];
}

/** 找一找 on a phone: one clue after the other, and a numbered pin where each was tapped on the picture. */
export const FindDeck = phoneGame(({ body, response, onChange }) => {
  const texts = useTextsOf(phoneTexts);
  const given = response?.parts ?? {};
  const isAnswered = (all: typeof given) => body.parts.map(({ id }) => tapsOf(all[id]) > 0);
  const [at, setAt] = useState(() => nextOpen(isAnswered(given), -1) ?? 0);
  const part = body.parts[at];
  if (!part) return null;
  const spotted = part.body as BodyOf<'hotspot'>;
  const { picture, areas, taps } = spotted;
  const own = readTaps(given[part.id]);
  const aspect = picture ? picture.height / picture.width : 1;
  const tap = (spot: Spot, picked?: string) => {
    const area = picked ?? areas.find(({ shape }) => isInside(shape, spot, aspect))?.id;
    const next = withTap(own, area === undefined ? { point: spot } : { area }, taps);
    onChange({ ...response, parts: { ...given, [part.id]: next } });
  };
  const remaining = nextOpen(isAnswered(given), at);
  // Pins of other clues are seen as long as the picture is the same.
  const pins = body.parts.flatMap((one, index) =>
    (one.body as BodyOf<'hotspot'>).picture?.asset === picture?.asset
      ? readTaps(given[one.id]).points.map((point) => ({ point, index }))
      : [],
  );
  return (
    <div className={classes.deck}>
      <DeckSteps at={at} all={body.parts.length} onStep={setAt} />
      {part.stem ? <ContentView content={part.stem} className={classes.asked} /> : null}
      <SearchedPictures own={body.own} body={spotted} picked={own.areas} onTap={tap}>
        {pins.map(({ point, index }) => (
          <span
            key={`${index} ${point.x} ${point.y}`}
            className={classes.pin}
            data-current={index === at ? '' : undefined}
            style={placeOf(point)}
          >
            {index + 1}
          </span>
        ))}
      </SearchedPictures>
      <Text tone="quiet" role="status">
        {texts.count(tapsOf(own), taps)} · {texts.spot}
      </Text>
      <Button
        tone="primary"
        size="large"
        icon={<ArrowRight aria-hidden="true" />}
        disabled={remaining === undefined || remaining === at}
        onClick={() => setAt(remaining ?? at)}
      >
        {texts.goOn}
      </Button>
    </div>
  );
});

function readTaps(response: unknown): Taps {
  const { points = [], areas = [] } = (response ?? {}) as Partial<Taps>;
  return { points, areas };
}

function tapsOf(response: unknown): number {
  const { points, areas } = readTaps(response);
  return points.length + areas.length;
}
