import type { BodyOf, KeyOf, ResponseOf } from '@lectern/questions';
import { Text, useTextsOf } from '@lectern/ui';
import type { AnswerView } from '../../answer-view.ts';
import { placeOf, SpotPicture } from '../../parts/spot/spot-picture.tsx';
import { Mark } from '../../review/mark.tsx';
import { AreaOutlines } from './area-outlines.tsx';
import classes from './hotspot.module.css';
import { isInside, withTap } from './taps.ts';

type Kind = 'hotspot';
type Body = BodyOf<Kind>;

const hotspotTexts = {
  zh: {
    noPicture: '这道题没有图片',
    count: (done: number, all: number) => `已点 ${done} / ${all} 处`,
    remove: '再点一下标记可以去掉',
    point: (number: number) => `去掉第 ${number} 个标记`,
  },
  en: {
    noPicture: 'This question has no picture',
    count: (done: number, all: number) => `${done} of ${all} tapped`,
    remove: 'Tap a mark again to remove it',
    point: (number: number) => `Remove mark ${number}`,
  },
};

/** 指图题: spots of a picture are tapped, or outlined areas are picked. */
export const HotspotView: AnswerView<Body, ResponseOf<Kind>, KeyOf<Kind>> = (props) => {
  const { body, response, onChange, locked, review, paper = false } = props;
  const texts = useTextsOf(hotspotTexts);
  const { picture, areas, taps } = body;
  const shown = paper ? review?.right : response;
  const given = { points: shown?.points ?? [], areas: shown?.areas ?? [] };
  if (!picture) return <Text tone="quiet">{texts.noPicture}</Text>;
  const aspect = picture.height / picture.width;
  const isOpen = !locked && !paper;
  const pick = (id: string) => onChange(withTap(given, { area: id }, taps));
  const right = (paper ? undefined : review?.right?.points) ?? [];
  const rightAreas = [...areas, ...(review?.key?.areas ?? [])].filter(({ id }) =>
    review?.key?.right.includes(id),
  );
  const hasPartly = review?.items.some(({ state }) => state === 'partly') ?? false;
  const stateOf = (point: { readonly x: number; readonly y: number }) => {
    if (!review) return undefined;
    if (rightAreas.some(({ shape }) => isInside(shape, point, aspect))) return 'right';
    // A point beside an area may have earned a part of it.
    return hasPartly ? undefined : 'wrong';
  };
  return (
    <div className={classes.frame}>
      <SpotPicture
        picture={picture}
        isPrinted={paper}
        onTap={
          isOpen
            ? (spot) => {
                const area = areas.find(({ shape }) => isInside(shape, spot, aspect));
                onChange(withTap(given, area ? { area: area.id } : { point: spot }, taps));
              }
            : undefined
        }
      >
        <AreaOutlines
          areas={review ? [...areas, ...rightAreas.filter((one) => !areas.includes(one))] : areas}
          picked={given.areas}
          right={review?.key?.right}
          size={picture}
          onPick={isOpen ? pick : undefined}
        />
        {given.points.map((point, index) => {
          const state = stateOf(point);
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: points have no names, and the same may be there twice
              key={index}
              type="button"
              className={classes.point}
              style={placeOf(point)}
              disabled={!isOpen}
              aria-label={texts.point(index + 1)}
              data-state={state}
              onClick={() => onChange({ ...given, points: given.points.filter((_, at) => at !== index) })}
            >
              {state === undefined ? <span>{index + 1}</span> : <Mark state={state} />}
            </button>
          );
        })}
        {right.map((point, index) => {
          const item = review?.items[index];
          return item && item.state !== 'right' ? (
            <span key={item.id} className={classes.right} style={placeOf(point)}>
              <Mark state={item.state} />
            </span>
          ) : null;
        })}
      </SpotPicture>
      {isOpen ? (
        <Text tone="quiet" role="status">
          {texts.count(given.points.length + given.areas.length, taps)}
          {given.points.length > 0 ? ` · ${texts.remove}` : ''}
        </Text>
      ) : null}
    </div>
  );
};
