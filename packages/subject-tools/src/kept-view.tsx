import type { ToolDataPatch } from '@lectern/courseware';
import type { ToolView, ToolViewProps } from '@lectern/stage/view';
import { type ReactNode, useMemo, useState } from 'react';
import classes from './common/tool.module.css';
import type { ToolPart } from './tool.ts';
import { currentData, fits } from './tool-data.ts';

const TOO_MUCH: Readonly<Record<ToolViewProps['language'], string>> = {
  zh: '记下的内容太多了，这一步没有保存。请先清除一些。',
  en: 'This tool holds too much: the last step was not kept. Clear something first.',
};

/** The view of a tool for the stage. */
export function keptView(part: ToolPart): ToolView {
  return (props) => <KeptTool part={part} {...props} />;
}

/**
 * Migrates stored data to the current version, stores the migration with the first change, and rejects changes that
 * make the data too large. In modes other than `show` it draws the tool's picture.
 */
function KeptTool({ part, ...props }: ToolViewProps & { readonly part: ToolPart }): ReactNode {
  const { shape, View, Picture, wordsOf } = part;
  const { data: kept, change, mode, size, language, colors } = props;
  const { data, owed } = useMemo(() => currentData(shape, kept), [shape, kept]);
  const [isFull, setFull] = useState(false);
  if (mode !== 'show') {
    return (
      <div className={classes.still} role="img" aria-label={wordsOf({ data, language })}>
        <Picture data={data} size={size} language={language} colors={colors} />
      </div>
    );
  }
  const keep = (patch: ToolDataPatch) => {
    const whole = { ...owed, ...patch };
    const mayKeep = fits(kept, whole);
    setFull(!mayKeep);
    if (mayKeep) change(whole);
  };
  return (
    <>
      <View {...props} data={data} change={keep} />
      {isFull ? (
        <p className={classes.full} role="alert">
          {TOO_MUCH[language]}
        </p>
      ) : null}
    </>
  );
}
