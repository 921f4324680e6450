import type { Insertion } from '@lectern/stage/edit';
import {
  classNames,
  fingerArea,
  IconButton,
  Menu,
  MenuItem,
  MenuSeparator,
  Popover,
  Progress,
  Stack,
  Submenu,
  Text,
  Toolbar,
  useReturnedFocus,
} from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import {
  Blocks,
  Camera,
  ChartColumn,
  CircleHelp,
  FileAudio,
  FileUp,
  Grid2x2,
  ImageUp,
  Library,
  Mic,
  Slash,
  X,
} from 'lucide-react';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { defineTexts, useLanguage } from '../../../platform/i18n/texts.ts';
import { type Command, runCommand } from '../commands/command.ts';
import { CommandItem } from '../commands/command-item.tsx';
import { insertCharts } from '../commands/insert/charts.ts';
import { insertContents } from '../commands/insert/contents.ts';
import { insertFormula } from '../commands/insert/formulas.ts';
import { insertIcon, insertSticker } from '../commands/insert/icons.ts';
import { insertFiles, insertLines, insertShape, insertTable, insertText } from '../commands/insert/insert.ts';
import { insertMindMap, insertTools } from '../commands/insert/insert-tools.ts';
import { insertQuestions } from '../commands/insert/questions.ts';
import { drawFreehand, drawPath } from '../commands/shape/paths.ts';
import { insertWordGrids } from '../commands/text/word-grids.ts';
import { useCommand } from '../commands/use-command.ts';
import { useEditing } from '../editing/editor-context.ts';
import { region } from '../editing/regions.ts';
import { LazyContentsPicker, LazyIconPicker, LazyShapePicker, LazyStickerPicker } from '../lazy-pickers.tsx';
import { useEditorTexts } from '../locale/texts.ts';
import { acceptedTypes, type MediaKind } from '../media/insert-media.ts';
import type { UploadList } from '../media/use-uploads.ts';
import classes from './insert-bar.module.css';

import { TablePicker } from './table-picker.tsx';

/** The bar with all elements that can be inserted on a page. */
export function InsertBar({ uploads }: { readonly uploads: UploadList }): ReactNode {
  const t = useEditorTexts();
  const editing = useEditing();
  const { focusPage } = editing;
  const tool = useTool();
  const after = useReturnedFocus(focusPage);
  const { chose, returnsFocus } = after;
  return (
    <Toolbar className={classes.bar} label={t('insert.label')} {...region('insert')}>
      <Tool command={insertText} pressed={tool === 'text'} onClick={() => runCommand(insertText, editing)} />
      <ShapeTool {...after} />
      <Menu
        returnsFocus={returnsFocus}
        trigger={<IconTool label={t('insert.line')} icon={<Slash />} pressed={tool === 'line'} />}
      >
        {[...insertLines, drawPath, drawFreehand].map((command) => (
          <CommandItem key={command.id} command={command} drawsIcon onChosen={chose} />
        ))}
      </Menu>
      {hasCamera() ? <PictureTool /> : <FileTool kind="picture" />}
      <GalleryTool command={insertIcon} draws={LazyIconPicker} {...after} />
      <GalleryTool command={insertSticker} draws={LazyStickerPicker} {...after} />
      <FileTool kind="video" />
      <AudioTool />
      <TableTool {...after} />
      <Menu
        returnsFocus={returnsFocus}
        trigger={<IconTool label={t('insert.chart')} icon={<ChartColumn />} />}
      >
        {insertCharts.map((command) => (
          <CommandItem key={command.id} command={command} drawsIcon onChosen={chose} />
        ))}
      </Menu>
      <GalleryTool command={insertContents} draws={LazyContentsPicker} {...after} />
      <Tool command={insertFormula} onClick={() => runCommand(insertFormula, editing)} />
      <Tool command={insertMindMap} onClick={() => runCommand(insertMindMap, editing)} />
      <Menu returnsFocus={returnsFocus} trigger={<IconTool label={t('insert.grid')} icon={<Grid2x2 />} />}>
        {insertWordGrids.map((command) => (
          <CommandItem key={command.id} command={command} onChosen={chose} />
        ))}
      </Menu>
      <QuestionTool {...after} />
      <Menu returnsFocus={returnsFocus} trigger={<IconTool label={t('insert.tool')} icon={<Blocks />} />}>
        {insertTools.map((command) => (
          <CommandItem key={command.id} command={command} drawsIcon onChosen={chose} />
        ))}
      </Menu>
      <Uploads uploads={uploads} />
    </Toolbar>
  );
}

