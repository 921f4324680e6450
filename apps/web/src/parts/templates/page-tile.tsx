import { Stack, Text } from '@lectern/ui';
import type { ReactNode } from 'react';
import own from './mini-page.module.css';
import { MiniPage, type MiniPageProps } from './mini-page.tsx';

export interface PageTileProps extends Omit<MiniPageProps, 'pageId'> {
  /** Undefined when there is no page to draw. */
  readonly pageId: string | undefined;
  readonly name: string;
  /** Accessible name, when `name` alone is not clear. */
  readonly label?: string | undefined;
  /** Undefined when pressing the button runs an action instead of selecting the tile. */
  readonly chosen?: boolean | undefined;
  readonly onPress: () => void;
}

/** A button with a small picture of a page and its name below: for a theme, a layout, a page or a courseware. */
export function PageTile({ name, label, chosen, onPress, pageId, ...page }: PageTileProps): ReactNode {
  return (
    <Stack
      type="button"
      as="button"
      hover
      radius="control"
      gap={1}
      items="center"
      className={own.tile}
      aria-pressed={chosen}
      aria-label={label}
      onClick={onPress}
    >
      {pageId === undefined ? null : <MiniPage {...page} pageId={pageId} />}
      <Text overflow="cut" style={{ maxWidth: page.width }}>
        {name}
      </Text>
    </Stack>
  );
}
