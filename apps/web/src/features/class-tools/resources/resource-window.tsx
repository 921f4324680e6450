import { Stack } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useMemo, useRef } from 'react';
import { type ClassToolPart, type ClassToolProps, ToolWindow } from '../../../parts/class-tools/index.ts';
import { KindIcon } from '../../../parts/documents/index.ts';
import { FilePreview } from '../../../parts/viewers/index.ts';
import { resourceOf } from './opened-resource.ts';
import classes from './resources.module.css';
import { useTexts } from './texts.ts';
import { useKeptPlayer } from './use-kept-player.ts';

/** A picture, video, sound, text or document of the disk over the slide. */
export const resourceWindow: ClassToolPart = { View: ResourceWindow, takes: [] };

function ResourceWindow(tool: ClassToolProps): ReactNode {
  const t = useTexts();
  const state = tool.lesson.state(tool.id);
  const { name, kind } = useSignal(state);
  const file = useMemo(() => resourceOf(tool.id, { name, kind }), [tool.id, name, kind]);
  const shown = useRef<HTMLDivElement>(null);
  useKeptPlayer(state, shown);
  return (
    <ToolWindow
      tool={tool}
      title={file.name === '' ? t('title') : file.name}
      icon={<KindIcon code={file.kind} />}
      size={file.kind === 'assets_audio' ? { w: 640, h: 560 } : { w: 1080, h: 760 }}
      side="right"
      minSize={{ w: 320, h: 280 }}
    >
      <Stack
        align="center"
        items="center"
        size="panel"
        overflow="clip"
        surface="paper"
        ref={shown}
        className={classes.shown}
      >
        {/* The lesson stores the position instead. */}
        <FilePreview file={file} keys="focus" keepsPlace={false} />
      </Stack>
    </ToolWindow>
  );
}