/** Moves the focus after a choice. */
type AfterChoice = ReturnType<typeof useReturnedFocus>;

function ShapeTool({ chose, returnsFocus }: AfterChoice): ReactNode {
  const t = useEditorTexts();
  const editing = useEditing();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={t('insert.shape')}
      open={open}
      returnsFocus={returnsFocus}
      onOpenChange={setOpen}
      trigger={<Tool command={insertShape} pressed={useTool() === 'shape'} />}
    >
      <LazyShapePicker
        offers="all"
        onPick={(preset) => {
          setOpen(false);
          chose();
          runCommand(insertShape, editing, preset);
        }}
      />
    </Popover>
  );
}

function TableTool({ chose, returnsFocus }: AfterChoice): ReactNode {
  const t = useEditorTexts();
  const editing = useEditing();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={t('insert.table')}
      open={open}
      returnsFocus={returnsFocus}
      onOpenChange={setOpen}
      trigger={<Tool command={insertTable} />}
    >
      <TablePicker
        onPick={(rows, columns) => {
          chose();
          setOpen(false);
          runCommand(insertTable, editing, { rows, columns });
        }}
      />
    </Popover>
  );
}

const ReadyQuestions = lazyComponent(
  async () => (await import('../questions/ready-questions.tsx')).ReadyQuestions,
);
const QuestionFile = lazyComponent(async () => (await import('../questions/question-file.tsx')).QuestionFile);
const { useTexts: useReadyText } = defineTexts(
  { ready: '现成题目…', file: '从文件导入…' },
  { ready: 'Ready questions…', file: 'Import from a file…' },
);

/** The kinds of questions, in groups, the ready questions, and the import of a file. */
function QuestionTool({ chose, returnsFocus }: AfterChoice): ReactNode {
  const t = useEditorTexts();
  const language = useLanguage();
  const ready = useReadyText();
  const [dialog, setDialog] = useState<'ready' | 'file'>();
  const close = () => setDialog(undefined);
  const first = insertQuestions[0]?.commands[0];
  const { disabled } = useCommand(first ?? insertText);
  return (
    <>
      <Menu
        returnsFocus={returnsFocus}
        trigger={<IconTool label={t('insert.question')} icon={<CircleHelp />} />}
      >
        <MenuItem icon={<Library />} disabled={disabled} onSelect={() => setDialog('ready')}>
          {ready('ready')}
        </MenuItem>
        <MenuItem icon={<FileUp />} disabled={disabled} onSelect={() => setDialog('file')}>
          {ready('file')}
        </MenuItem>
        <MenuSeparator />
        {insertQuestions.map(({ group, label, commands }) => {
          const items = commands.map((command) => (
            <CommandItem key={command.id} command={command} onChosen={chose} />
          ));
          // A group of one kind has its name.
          return items.length === 1 ? (
            items
          ) : (
            <Submenu key={group} label={label[language]}>
              {items}
            </Submenu>
          );
        })}
      </Menu>
      {dialog === 'ready' && <ReadyQuestions onClose={close} />}
      {dialog === 'file' && <QuestionFile onClose={close} />}
    </>
  );
}

