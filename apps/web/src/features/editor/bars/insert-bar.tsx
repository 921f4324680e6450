import { insertElement, newTable } from '@lectern/courseware';
import type { Insertion } from '@lectern/stage/edit';
import { classNames, fingerArea, IconButton, Menu, MenuItem, Popover, Progress } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { AudioLines, Film, Image, MoveRight, Shapes, Slash, Table, Type, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { useReturnedFocus } from '../editing/use-returned-focus.ts';
import { useEditorTexts } from '../locale/texts.ts';
import { acceptedTypes, type MediaKind } from '../media/insert-media.ts';
import type { UploadList } from '../media/use-uploads.ts';
import classes from './insert-bar.module.css';
import { ShapePicker } from './shape-picker.tsx';
import { TablePicker } from './table-picker.tsx';

const lines: readonly {
  readonly key: 'straight' | 'arrow' | 'doubleArrow' | 'elbow' | 'curve';
  readonly insertion: Extract<Insertion, { type: 'line' }>;
}[] = [
  { key: 'straight', insertion: { type: 'line', preset: 'line', arrow: 'none' } },
  { key: 'arrow', insertion: { type: 'line', preset: 'straightConnector1', arrow: 'end' } },
  { key: 'doubleArrow', insertion: { type: 'line', preset: 'straightConnector1', arrow: 'both' } },
  { key: 'elbow', insertion: { type: 'line', preset: 'bentConnector3', arrow: 'end' } },
  { key: 'curve', insertion: { type: 'line', preset: 'curvedConnector3', arrow: 'end' } },
];

/** What can be put on a page. */
export function InsertBar({ uploads }: { readonly uploads: UploadList }): ReactNode {
  const t = useEditorTexts();
  const { session, focusPage } = useEditing();
  const [shapesOpen, setShapesOpen] = useState(false);
  const [tableOpen, setTableOpen] = useState(false);
  const tool = useTool();
  const { chose, returnsFocus } = useReturnedFocus(focusPage);
  const begin = (insertion: Insertion) => {
    session.startInsertion(insertion);
    focusPage();
  };
  const start = (insertion: Insertion) => {
    chose();
    begin(insertion);
  };
  const insertTable = (rows: number, columns: number) => {
    chose();
    setTableOpen(false);
    const pageId = session.pageId.get();
    if (pageId === undefined) return;
    const page = session.store.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
    const table = newTable(rows, columns, page.w * 0.75);
    const h = table.rows.reduce((sum, row) => sum + row.height, 0);
    const frame = { x: page.w * 0.125, y: Math.max(24, (page.h - h) / 2), w: page.w * 0.75, h };
    let id: string | undefined;
    session.edit((edit) => {
      id = insertElement(edit, pageId, { type: 'table', frame, table });
    });
    if (id !== undefined) session.choose([id]);
    focusPage();
  };
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('insert.label')}>
      <Tool
        label={t('insert.text')}
        icon={<Type />}
        pressed={tool === 'text'}
        onClick={() => begin({ type: 'text' })}
      />
      <Popover
        label={t('insert.shape')}
        open={shapesOpen}
        returnsFocus={returnsFocus}
        onOpenChange={setShapesOpen}
        trigger={<Tool label={t('insert.shape')} icon={<Shapes />} pressed={tool === 'shape'} />}
      >
        <ShapePicker
          onPick={(preset) => {
            setShapesOpen(false);
            start({ type: 'shape', preset });
          }}
        />
      </Popover>
      <Menu
        returnsFocus={returnsFocus}
        trigger={<Tool label={t('insert.line')} icon={<Slash />} pressed={tool === 'line'} />}
      >
        {lines.map(({ key, insertion }) => (
          <MenuItem
            key={key}
            icon={insertion.arrow === 'none' ? <Slash /> : <MoveRight />}
            onSelect={() => start(insertion)}
          >
            {t(`insert.${key}`)}
          </MenuItem>
        ))}
      </Menu>
      <FileTool kind="picture" label={t('insert.picture')} icon={<Image />} uploads={uploads} />
      <FileTool kind="video" label={t('insert.video')} icon={<Film />} uploads={uploads} />
      <FileTool kind="audio" label={t('insert.audio')} icon={<AudioLines />} uploads={uploads} />
      <Popover
        label={t('insert.table')}
        open={tableOpen}
        returnsFocus={returnsFocus}
        onOpenChange={setTableOpen}
        trigger={<Tool label={t('insert.table')} icon={<Table />} />}
      >
        <TablePicker onPick={insertTable} />
      </Popover>
      {uploads.current.length > 0 ? (
        <div className={classes.uploads} role="status">
          {uploads.current.map((upload) => (
            <div key={upload.key} className={classes.upload}>
              <span className={classes.uploadName}>{t('insert.uploading', { name: upload.name })}</span>
              <Progress value={upload.fraction} label={upload.name} />
              <IconButton
                label={t('insert.cancelUpload')}
                size="small"
                icon={<X />}
                onClick={upload.cancel}
              />
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}

function useTool(): Insertion['type'] | undefined {
  const { tools } = useEditing().session;
  return useSignal(tools.current, ({ name, cursor }) => {
    if (name === 'insertingLine') return 'line';
    if (name !== 'insertingBox') return undefined;
    return cursor === 'text' ? 'text' : 'shape';
  });
}

interface ToolProps extends React.ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly pressed?: boolean;
  readonly ref?: React.Ref<HTMLButtonElement>;
}

function Tool({ label, icon, pressed, ...rest }: ToolProps): ReactNode {
  return (
    <button {...rest} type="button" className={classNames(fingerArea, classes.tool)} data-pressed={pressed}>
      {icon}
      <span>{label}</span>
    </button>
  );
}

interface FileToolProps {
  readonly kind: MediaKind;
  readonly label: string;
  readonly icon: ReactNode;
  readonly uploads: UploadList;
}

function FileTool({ kind, label, icon, uploads }: FileToolProps): ReactNode {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tool label={label} icon={icon} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        type="file"
        hidden
        multiple={kind === 'picture'}
        accept={acceptedTypes[kind]}
        data-insert={kind}
        onChange={(event) => {
          for (const file of event.target.files ?? []) uploads.add(file);
          event.target.value = '';
        }}
      />
    </>
  );
}
