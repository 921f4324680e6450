import type { TextEditor } from '@lectern/stage/free-text';
import { InlineFormula } from '@lectern/stage/view';
import { Button, Field, IconButton, Input, Popover, Row, Stack, useTextsOf } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Radical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useQuestionHost } from '../../answer-view.ts';
import { useAuthor } from '../author-context.ts';
import classes from './content-field.module.css';
import { contentTexts } from './content-texts.ts';

/** Writes a formula at the cursor, or changes the selected one. */
export function FormulaPopover({ editor }: { readonly editor: TextEditor | undefined }): ReactNode {
  const t = useTextsOf(contentTexts);
  const { active } = useAuthor();
  const open = useSignal(active.writesFormula) && editor !== undefined;
  const close = () => {
    active.askForFormula(false);
    editor?.focus();
  };
  return (
    <Popover
      label={t.formula}
      open={open}
      onOpenChange={(next) => (next ? active.askForFormula() : close())}
      returnsFocus={() => false}
      trigger={
        <IconButton
          size="small"
          label={t.formula}
          shortcut="Ctrl+M"
          icon={<Radical aria-hidden="true" />}
          disabled={!editor}
        />
      }
    >
      {editor && <FormulaForm editor={editor} onDone={close} />}
    </Popover>
  );
}

interface FormulaFormProps {
  readonly editor: TextEditor;
  readonly onDone: () => void;
}

function FormulaForm({ editor, onDone }: FormulaFormProps): ReactNode {
  const t = useTextsOf(contentTexts);
  const { FormulaField } = useQuestionHost();
  const [before] = useState(() => editor.formula() ?? '');
  const [latex, setLatex] = useState(before);
  const insert = () => {
    if (latex.trim() !== '') editor.putFormula(latex.trim());
    onDone();
  };
  return (
    <Stack gap={3} className={classes.formula}>
      {FormulaField ? (
        <FormulaField latex={latex} onChange={setLatex} label={t.formula} locked={false} />
      ) : (
        <Field label={t.latex} hint={t.latexHint}>
          <Input
            value={latex}
            spellCheck={false}
            onChange={(event) => setLatex(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              insert();
            }}
          />
        </Field>
      )}
      {!FormulaField && latex.trim() !== '' && (
        <div className={classes.shown}>
          <InlineFormula latex={latex} display />
        </div>
      )}
      <Row justify="end">
        <Button tone="primary" size="small" disabled={latex.trim() === ''} onClick={insert}>
          {before === '' ? t.insert : t.apply}
        </Button>
      </Row>
    </Stack>
  );
}
