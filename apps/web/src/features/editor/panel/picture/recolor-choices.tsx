import type { PictureElement, Recolor } from '@lectern/courseware';
import { RecolorFilter } from '@lectern/stage/recolor';
import { Box, Stack, Text } from '@lectern/ui';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { useColors, useEditing } from '../../editing/editor-context.ts';
import classes from './picture.module.css';
import { recoloredAs, recolorOf, recolors } from './recolors.ts';
import { usePictureTexts } from './texts.ts';

export interface RecolorChoicesProps {
  readonly element: PictureElement;
  readonly onPick: (recolor: Recolor | undefined) => void;
}

/** Small previews of the picture in each recolouring. */
export function RecolorChoices({ element, onPick }: RecolorChoicesProps): ReactNode {
  const t = usePictureTexts();
  const { assets } = useEditing().document;
  const colors = useColors();
  const id = useId();
  const read = () => assets.url(element.asset);
  const url = useSyncExternalStore((listener) => assets.subscribe(listener), read, read);
  const now = recolorOf(element.recolor);
  return (
    <div role="group" aria-label={t('colors')}>
      <Text as="p" size="small" tone="quiet" className={classes.label}>
        {t('colors')}
      </Text>
      <Stack gap={1} className={classes.colors}>
        {recolors.map(({ name, wash }) => (
          <Box
            as="button"
            overflow="clip"
            radius="control"
            key={name}
            type="button"
            className={classes.color}
            aria-label={t(`recolor.${name}`)}
            aria-pressed={now === name}
            data-tooltip={t(`recolor.${name}`)}
            onClick={() => onPick(recoloredAs(element.recolor, name))}
          >
            <svg width={0} height={0} aria-hidden="true" className={classes.filter}>
              <RecolorFilter id={`${id}${name}`} recolor={wash} colors={colors} />
            </svg>
            {url === undefined ? null : <img src={url} alt="" style={{ filter: `url(#${id}${name})` }} />}
          </Box>
        ))}
      </Stack>
    </div>
  );
}
