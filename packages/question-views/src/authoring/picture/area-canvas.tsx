import { Button, Row, Stack, Text, ToggleGroup, useTextsOf } from '@lectern/ui';
import { Circle, Move, Pentagon, Plus, Square } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useAuthor } from '../author-context.ts';
import { useFileAddress } from '../content-field/media-row.tsx';
import classes from './picture.module.css';
import { type Picture, pictureStyle } from './picture-field.tsx';
import { pictureTexts } from './picture-texts.ts';
import {
  handlesOf,
  middleShape,
  movedShape,
  type Point,
  type Shape,
  type ShapeType,
  scaledShape,
  withHandle,
} from './shapes.ts';
import { type Tool, useAreaDrag } from './use-area-drag.ts';

export interface DrawnArea {
  readonly id: string;
  readonly shape: Shape;
  readonly isRight: boolean;
}

interface AreaCanvasProps {
  readonly picture: Picture;
  readonly areas: readonly DrawnArea[];
  readonly nameOf: (id: string) => string;
  readonly onAdd: (shape: Shape) => void;
  readonly onShape: (id: string, shape: Shape) => void;
  readonly onRemove: (id: string) => void;
}

/** How far an arrow key moves an area; with Shift a fifth of it. */
const STEP = 0.02;

/** A picture on which areas are drawn and moved by pointer, finger or keys. */
export function AreaCanvas(props: AreaCanvasProps): ReactNode {
  const { picture, areas, onAdd, onShape } = props;
  const t = useTextsOf(pictureTexts);
  const { readOnly } = useAuthor();
  const address = useFileAddress(picture.asset);
  const [tool, setTool] = useState<Tool>(areas.length === 0 ? 'rectangle' : 'move');
  const board = useRef<SVGSVGElement>(null);
  const aspect = picture.height / picture.width;
  const drag = useAreaDrag({ board, aspect, tool, onAdd, onShape });
  const { corners } = drag;
  return (
    <Stack gap={2}>
      {!readOnly && (
        <AreaTools
          tool={tool}
          onTool={(next) => {
            setTool(next);
            drag.clearCorners();
          }}
          onMiddle={(type) => onAdd(middleShape(type, aspect))}
        />
      )}
      <div className={classes.frame}>
        <img src={address} alt={picture.alt ?? ''} draggable={false} style={pictureStyle(picture)} />
        <svg
          ref={board}
          className={classes.board}
          viewBox={`0 0 1 ${aspect}`}
          preserveAspectRatio="none"
          data-draws={tool === 'move' ? undefined : ''}
          {...drag.handlers}
        >
          <title>{t.areas}</title>
          <DrawnAreas {...props} aspect={aspect} drag={tool === 'move' ? drag : undefined} />
          {drag.drawn && <Outline shape={drag.drawn} aspect={aspect} className={classes.drawn} />}
          {corners.length > 0 && (
            <polyline
              className={classes.drawn}
              points={corners.map(({ x, y }) => `${x},${y * aspect}`).join(' ')}
            />
          )}
        </svg>
      </div>
      {!readOnly && (
        <Row gap={2}>
          <Text size="small" tone="quiet">
            {tool === 'move' ? t.moveHint : tool === 'polygon' ? t.polygonHint : t.drawHint}
          </Text>
          {corners.length > 2 && (
            <Button
              size="small"
              tone="primary"
              onClick={() => {
                onAdd({ type: 'polygon', corners: [...corners] });
                drag.clearCorners();
              }}
            >
              {t.finishPolygon}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}

interface DrawnAreasProps extends AreaCanvasProps {
  readonly aspect: number;
  /** Moves areas and handles; left out while another tool draws. */
  readonly drag: ReturnType<typeof useAreaDrag> | undefined;
}

/** The areas, and handles by which they are changed. */
function DrawnAreas({ areas, nameOf, onShape, onRemove, aspect, drag }: DrawnAreasProps): ReactNode {
  const t = useTextsOf(pictureTexts);
  const { readOnly } = useAuthor();
  const press = (area: DrawnArea) => (event: KeyboardEvent) => {
    const next = changedByKey(event, area.shape);
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove(area.id);
    else if (next) onShape(area.id, next);
    else return;
    event.preventDefault();
  };
  const pressHandle =
    (area: DrawnArea, index: number, { x, y }: Point) =>
    (event: KeyboardEvent) => {
      const by = arrowOf(event);
      if (!by) return;
      event.preventDefault();
      onShape(area.id, withHandle(area.shape, index, { x: x + by.x, y: y + by.y }, aspect));
    };
  return (
    <>
      {areas.map((area, index) => (
        <g
          key={area.id}
          role="button"
          tabIndex={0}
          aria-label={nameOf(area.id)}
          className={classes.area}
          data-right={area.isRight ? '' : undefined}
          onKeyDown={readOnly ? undefined : press(area)}
          onPointerDown={(event) => drag?.beginMove(area.id, area.shape, event)}
        >
          <Outline shape={area.shape} aspect={aspect} />
          <AreaNumber shape={area.shape} aspect={aspect} number={index + 1} isRight={area.isRight} />
        </g>
      ))}
      {drag &&
        !readOnly &&
        areas.flatMap((area) =>
          handlesOf(area.shape).map((point, index) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: handles have no names
              key={`${area.id} ${index}`}
              role="button"
              tabIndex={0}
              aria-label={`${nameOf(area.id)} ${t.handle} ${index + 1}`}
              className={classes.handle}
              cx={point.x}
              cy={point.y * aspect}
              r={0.012}
              onPointerDown={(event) => drag.beginHandle(area.id, index, area.shape, event)}
              onKeyDown={pressHandle(area, index, point)}
            />
          )),
        )}
    </>
  );
}

interface AreaToolsProps {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  readonly onMiddle: (type: ShapeType) => void;
}

function AreaTools({ tool, onTool, onMiddle }: AreaToolsProps): ReactNode {
  const t = useTextsOf(pictureTexts);
  const icons = {
    rectangle: <Square aria-hidden="true" />,
    circle: <Circle aria-hidden="true" />,
    polygon: <Pentagon aria-hidden="true" />,
  };
  return (
    <Row gap={2} wrap>
      <ToggleGroup
        label={t.draw}
        value={[tool]}
        options={[
          { value: 'move', label: t.move, icon: <Move aria-hidden="true" /> },
          ...(['rectangle', 'circle', 'polygon'] as const).map((type) => ({
            value: type as Tool,
            label: t.shapes[type],
            icon: icons[type],
          })),
        ]}
        onChange={([next]) => next && onTool(next)}
      />
      {tool !== 'move' && (
        <Button size="small" tone="quiet" icon={<Plus aria-hidden="true" />} onClick={() => onMiddle(tool)}>
          {t.addShape}
        </Button>
      )}
    </Row>
  );
}

function Outline({
  shape,
  aspect,
  className,
}: {
  shape: Shape;
  aspect: number;
  className?: string | undefined;
}): ReactNode {
  switch (shape.type) {
    case 'circle':
      return (
        <circle className={className} cx={shape.centre.x} cy={shape.centre.y * aspect} r={shape.radius} />
      );
    case 'rectangle':
      return (
        <rect
          className={className}
          x={shape.left}
          y={shape.top * aspect}
          width={shape.right - shape.left}
          height={(shape.bottom - shape.top) * aspect}
        />
      );
    default:
      return (
        <polygon
          className={className}
          points={shape.corners.map(({ x, y }) => `${x},${y * aspect}`).join(' ')}
        />
      );
  }
}

interface AreaNumberProps {
  readonly shape: Shape;
  readonly aspect: number;
  readonly number: number;
  readonly isRight: boolean;
}

/** The number of an area, with a tick when it is right: colour is not the only sign. */
function AreaNumber({ shape, aspect, number, isRight }: AreaNumberProps): ReactNode {
  const points = shape.type === 'circle' ? [shape.centre] : handlesOf(shape);
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  return (
    <text x={x} y={y * aspect} className={classes.number} fontSize={0.04}>
      {isRight ? `${number}✓` : number}
    </text>
  );
}

function arrowOf({ key, shiftKey }: KeyboardEvent): Point | undefined {
  const step = shiftKey ? STEP / 5 : STEP;
  const arrows: Readonly<Record<string, Point>> = {
    ArrowLeft: { x: -step, y: 0 },
    ArrowRight: { x: step, y: 0 },
    ArrowUp: { x: 0, y: -step },
    ArrowDown: { x: 0, y: step },
  };
  return arrows[key];
}

function changedByKey(event: KeyboardEvent, shape: Shape): Shape | undefined {
  const by = arrowOf(event);
  if (by) return movedShape(shape, by);
  if (event.key === '+' || event.key === '=') return scaledShape(shape, 1.1);
  return event.key === '-' ? scaledShape(shape, 1 / 1.1) : undefined;
}
