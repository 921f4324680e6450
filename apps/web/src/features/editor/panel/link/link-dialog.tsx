import type { DocumentItem } from '@lectern/protocol/document-shapes';
import type { TextSample } from '@lectern/stage/edit';
import { Button, Dialog, Field, Input, Select, Stack, ToggleGroup } from '@lectern/ui';
import { FolderOpen } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { DiskFile, isPreviewable, kindOf } from '../../../../parts/documents/index.ts';
import { runCommand } from '../../commands/command.ts';
import { giveLink, type LinkAction, meantLink } from '../../commands/insert/links.ts';
import { useEditing } from '../../editing/editor-context.ts';
import classes from './link-dialog.module.css';
import { actionOf, formOf, jumps, type LinkForm, type LinkKind } from './link-form.ts';
import { useLinkTexts } from './texts.ts';

const kinds: readonly LinkKind[] = ['web', 'page', 'file', 'mail'];

/**
 * Milliseconds in which a press beside the dialog is ignored: the second press of a double click on a file lands there.
 */
const SECOND_PRESS_MS = 600;

/** Whether a document can be shown to a class. */
function isShown(item: DocumentItem): boolean {
  return kindOf(item)?.pages === true || isPreviewable(item);
}

/**
 * The dialog for the link of the selected text or elements: to the web, a page of this courseware, a document or a mail
 * address, or no link.
 */
export function LinkDialog(): ReactNode {
  const t = useLinkTexts();
  const editing = useEditing();
  const { session } = editing;
  const formId = useId();
  const first = useRef<HTMLInputElement>(null);
  const [before] = useState(() => meantLink(editing));
  const [form, setForm] = useState<LinkForm>(() => formOf(before));
  const [needsWords] = useState(() => isBareCursor(session.textEditor.get()?.sample()));
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const [onDisk, setOnDisk] = useState(false);
  const chosenAt = useRef(Number.NEGATIVE_INFINITY);
  const action = actionOf(form);
  const pageName = usePageName();
  const change = (patch: Partial<LinkForm>) => setForm((now) => ({ ...now, ...patch }));
  const close = useClose();
  const give = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!action) return;
    const shown = wordsFor(action) ?? pageName(form.page);
    runCommand(giveLink, editing, { action, ...(needsWords ? { words: words.trim() || shown } : {}) });
    close();
  };
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (performance.now() - chosenAt.current > SECOND_PRESS_MS) close();
      }}
      size="fit"
      title={t('title')}
      initialFocus={first}
      footer={<Footer formId={formId} canRemove={before !== undefined} onClose={close} />}
    >
      <Stack id={formId} as="form" gap={4} onSubmit={give}>
        <ToggleGroup
          label={t('kind')}
          value={[form.kind]}
          options={kinds.map((value) => ({ value, label: t(value) }))}
          onChange={([kind]) => {
            setTried(false);
            if (kind) change({ kind });
          }}
        />
        {needsWords ? (
          <Field label={t('words')}>
            <Input value={words} maxLength={1000} onChange={(event) => setWords(event.target.value)} />
          </Field>
        ) : null}
        <Target
          key={form.kind}
          form={form}
          wrong={tried && !action}
          first={first}
          onChange={change}
          onDisk={() => setOnDisk(true)}
        />
      </Stack>
      {onDisk ? (
        <DiskFile
          title={t('chooseFile')}
          isWanted={isShown}
          onClose={() => setOnDisk(false)}
          onDocument={({ id, name }) => {
            change({ file: { id, name } });
            chosenAt.current = performance.now();
            setOnDisk(false);
          }}
        />
      ) : null}
    </Dialog>
  );
}

function useClose(): () => void {
  const { session, linkShown, focusPage } = useEditing();
  return () => {
    linkShown.set(false);
    // The dialog first has to release the focus.
    setTimeout(() => {
      const open = session.textEditor.get();
      if (open) open.focus();
      else focusPage();
    });
  };
}

interface FooterProps {
  /** Id of the form that the button submits. */
  readonly formId: string;
  readonly canRemove: boolean;
  readonly onClose: () => void;
}

function Footer({ formId, canRemove, onClose }: FooterProps): ReactNode {
  const t = useLinkTexts();
  const editing = useEditing();
  return (
    <>
      {canRemove ? (
        <Button
          onClick={() => {
            runCommand(giveLink, editing, { action: undefined });
            onClose();
          }}
        >
          {t('remove')}
        </Button>
      ) : null}
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button type="submit" form={formId} tone="primary">
        {t('done')}
      </Button>
    </>
  );
}

interface TargetProps {
  readonly form: LinkForm;
  /** The link has no valid target. */
  readonly wrong: boolean;
  /** The field that has the keyboard first. */
  readonly first: RefObject<HTMLInputElement | null>;
  readonly onChange: (patch: Partial<LinkForm>) => void;
  /** Asks for a file of the disk. */
  readonly onDisk: () => void;
}

/** Fields for the target of the link, by its kind. */
function Target({ form, wrong, first, onChange, onDisk }: TargetProps): ReactNode {
  const t = useLinkTexts();
  const { session } = useEditing();
  const pageName = usePageName();
  switch (form.kind) {
    case 'web':
      return (
        <Field label={t('address')} hint={t('addressHint')} error={wrong ? t('wrongWeb') : undefined}>
          <Input
            ref={first}
            value={form.address}
            maxLength={4096}
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            onChange={(event) => onChange({ address: event.target.value })}
          />
        </Field>
      );
    case 'mail':
      return (
        <Field label={t('mailAddress')} error={wrong ? t('wrongMail') : undefined}>
          <Input
            ref={first}
            value={form.mail}
            maxLength={1000}
            inputMode="email"
            autoComplete="off"
            onChange={(event) => onChange({ mail: event.target.value })}
          />
        </Field>
      );
    case 'file':
      return (
        <Stack gap={1} items="start" className={classes.file}>
          <Button icon={<FolderOpen aria-hidden="true" />} onClick={onDisk}>
            {form.file?.name || t('chooseFile')}
          </Button>
          <p role={wrong ? 'alert' : undefined} data-wrong={wrong || undefined}>
            {t(wrong ? 'wrongFile' : 'fileHint')}
          </p>
        </Stack>
      );
    case 'page':
      return (
        <Field label={t('target')} error={wrong ? t('wrongPage') : undefined}>
          <Select
            label={t('target')}
            value={form.page}
            options={[...jumps, ...session.store.pages().map((id) => `page:${id}`)].map((value) => ({
              value,
              label: pageName(value),
            }))}
            onChange={(page) => onChange({ page })}
          />
        </Field>
      );
  }
}

/** The displayed name of a target among the pages. */
function usePageName(): (value: string) => string {
  const t = useLinkTexts();
  const { store } = useEditing().session;
  return (value) => {
    const jump = jumps.find((each) => each === value);
    if (jump) return t(`jumps.${jump}`);
    return t('pageNumber', { number: store.pages().indexOf(value.slice('page:'.length)) + 1 });
  };
}

/** Whether there is only a cursor and no selected text: the link then needs a text. */
function isBareCursor(sample: TextSample | undefined): boolean {
  const runs = sample?.parts.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.runs));
  return runs?.every((run) => run.type === 'text' && run.text === '') ?? false;
}

/** Returns the default text of a link: the name of its file, or its address. */
function wordsFor(action: LinkAction): string | undefined {
  if (action.type !== 'url') return undefined;
  return action.documentId === undefined
    ? action.url.replace(/^mailto:/i, '')
    : (action.tooltip ?? action.url);
}
