import type { BodyOf, Content, KeyOf } from '@lectern/questions';
import { Button, Row, Text, useTextsOf } from '@lectern/ui';
import { SkipForward } from 'lucide-react';
import { useState } from 'react';
import { ContentView } from '../../content/content-view.tsx';
import { isInside } from '../../kinds/hotspot/taps.ts';
import { placeOf } from '../../parts/spot/spot-picture.tsx';
import type { Spot } from '../../parts/spot/zoom.ts';
import { Mark } from '../../review/mark.tsx';
import { type PlayedPart, playedParts, type Strip, type StripProps } from '../game.ts';
import { RIGHT, WRONG } from '../game-run.ts';
import classes from './find-spot.module.css';
import { type Hit, hitOf, type SpotResponse, type Tap, withTry } from './found-areas.ts';
import { SearchedPictures } from './searched-pictures.tsx';
import { findTexts } from './texts.ts';

type Picture = NonNullable<BodyOf<'hotspot'>['picture']>;

/** A right area that was found, and where it was tapped. */
interface Found {
  readonly part: string;
  readonly area: string;
  readonly at: Spot;
}

/** 找一找: what a clue says is tapped on the picture, a clue after the other; wrong taps cost. */
export const FindSpotStrip: Strip = (strip) => {
  const texts = useTextsOf(findTexts);
  const played = playedParts(strip);
  const [found, setFound] = useState<readonly Found[]>([]);
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      played.findIndex(({ id }) => !Object.hasOwn(strip.parts, id)),
    ),
  );
  const [said, setSaid] = useState<'isFound' | 'near' | 'beside'>();
  const [missed, setMissed] = useState<Spot>();
  const part = played[index];
  if (!part) return null;
  const body = part.body as BodyOf<'hotspot'>;
  const wanted = (part.key as KeyOf<'hotspot'>).right.length;
  const own = found.filter((one) => one.part === part.id);
  const shown = found.filter((one) => samePicture(played, one.part, body.picture));
  const goOn = () => {
    if (index + 1 >= played.length) strip.onDone();
    else setIndex(index + 1);
  };
  const tap = (spot: Spot, picked?: string) => {
    const { picture, areas } = body;
    if (!picture || strip.isOver) return;
    const aspect = picture.height / picture.width;
    const area = picked ?? areas.find(({ shape }) => isInside(shape, spot, aspect))?.id;
    const tapped: Tap = area === undefined ? { point: spot } : { area };
    const hit = hitOf(part, tapped);
    const added = hit.areas.filter((id) => !own.some((one) => one.area === id));
    // A second tap on what is found already costs nothing.
    if (hit.areas.length > 0 && added.length === 0) return;
    answer(strip, part, tapped, hit);
    setSaid(added.length > 0 ? 'isFound' : hit.isNear ? 'near' : 'beside');
    setMissed(added.length > 0 ? undefined : spot);
    setFound([...found, ...added.map((id) => ({ part: part.id, area: id, at: spot }))]);
    if (own.length + added.length >= wanted) goOn();
  };
  return (
    <div className={classes.find}>
      <Row gap={4} justify="between" wrap>
        <div className={classes.clue}>
          {part.stem ? <ContentView content={part.stem as Content} /> : null}
          <Text tone="quiet" numeric>
            {played.length > 1 ? texts.clue(index + 1, played.length) : null}
            {wanted > 1 ? ` · ${texts.found(own.length, wanted)}` : null}
          </Text>
        </div>
        <Row gap={3}>
          <Text role="status" weight="bold">
            {said === undefined ? '' : texts[said]}
          </Text>
          <Button size="large" icon={<SkipForward />} disabled={strip.isOver} onClick={goOn}>
            {texts.skip}
          </Button>
        </Row>
      </Row>
      <SearchedPictures
        own={strip.body.own}
        body={body}
        picked={shown.map(({ area }) => area)}
        onTap={strip.isOver ? undefined : tap}
      >
        {shown.map(({ part: id, area, at }) => (
          <span key={`${id} ${area}`} className={classes.found} style={placeOf(at)}>
            <Mark state="right" />
          </span>
        ))}
        {missed ? (
          <span key={`${missed.x} ${missed.y}`} className={classes.missed} style={placeOf(missed)}>
            <Mark state="wrong" />
          </span>
        ) : null}
      </SearchedPictures>
    </div>
  );
};

/** Found areas are marked as long as the picture is the same. */
function samePicture(played: readonly PlayedPart[], id: string, picture: Picture | undefined): boolean {
  const other = played.find((one) => one.id === id)?.body as BodyOf<'hotspot'> | undefined;
  return other?.picture?.asset === picture?.asset;
}

function answer({ parts, onAnswer }: StripProps, part: PlayedPart, tap: Tap, hit: Hit): void {
  const given = (parts[part.id] ?? {}) as Partial<SpotResponse>;
  const before = { points: given.points ?? [], areas: given.areas ?? [] };
  const { taps } = part.body as BodyOf<'hotspot'>;
  onAnswer({ ...parts, [part.id]: withTry(before, tap, taps) }, hit.areas.length > 0 ? RIGHT : WRONG);
}
