import type { ToolData } from '@lectern/courseware';
import type { ToolView } from '@lectern/stage/view';
import { Box } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import {
  type ClassToolPart,
  type ClassToolProps,
  ToolWindow,
  useToolSound,
} from '../../../parts/class-tools/index.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { iconOf } from './icons.ts';
import classes from './subject-tools.module.css';

/** Sizes in the 1920 design: 1.5 pixels of the design are one pixel of the tool, as on a page. */
const SIZES: Readonly<Record<string, { readonly w: number; readonly h: number }>> = {
  Calculator: { w: 480, h: 680 },
  Clock: { w: 580, h: 680 },
  StrokeOrder: { w: 980, h: 640 },
};
const USUAL = { w: 640, h: 600 };
const PIXEL = 1.5;

/** A subject tool in a window over the show. Its state is stored in the lesson. */
export async function toolInWindow(
  key: string,
  label: Readonly<Record<'zh' | 'en', string>>,
): Promise<ClassToolPart> {
  const { toolView } = await import('@lectern/subject-tools/load-tool');
  const view = await toolView(key);
  if (!view) throw new Error(`there is no ${key}`);
  const drawn = (tool: ClassToolProps) => (
    <ToolInWindow tool={tool} toolKey={key} view={view} label={label} />
  );
  return { takes: [], View: drawn };
}

interface ToolInWindowProps {
  readonly tool: ClassToolProps;
  readonly toolKey: string;
  readonly view: ToolView;
  readonly label: Readonly<Record<'zh' | 'en', string>>;
}

function ToolInWindow({ tool, toolKey, view: View, label }: ToolInWindowProps): ReactNode {
  const language = useLanguage();
  const playSound = useToolSound();
  const state = tool.lesson.state(`${tool.id}/data`);
  const data = useSignal(state) as ToolData;
  const [size, setSize] = useState<{ readonly w: number; readonly h: number; readonly pixel: number }>();
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const measure = () => {
      const pixel = (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 10) * PIXEL;
      setSize({ w: element.clientWidth / pixel, h: element.clientHeight / pixel, pixel });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const Icon = iconOf(toolKey);
  return (
    <ToolWindow
      tool={tool}
      title={label[language]}
      icon={<Icon aria-hidden />}
      size={SIZES[toolKey] ?? USUAL}
      minSize={{ w: 420, h: 420 }}
    >
      <Box overflow="clip" ref={body} className={classes.body} data-tool-window="">
        {size && size.w > 0 && (
          <div
            className={classes.scaled}
            style={{ '--pixel': size.pixel, width: size.w, height: size.h } as CSSProperties}
          >
            <View
              data={data}
              change={(patch) => state.change(patch)}
              mode="show"
              size={size}
              assets={tool.show.assets}
              language={language}
              sound={playSound}
            />
          </div>
        )}
      </Box>
    </ToolWindow>
  );
}
