import type { SheetPage, SheetShape, Tone } from '@lectern/paper-cards';
import type { ReactNode } from 'react';

/** How dark each tone is. */
const DARKNESS: Readonly<Record<Tone, number>> = { ink: 1, grey: 0.6, pale: 0.35 };

/** A printed page, as large as on paper. */
export function SheetView({ page }: { readonly page: SheetPage }): ReactNode {
  const { width, height, shapes } = page;
  return (
    <svg
      width={`${width}mm`}
      height={`${height}mm`}
      viewBox={`0 0 ${width} ${height}`}
      style={{ display: 'block' }}
      aria-hidden="true"
    >
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a page never change
        <Shape key={index} shape={shape} />
      ))}
    </svg>
  );
}

function Shape({ shape }: { readonly shape: SheetShape }): ReactNode {
  const darkness = DARKNESS[shape.tone];
  if (shape.kind === 'area') return <path d={shape.path} fill="black" fillOpacity={darkness} />;
  if (shape.kind === 'line')
    return (
      <path
        d={shape.path}
        fill="none"
        stroke="black"
        strokeOpacity={darkness}
        strokeWidth={0.25}
        strokeDasharray={shape.dashed ? '3 2' : undefined}
      />
    );
  const { text, x, y, size, align, bold, turn } = shape;
  return (
    <text
      fill="black"
      fillOpacity={darkness}
      fontSize={size}
      fontWeight={bold ? 600 : 400}
      textAnchor={align}
      dominantBaseline="central"
      transform={`translate(${x} ${y}) rotate(${turn})`}
    >
      {text}
    </text>
  );
}
