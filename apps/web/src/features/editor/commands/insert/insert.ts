import { newTable } from '@lectern/courseware';
import type { Insertion } from '@lectern/stage/edit';
import { AudioLines, Film, Image, Shapes, Table, Type } from 'lucide-react';
import type { ComponentType } from 'react';
import type { CommandContext } from '../../editing/command-context.ts';
import { putOnPage } from '../../editing/put-on-page.ts';
import { isLine, shapeGeometry } from '../../shapes/shape-geometry.ts';
import { type Command, command, type Label } from '../command.ts';
import { Arrow, CurvedArrow, DoubleArrow, ElbowArrow, StraightLine } from '../drawn-icons.tsx';

/** The next press on the page draws it; the page is focused for the keys. */
function draw({ session, focusPage }: CommandContext, insertion: Insertion): void {
  session.startInsertion(insertion);
  focusPage();
}

export const insertText = command({
  id: 'insert.text',
  label: { zh: '文本', en: 'Text' },
  icon: Type,
  changes: true,
  run: (context) => draw(context, { type: 'text' }),
});

/** `value` is the name of the shape in the gallery. */
export const insertShape = command<string>({
  id: 'insert.shape',
  label: { zh: '形状', en: 'Shape' },
  icon: Shapes,
  changes: true,
  run: (context, name) =>
    draw(
      context,
      isLine(name)
        ? { type: 'line', preset: name, arrow: 'none' }
        : { type: 'shape', preset: name, geometry: shapeGeometry(name) },
    ),
});

function line(
  id: string,
  label: Label,
  icon: ComponentType,
  preset: string,
  arrow: Extract<Insertion, { type: 'line' }>['arrow'],
): Command {
  return command({
    id: `insert.line.${id}`,
    label,
    icon,
    changes: true,
    run: (context) => draw(context, { type: 'line', preset, arrow }),
  });
}

export const insertLines: readonly Command[] = [
  line('straight', { zh: '直线', en: 'Line' }, StraightLine, 'line', 'none'),
  line('arrow', { zh: '箭头', en: 'Arrow' }, Arrow, 'straightConnector1', 'end'),
  line('doubleArrow', { zh: '双向箭头', en: 'Double arrow' }, DoubleArrow, 'straightConnector1', 'both'),
  line('elbow', { zh: '折线箭头', en: 'Elbow arrow' }, ElbowArrow, 'bentConnector3', 'end'),
  line('curve', { zh: '曲线箭头', en: 'Curved arrow' }, CurvedArrow, 'curvedConnector3', 'end'),
];

type Files = Iterable<File>;

/** Uploads the files and focuses the page, because the inserted elements get selected and keys then apply to them. */
function upload({ addFile, focusPage }: CommandContext, files: Files): void {
  for (const file of files) addFile(file);
  focusPage();
}

/** The commands by kind of file. `value` is the list of picked files. */
export const insertFiles = {
  picture: command<Files>({
    id: 'insert.picture',
    label: { zh: '图片', en: 'Picture' },
    icon: Image,
    changes: true,
    run: upload,
  }),
  video: command<Files>({
    id: 'insert.video',
    label: { zh: '视频', en: 'Video' },
    icon: Film,
    changes: true,
    run: upload,
  }),
  audio: command<Files>({
    id: 'insert.audio',
    label: { zh: '音频', en: 'Audio' },
    icon: AudioLines,
    changes: true,
    run: upload,
  }),
};

/** Width of a new table as a share of the page's width, and its least distance from the page's top, logical pixels. */
const tableWidth = 0.75;
const leastTop = 24;

export const insertTable = command<{ readonly rows: number; readonly columns: number }>({
  id: 'insert.table',
  label: { zh: '表格', en: 'Table' },
  icon: Table,
  changes: true,
  run: ({ session, focusPage }, { rows, columns }) => {
    putOnPage(session, 'table', (page, place) => {
      const w = place?.w ?? page.w * tableWidth;
      const table = newTable(rows, columns, w);
      const h = table.rows.reduce((sum, row) => sum + row.height, 0);
      const frame = place
        ? { ...place, h }
        : { x: (page.w - w) / 2, y: Math.max(leastTop, (page.h - h) / 2), w, h };
      return { type: 'table', frame, table };
    });
    focusPage();
  },
});
