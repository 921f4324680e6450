import { newId } from '@lectern/base';
import {
  CLASS_NAME_MAX,
  deleteStudentPhoto,
  GROUP_NAME_MAX,
  STUDENT_NUMBER_MAX,
} from '@lectern/protocol/classes';
import { Avatar, Button, Dialog, Field, FileButton, Input, Row, Stack, showToast, Text } from '@lectern/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type Pupil, pupilAvatar, sendStudents } from '../../../parts/classes/index.ts';
import { PORTRAIT_FILES } from '../../../parts/portraits.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { CLASSES } from '../class-queries.ts';
import classes from '../classes.module.css';
import { useClassTexts } from '../locale/index.ts';
import { nameFault } from '../name-fault.ts';
import { scaledPhoto, sendPhoto } from '../photos/pupil-photo.ts';

export interface PupilDialogProps {
  readonly classId: string;
  readonly pupils: readonly Pupil[];
  /** The pupil to change; undefined: a new pupil is added. */
  readonly of?: Pupil;
  readonly onClose: () => void;
}

const EMPTY = { real_name: '', student_number: '', nick_name: '', group_name: '' };
type Words = typeof EMPTY;
const FIELDS = [
  ['real_name', 'name', CLASS_NAME_MAX],
  ['student_number', 'number', STUDENT_NUMBER_MAX],
  ['nick_name', 'nick', CLASS_NAME_MAX],
  ['group_name', 'group', GROUP_NAME_MAX],
] as const;

/** The change of the photo when the dialog is saved; undefined for no change. */
type Photo = { readonly blob: Blob; readonly url: string } | 'removed' | undefined;

/** Dialog for a pupil's name, number, nickname, group and photo. */
export function PupilDialog({ classId, pupils, of, onClose }: PupilDialogProps) {
  const texts = useClassTexts();
  const { busy, run } = useCall({ invalidates: CLASSES });
  const form = useId();
  const first = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState<Words>(() => (of ? wordsOf(of) : EMPTY));
  const [tried, setTried] = useState(false);
  const [photo, setPhoto] = useState<Photo>();
  // The ids stay the same while a pupil is being added, so that a second attempt does not add them twice.
  const [ids, setIds] = useState(() => ({ member: of?.user_id ?? newId(), change: newId() }));
  const [again, setAgain] = useState(false);
  const url = typeof photo === 'object' ? photo.url : undefined;
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url]);

  const faultOf = (field: keyof Words) => {
    const fault = nameFault(words[field]);
    if (fault === 'bad') return texts('pupil.bad');
    return fault === 'empty' && field === 'real_name' ? texts('pupil.empty') : undefined;
  };
  const choosePhoto = async ([file]: readonly File[]) => {
    const blob = file && (await scaledPhoto(file));
    if (blob) setPhoto({ blob, url: URL.createObjectURL(blob) });
    else showToast({ kind: 'failure', text: texts('photos.unreadable') });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (FIELDS.some(([field]) => faultOf(field) !== undefined)) return;
    const given = trimmed(words);
    const isDone = await run(
      async () => {
        const change =
          of === undefined
            ? { added: [{ member_id: ids.member, ...given }] }
            : { changed: [{ member_id: ids.member, ...given }] };
        await sendStudents(classId, change, ids.change);
        if (photo === 'removed') {
          await call(deleteStudentPhoto, { params: { class_id: classId, member_id: ids.member } });
        } else if (photo !== undefined) await sendPhoto(classId, ids.member, photo.blob);
      },
      {
        success: of === undefined ? texts('pupil.added', { name: given.real_name }) : texts('pupils.saved'),
      },
    );
    if (!isDone) {
      // A corrected change needs a new id. Parts that succeeded before are sent again with the same content.
      if (of !== undefined) setIds({ ...ids, change: newId() });
      return;
    }
    if (!again) return onClose();
    setIds({ member: newId(), change: newId() });
    setWords({ ...EMPTY, group_name: given.group_name });
    setPhoto(undefined);
    setTried(false);
    first.current?.focus();
  };
  const shownPhoto = url ?? pupilAvatar(pictured(of, words, photo === 'removed', ids.member));
  const hasPhoto = url !== undefined || (photo !== 'removed' && (of?.head_icon_path ?? '') !== '');
  const groups = [...new Set(pupils.map(({ group_name }) => group_name))].filter((name) => name !== '');

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="fit"
      title={texts(of === undefined ? 'pupil.create' : 'pupil.change')}
      initialFocus={first}
      footer={
        <>
          <Button onClick={onClose}>{texts('cancel')}</Button>
          {of === undefined && (
            <Button type="submit" form={form} busy={busy} onClick={() => setAgain(true)}>
              {texts('pupil.again')}
            </Button>
          )}
          <Button tone="primary" type="submit" form={form} busy={busy} onClick={() => setAgain(false)}>
            {texts('save')}
          </Button>
        </>
      }
    >
      <form id={form} className={classes.form} onSubmit={(event) => void save(event)} noValidate>
        {FIELDS.map(([field, label, max]) => (
          <Field key={field} label={texts(`pupil.${label}`)} error={tried ? faultOf(field) : undefined}>
            <Input
              ref={field === 'real_name' ? first : undefined}
              value={words[field]}
              maxLength={max}
              autoComplete="off"
              list={field === 'group_name' && groups.length > 0 ? `${form}-groups` : undefined}
              onChange={(event) => setWords({ ...words, [field]: event.target.value })}
            />
          </Field>
        ))}
        <datalist id={`${form}-groups`}>
          {groups.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Row gap={4}>
          <Avatar name={words.real_name} src={shownPhoto} size={64} decorative />
          <Stack gap={1}>
            <div className={classes.tools}>
              <FileButton size="small" accept={PORTRAIT_FILES} onFiles={(files) => void choosePhoto(files)}>
                {texts('pupil.choosePhoto')}
              </FileButton>
              {hasPhoto && (
                <Button size="small" tone="quiet" onClick={() => setPhoto('removed')}>
                  {texts('pupil.removePhoto')}
                </Button>
              )}
            </div>
            <Text as="p" tone="quiet" size="small">
              {texts('pupil.photoHint')}
            </Text>
          </Stack>
        </Row>
      </form>
    </Dialog>
  );
}

function wordsOf({ real_name, student_number, nick_name, group_name }: Pupil): Words {
  return { real_name, student_number, nick_name, group_name };
}

function trimmed(words: Words): Words {
  const { real_name, student_number, nick_name, group_name } = words;
  return {
    real_name: real_name.trim(),
    student_number: student_number.trim(),
    nick_name: nick_name.trim(),
    group_name: group_name.trim(),
  };
}

function pictured(of: Pupil | undefined, words: Words, removed: boolean, userId: string) {
  const head_icon_path = removed ? '' : (of?.head_icon_path ?? '');
  return { user_id: userId, real_name: words.real_name.trim(), head_icon_path };
}
