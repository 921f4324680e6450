import { drawnMind, folded, mindMap, mindPlace } from '@lectern/courseware/mind';
import type { ToolViewProps } from '@lectern/stage/view';
import { type ReactNode, useMemo } from 'react';
import type { Described } from '../../../engine.tsx';
import classes from './mind.module.css';
import { foldable, type MindDescription } from './model.ts';
import { MindPicture } from './picture.tsx';
import { mindTexts } from './texts.ts';

/** The map in class: a press on a topic folds or unfolds its subtopics. */
export function MindView({
  tool,
  data,
  change,
  size,
  language,
  colors,
}: ToolViewProps & Described<MindDescription>): ReactNode {
  const t = mindTexts[language];
  const map = useMemo(() => mindMap(data), [data]);
  const drawing = useMemo(() => drawnMind(map, language), [map, language]);
  const { scale, x, y } = mindPlace(drawing, size);
  return (
    <div className={classes.map} role="group" aria-label={tool.name[language]} data-tool-frame="">
      <MindPicture tool={tool} data={data} size={size} language={language} colors={colors} />
      {foldable(data, language).map(({ node, hidden, ...box }) => {
        const words = node.text || t.unnamed;
        return (
          <button
            key={node.id}
            type="button"
            className={classes.topic}
            aria-expanded={!node.folded}
            aria-label={node.folded ? t.unfold(words, hidden) : t.fold(words)}
            style={{
              left: x + box.x * scale,
              top: y + box.y * scale,
              width: box.w * scale,
              height: box.h * scale,
            }}
            onClick={() => change(folded(node, !node.folded))}
          />
        );
      })}
    </div>
  );
}
