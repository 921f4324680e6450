import type { TextEditor } from '@lectern/stage/free-text';
import { Button, Field, Input, Popover, Row, Stack, Text, useTextsOf } from '@lectern/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useAuthor } from '../author-context.ts';
import classes from './content-field.module.css';
import { contentTexts } from './content-texts.ts';
import { chosenReadings, withReadings } from './readings.ts';

/** Writes pinyin over the selected characters. */
export function PinyinPopover({ editor }: { readonly editor: TextEditor | undefined }): ReactNode {
  const t = useTextsOf(contentTexts);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    editor?.focus();
  };
  return (
    <Popover
      label={t.pinyin}
      open={open}
      onOpenChange={(next) => (next ? setOpen(true) : close())}
      returnsFocus={() => false}
      trigger={
        <Button size="small" tone="quiet" disabled={!editor}>
          {t.pinyin}
        </Button>
      }
    >
      {editor && open && <PinyinForm editor={editor} onDone={close} />}
    </Popover>
  );
}

interface PinyinFormProps {
  readonly editor: TextEditor;
  readonly onDone: () => void;
}

function PinyinForm({ editor, onDone }: PinyinFormProps): ReactNode {
  const t = useTextsOf(contentTexts);
  const { pinyinOf } = useAuthor();
  const [{ letters, known }] = useState(() => chosenReadings(editor.sample()));
  const [typed, setTyped] = useState(known.join(' ').trim());
  const [hasTyped, setHasTyped] = useState(typed !== '');
  useEffect(() => {
    let isHere = true;
    if (hasTyped || letters === '') return;
    void pinyinOf?.(letters).then(
      (readings) => isHere && setTyped(readings.filter((one) => one !== '').join(' ')),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [letters, hasTyped, pinyinOf]);
  const apply = () => {
    editor.changeRubies((chosen) => withReadings(chosen, typed));
    onDone();
  };
  if (letters === '')
    return (
      <Text as="p" tone="quiet">
        {t.chooseWords}
      </Text>
    );
  return (
    <Stack gap={3} className={classes.formula}>
      <Field label={`${t.pinyinField}：${letters}`} hint={t.pinyinHint}>
        <Input
          value={typed}
          spellCheck={false}
          onChange={(event) => {
            setHasTyped(true);
            setTyped(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            apply();
          }}
        />
      </Field>
      <Row justify="end">
        <Button tone="primary" size="small" onClick={apply}>
          {t.apply}
        </Button>
      </Row>
    </Stack>
  );
}
