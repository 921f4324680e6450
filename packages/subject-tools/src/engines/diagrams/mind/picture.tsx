import {
  drawnMind,
  type MindBox,
  type MindDrawing,
  type MindLink,
  type MindLook,
  mindMap,
  mindPlace,
  mindSlot,
  mindWords,
} from '@lectern/courseware/mind';
import type { ReactNode } from 'react';
import { FONT } from '../../../common/paint.ts';
import type { Described } from '../../../engine.tsx';
import type { ToolPictureProps } from '../../../tool.ts';
import type { MindDescription } from './model.ts';

/** The colours without a page's theme: in a window, and in a file. */
const USUAL: Readonly<Record<string, string>> = {
  bg1: '#ffffff',
  tx1: '#1d2421',
  accent1: '#0e7c66',
  accent2: '#d9743a',
  accent3: '#3a6fb5',
  accent4: '#c9952b',
  accent5: '#7a5fa8',
  accent6: '#5c8f3c',
};

export function mindPictureWords({
  tool,
  data,
  language,
}: Omit<ToolPictureProps, 'size'> & Described<MindDescription>): string {
  return `${tool.name[language]} ${mindWords(mindMap(data))}`;
}

/** The map in its current state, as large as it fits, without a background. */
export function MindPicture({
  data,
  size,
  language,
  colors,
}: ToolPictureProps & Described<MindDescription>): ReactNode {
  const map = mindMap(data);
  const drawing = drawnMind(map, language);
  const { scale, x, y } = mindPlace(drawing, size);
  const paint = (slot: string) => colors?.[slot] ?? USUAL[slot] ?? '#1d2421';
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size.w}
      height={size.h}
      viewBox={`0 0 ${size.w} ${size.h}`}
      fontFamily={FONT}
      aria-hidden="true"
    >
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        {drawing.links.map((link) => (
          <path
            key={`${link.to.x} ${link.to.y}`}
            d={curve(link, drawing)}
            fill="none"
            stroke={paint(slotOf(map.look, link.branch))}
            strokeWidth={2.5}
            strokeLinecap="round"
          />
        ))}
        {drawing.boxes.map((box) => (
          <Box key={box.node.id} box={box} look={map.look} paint={paint} />
        ))}
      </g>
    </svg>
  );
}

function slotOf(look: MindLook, branch: number): string {
  return look === 'plain' ? 'accent1' : mindSlot(branch);
}

function curve({ from, to }: MindLink, { way }: MindDrawing): string {
  if (way === 'down') {
    const middle = (from.y + to.y) / 2;
    return `M${from.x} ${from.y}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}`;
  }
  const middle = (from.x + to.x) / 2;
  return `M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
}

interface BoxProps {
  readonly box: MindBox;
  readonly look: MindLook;
  readonly paint: (slot: string) => string;
}

function Box({ box, look, paint }: BoxProps): ReactNode {
  const { x, y, w, h, level, branch, size, lines, hidden, node } = box;
  const color = paint(level === 0 ? 'accent1' : slotOf(look, branch));
  const line = size * 1.3;
  const first = y + h / 2 - ((lines.length - 1) * line) / 2;
  return (
    <g opacity={node.text === '' && level > 0 ? 0.6 : undefined}>
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx={Math.min(h / 2, 14)}
        fill={level === 0 ? color : paint('bg1')}
        stroke={color}
        strokeWidth={level > 1 ? 1.5 : 2.5}
      />
      {lines.map((words, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          key={index}
          x={x + w / 2}
          y={first + index * line}
          dominantBaseline="central"
          textAnchor="middle"
          fontSize={size}
          fontWeight={level < 2 ? 600 : 400}
          fill={paint(level === 0 ? 'bg1' : 'tx1')}
        >
          {words}
        </text>
      ))}
      {hidden > 0 ? (
        <g>
          <circle cx={x + w} cy={y + h} r={11} fill={color} />
          <text
            x={x + w}
            y={y + h}
            dominantBaseline="central"
            textAnchor="middle"
            fontSize={12}
            fontWeight={600}
            fill={paint('bg1')}
          >
            {hidden}
          </text>
        </g>
      ) : null}
    </g>
  );
}
