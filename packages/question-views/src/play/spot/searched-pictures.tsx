import type { BodyOf, PlayedBody } from '@lectern/questions';
import { Text, useTextsOf } from '@lectern/ui';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import { AreaOutlines } from '../../kinds/hotspot/area-outlines.tsx';
import { SpotPicture } from '../../parts/spot/spot-picture.tsx';
import type { Spot } from '../../parts/spot/zoom.ts';
import classes from './find-spot.module.css';
import { findTexts } from './texts.ts';

type Picture = NonNullable<BodyOf<'hotspot'>['picture']>;

interface SearchedPicturesProps {
  readonly own: PlayedBody['own'];
  readonly body: BodyOf<'hotspot'>;
  /** Ids of outlined areas that are marked. */
  readonly picked: readonly string[];
  readonly onTap: ((spot: Spot, area?: string) => void) | undefined;
  /** Marks that are drawn over each picture. */
  readonly children: ReactNode;
}

/** The picture of a search, and the one that differs from it, perhaps in the dark with a torch. */
export function SearchedPictures({ own, body, picked, onTap, children }: SearchedPicturesProps): ReactNode {
  const texts = useTextsOf(findTexts);
  const { torch = false, compared } = own as { readonly torch?: boolean; readonly compared?: Picture };
  const frame = useRef<HTMLDivElement>(null);
  if (!body.picture) return <Text tone="quiet">{texts.noPicture}</Text>;
  const aim = (x: number, y: number) => {
    frame.current?.style.setProperty('--torch-x', `${x * 100}%`);
    frame.current?.style.setProperty('--torch-y', `${y * 100}%`);
  };
  const follow = ({ target, clientX, clientY }: PointerEvent) => {
    const group = target instanceof Element ? target.closest('[role="group"]') : null;
    const night = group?.querySelector(`.${classes.night}`);
    if (!night) return;
    const { left, top, width, height } = night.getBoundingClientRect();
    aim((clientX - left) / width, (clientY - top) / height);
  };
  const shown = compared ? [body.picture, compared] : [body.picture];
  return (
    <>
      <div
        ref={frame}
        className={classes.pictures}
        data-torch={torch ? '' : undefined}
        data-count={shown.length}
        onPointerMove={follow}
        onPointerDown={follow}
      >
        {shown.map((picture, index) => (
          <SpotPicture
            // biome-ignore lint/suspicious/noArrayIndexKey: both pictures may be the same file
            key={index}
            picture={picture}
            onTap={onTap}
            onAim={torch ? (spot) => aim(spot.x, spot.y) : undefined}
          >
            <AreaOutlines
              areas={index === 0 ? body.areas : []}
              picked={picked}
              right={undefined}
              size={picture}
              onPick={onTap && ((area) => onTap({ x: 0.5, y: 0.5 }, area))}
            />
            {torch ? <span className={classes.night} /> : null}
            {children}
          </SpotPicture>
        ))}
      </div>
      {torch ? <Text tone="quiet">{texts.torch}</Text> : null}
    </>
  );
}