/** Files that are being stored. */
function Uploads({ uploads }: { readonly uploads: UploadList }): ReactNode {
  const t = useEditorTexts();
  if (uploads.current.length === 0) return null;
  return (
    <Stack gap={1} className={classNames('floating-card', classes.uploads)} role="status">
      {uploads.current.map((upload) => (
        <Stack align="center" key={upload.key} className={classes.upload}>
          <Text size="small" overflow="cut">
            {t('insert.uploading', { name: upload.name })}
          </Text>
          <Progress value={upload.fraction} label={upload.name} />
          <IconButton label={t('insert.cancelUpload')} size="small" icon={<X />} onClick={upload.cancel} />
        </Stack>
      ))}
    </Stack>
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

interface IconToolProps extends React.ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly pressed?: boolean;
  readonly ref?: React.Ref<HTMLButtonElement>;
}

function IconTool({ label, icon, pressed, ...rest }: IconToolProps): ReactNode {
  return (
    <button {...rest} type="button" className={classNames(fingerArea, classes.tool)} data-pressed={pressed}>
      {icon}
      <span>{label}</span>
    </button>
  );
}

interface ToolProps<Value> extends Omit<IconToolProps, 'label' | 'icon'> {
  readonly command: Command<Value>;
}

/** A button with a command's icon and name. The parent handles the press, because some commands need a value first. */
function Tool<Value>({ command, ...rest }: ToolProps<Value>): ReactNode {
  const { label, icon: Icon } = useCommand(command);
  return <IconTool {...rest} label={label} icon={Icon ? <Icon /> : null} />;
}

interface GalleryToolProps<Value> extends AfterChoice {
  readonly command: Command<Value>;
  readonly draws: ComponentType<{ readonly onChosen: () => void }>;
}

/** A button that opens a gallery, and closes it once an entry was selected. */
function GalleryTool<Value>({
  command,
  draws: Gallery,
  chose,
  returnsFocus,
}: GalleryToolProps<Value>): ReactNode {
  const [open, setOpen] = useState(false);
  const { label } = useCommand(command);
  return (
    <Popover
      label={label}
      open={open}
      returnsFocus={returnsFocus}
      onOpenChange={setOpen}
      trigger={<Tool command={command} />}
    >
      <Gallery
        onChosen={() => {
          chose();
          setOpen(false);
        }}
      />
    </Popover>
  );
}

const VoiceDialog = lazyComponent(async () => (await import('../voice/voice-dialog.tsx')).VoiceDialog);

/** Inserts a sound from a file or a new recording. */
function AudioTool(): ReactNode {
  const t = useEditorTexts();
  const editing = useEditing();
  const files = useRef<HTMLInputElement>(null);
  const [records, setRecords] = useState(false);
  const command = insertFiles.audio;
  const { label, icon: Icon, disabled } = useCommand(command);
  return (
    <>
      <Menu trigger={<IconTool label={label} icon={Icon ? <Icon /> : null} />}>
        <MenuItem icon={<FileAudio />} onSelect={() => files.current?.click()}>
          {t('insert.fromFile')}
        </MenuItem>
        <MenuItem icon={<Mic />} disabled={disabled} onSelect={() => setRecords(true)}>
          {t('insert.voice')}
        </MenuItem>
      </Menu>
      <input
        ref={files}
        type="file"
        hidden
        accept={acceptedTypes.audio}
        data-insert="audio"
        onChange={(event) => {
          runCommand(command, editing, event.target.files ?? []);
          event.target.value = '';
        }}
      />
      {records ? <VoiceDialog onClose={() => setRecords(false)} /> : null}
    </>
  );
}

/** Whether the device is a panel or tablet, on which taking a photo is easier than finding a file. */
function hasCamera(): boolean {
  return window.matchMedia('(pointer: coarse) and (hover: none)').matches;
}

const CameraDialog = lazyComponent(async () => (await import('../camera/camera-dialog.tsx')).CameraDialog);

/** Inserts a picture from a file or the camera; for panels and tablets. */
function PictureTool(): ReactNode {
  const t = useEditorTexts();
  const editing = useEditing();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [looks, setLooks] = useState(false);
  const command = insertFiles.picture;
  const { label, icon: Icon, disabled } = useCommand(command);
  const take = (event: React.ChangeEvent<HTMLInputElement>) => {
    runCommand(command, editing, event.target.files ?? []);
    event.target.value = '';
  };
  // Android and iOS open the system's camera for an input with `capture`; other browsers would open the file picker.
  const photograph = () => {
    if ('capture' in HTMLInputElement.prototype) camera.current?.click();
    else setLooks(true);
  };
  const shared = { type: 'file', hidden: true, onChange: take } as const;
  return (
    <>
      <Menu trigger={<IconTool label={label} icon={Icon ? <Icon /> : null} />}>
        <MenuItem icon={<ImageUp />} disabled={disabled} onSelect={() => files.current?.click()}>
          {t('insert.fromFile')}
        </MenuItem>
        <MenuItem icon={<Camera />} disabled={disabled} onSelect={photograph}>
          {t('insert.fromCamera')}
        </MenuItem>
      </Menu>
      <input {...shared} ref={files} multiple accept={acceptedTypes.picture} data-insert="picture" />
      <input {...shared} ref={camera} accept="image/*" capture="environment" data-insert="camera" />
      {looks ? <CameraDialog onClose={() => setLooks(false)} /> : null}
    </>
  );
}

function FileTool({ kind }: { readonly kind: MediaKind }): ReactNode {
  const editing = useEditing();
  const picker = useRef<HTMLInputElement>(null);
  const command = insertFiles[kind];
  return (
    <>
      <Tool command={command} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        type="file"
        hidden
        multiple={kind === 'picture'}
        accept={acceptedTypes[kind]}
        data-insert={kind}
        onChange={(event) => {
          runCommand(command, editing, event.target.files ?? []);
          event.target.value = '';
        }}
      />
    </>
  );
}
