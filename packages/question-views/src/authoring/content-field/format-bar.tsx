import { type Color, cssColor, DEFAULT_COLOR_MAP, OFFICE_COLORS, resolveColor } from '@lectern/courseware';
import type { TextEditor } from '@lectern/stage/free-text';
import {
  FileButton,
  IconButton,
  Menu,
  MenuItem,
  ToggleGroup,
  useReturnedFocus,
  useTextsOf,
} from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import {
  Baseline,
  Bold,
  CircleDot,
  ImagePlus,
  Italic,
  SquareDashed,
  Subscript,
  Superscript,
  Underline,
} from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useReducer } from 'react';
import { useAuthor } from '../author-context.ts';
import type { ActiveField } from './active-text.ts';
import classes from './content-field.module.css';
import { contentTexts } from './content-texts.ts';
import { baselineOf, hasLook } from './field-keys.ts';
import { FormulaPopover } from './formula-popover.tsx';
import { PinyinPopover } from './pinyin-popover.tsx';

const LOOKS = ['bold', 'italic', 'underline', 'emphasisMark'] as const;
type Look = (typeof LOOKS)[number];
/** The share of the font size by which Office raises and lowers letters. */
const RAISED = 0.3;
const LOWERED = -0.25;
const ACCENTS = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;

/** The formats of the text in which the author writes, or wrote last. */
export function FormatBar(): ReactNode {
  const { active } = useAuthor();
  const field = useSignal(active.field);
  const t = useTextsOf(contentTexts);
  useChanges(field?.editor);
  return (
    <div
      role="group"
      aria-label={t.bar}
      className={classes.bar}
      // A press leaves the focus and the selection in the text.
      onMouseDown={keepFocus}
    >
      <LookToggles editor={field?.editor} />
      <ColorMenu editor={field?.editor} />
      <span className={classes.rule} aria-hidden="true" />
      <PinyinPopover editor={field?.editor} />
      <FormulaPopover editor={field?.editor} />
      <ObjectButtons field={field} />
    </div>
  );
}

/** Events of popovers arrive here, too: those keep their own focus. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (target instanceof Node && currentTarget.contains(target) && !(target instanceof HTMLInputElement))
    event.preventDefault();
}

/** Draws again when the selection or the text changes. */
function useChanges(editor: TextEditor | undefined): void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => editor?.subscribe(draw), [editor]);
}

interface EditorProps {
  readonly editor: TextEditor | undefined;
}

function LookToggles({ editor }: EditorProps): ReactNode {
  const t = useTextsOf(contentTexts);
  const icons = {
    bold: <Bold aria-hidden="true" />,
    italic: <Italic aria-hidden="true" />,
    underline: <Underline aria-hidden="true" />,
    emphasisMark: <CircleDot aria-hidden="true" />,
  };
  const labels = { bold: t.bold, italic: t.italic, underline: t.underline, emphasisMark: t.emphasis };
  const on = editor ? LOOKS.filter((look) => hasLook(editor, look)) : [];
  const baseline = editor ? baselineOf(editor) : 0;
  const toggle = (look: Look) => {
    const value = look === 'underline' ? 'sng' : true;
    editor?.patchRuns({ [look]: on.includes(look) ? undefined : value });
  };
  return (
    <>
      <ToggleGroup
        label={t.bar}
        multiple
        disabled={!editor}
        value={on}
        options={LOOKS.map((look) => ({ value: look, label: labels[look], icon: icons[look] }))}
        onChange={(next) => {
          for (const look of LOOKS) if (next.includes(look) !== on.includes(look)) toggle(look);
          editor?.focus();
        }}
      />
      <ToggleGroup
        label={`${t.superscript} ${t.subscript}`}
        disabled={!editor}
        value={baseline === 0 ? [] : [baseline > 0 ? 'up' : 'down']}
        options={[
          { value: 'up', label: t.superscript, icon: <Superscript aria-hidden="true" /> },
          { value: 'down', label: t.subscript, icon: <Subscript aria-hidden="true" /> },
        ]}
        onChange={([next]) => {
          editor?.patchRuns({ baseline: next && (next === 'up' ? RAISED : LOWERED) });
          editor?.focus();
        }}
      />
    </>
  );
}

function ColorMenu({ editor }: EditorProps): ReactNode {
  const t = useTextsOf(contentTexts);
  const { chose, returnsFocus } = useReturnedFocus(() => editor?.focus());
  const pick = (color: Color | undefined) => {
    editor?.patchRuns({ fill: color && { type: 'solid', color } });
    chose();
  };
  return (
    <Menu
      returnsFocus={returnsFocus}
      trigger={
        <IconButton size="small" label={t.color} icon={<Baseline aria-hidden="true" />} disabled={!editor} />
      }
    >
      <MenuItem icon={<span className={classes.dot} />} onSelect={() => pick(undefined)}>
        {t.noColor}
      </MenuItem>
      {ACCENTS.map((slot, index) => (
        <MenuItem
          key={slot}
          icon={<span className={classes.dot} style={{ background: cssOf({ type: 'scheme', slot }) }} />}
          onSelect={() => pick({ type: 'scheme', slot })}
        >
          {t.colors[index]}
        </MenuItem>
      ))}
    </Menu>
  );
}

function cssOf(color: Color): string {
  return cssColor(resolveColor(color, { colors: OFFICE_COLORS, map: DEFAULT_COLOR_MAP }));
}

function ObjectButtons({ field }: { readonly field: ActiveField | undefined }): ReactNode {
  const t = useTextsOf(contentTexts);
  return (
    <>
      {field?.addFiles && (
        <FileButton
          size="small"
          tone="quiet"
          accept="image/*,audio/*,video/*"
          multiple
          icon={<ImagePlus aria-hidden="true" />}
          onFiles={field.addFiles}
        >
          {t.addMedia}
        </FileButton>
      )}
      {field?.insertGap && (
        <IconButton
          size="small"
          label={t.gap}
          icon={<SquareDashed aria-hidden="true" />}
          onClick={field.insertGap}
        />
      )}
    </>
  );
}
