import { displayName, findColleague, type PublicUser } from '@lectern/protocol/accounts';
import { addClassTeacher, handOverClass, leaveClass, type SchoolClass } from '@lectern/protocol/classes';
import {
  Avatar,
  Box,
  Button,
  ConfirmDialog,
  ErrorState,
  Field,
  Input,
  Row,
  Spinner,
  Stack,
  Tag,
  Text,
} from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, LogOut, UserPlus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { navigate } from '../../../platform/router/router.ts';
import { CLASSES, teachersQuery } from '../class-queries.ts';
import classes from '../classes.module.css';
import { useClassTexts } from '../locale/index.ts';

export interface TeacherListProps {
  readonly userId: string;
  readonly of: SchoolClass;
  readonly canChange: boolean;
  readonly canLeave: boolean;
}

/** Teachers of a class, with buttons to add a colleague by login name, to leave, and to hand the class over. */
export function TeacherList({ userId, of, canChange, canLeave }: TeacherListProps) {
  const texts = useClassTexts();
  const classId = of.class_id;
  const teachers = useQuery(teachersQuery(classId));
  const { busy, run } = useCall({ invalidates: CLASSES });
  const [leaving, setLeaving] = useState(false);
  const [heir, setHeir] = useState<PublicUser>();
  if (teachers.isLoadingError) {
    return (
      <ErrorState
        icon={<CircleAlert />}
        title={texts('loadFailed')}
        text={messageOf(teachers.error)}
        action={<Button onClick={() => void teachers.refetch()}>{texts('retry')}</Button>}
      />
    );
  }
  if (teachers.isPending) return <Spinner fill />;

  const toList = () => navigate('/user/classmanager');
  const add = (user: PublicUser) =>
    run(() => call(addClassTeacher, { params: { class_id: classId, user_id: user.user_id } }), {
      success: texts('teachers.added'),
    });
  const leave = async () => {
    await run(() => call(leaveClass, { params: { class_id: classId, user_id: userId } }), {
      success: texts('teachers.left', { name: of.class_name }),
      onSuccess: toList,
    });
    setLeaving(false);
  };
  const handOver = async ({ user_id }: PublicUser) => {
    await run(() => call(handOverClass, { params: { class_id: classId }, body: { user_id } }), {
      success: texts('teachers.handedOver', { name: of.class_name }),
      onSuccess: toList,
    });
    setHeir(undefined);
  };

  return (
    <Stack gap={5} className={classes.teachers}>
      <Stack as="ul" gap={2} aria-label={texts('teachers.label')}>
        {teachers.data.map((teacher) => {
          const name = displayName(teacher) ?? '';
          return (
            <Row key={teacher.user_id} as="li" surface="card" wrap className={classes.person}>
              <Avatar name={name} src={teacher.avatar_url} decorative />
              <Box as="bdi" overflow="breaks" flex="grow">
                {name}
              </Box>
              {teacher.user_id === userId ? (
                <>
                  <Tag>{texts('teachers.me')}</Tag>
                  {canLeave && (
                    <Button
                      tone="quiet"
                      icon={<LogOut aria-hidden="true" />}
                      onClick={() => setLeaving(true)}
                    >
                      {texts('teachers.leave')}
                    </Button>
                  )}
                </>
              ) : (
                canChange && (
                  <Button tone="quiet" onClick={() => setHeir(teacher)}>
                    {texts('teachers.handOver')}
                  </Button>
                )
              )}
            </Row>
          );
        })}
      </Stack>
      {canChange && of.org_id === '' && <p className={classes.note}>{texts('teachers.personal')}</p>}
      {canChange && of.org_id !== '' && (
        <ColleagueForm userId={userId} present={teachers.data} busy={busy} onAdd={add} onHandOver={setHeir} />
      )}
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={texts('teachers.leaveTitle', { name: of.class_name })}
        description={texts('teachers.leaveText')}
        confirmLabel={texts('teachers.leave')}
        cancelLabel={texts('cancel')}
        busy={busy}
        onConfirm={() => void leave()}
      />
      {heir && (
        <ConfirmDialog
          open
          onOpenChange={() => setHeir(undefined)}
          title={texts('teachers.handOverTitle', { name: of.class_name, teacher: displayName(heir) ?? '' })}
          description={texts('teachers.handOverText')}
          confirmLabel={texts('teachers.handOver')}
          cancelLabel={texts('cancel')}
          busy={busy}
          onConfirm={() => void handOver(heir)}
        />
      )}
    </Stack>
  );
}

interface ColleagueFormProps {
  readonly userId: string;
  readonly present: readonly PublicUser[];
  readonly busy: boolean;
  readonly onAdd: (user: PublicUser) => Promise<boolean>;
  readonly onHandOver: (user: PublicUser) => void;
}

/** Finds a colleague by login name and shows their name before they are added or given the class. */
function ColleagueForm({ userId, present, busy, onAdd, onHandOver }: ColleagueFormProps) {
  const texts = useClassTexts();
  const input = useRef<HTMLInputElement>(null);
  const [login, setLogin] = useState('');
  const [found, setFound] = useState<PublicUser>();
  const { busy: finding, errors, setErrors, run } = useCall<'login'>({ abortOnUnmount: true });

  const find = async (event: FormEvent) => {
    event.preventDefault();
    await run((signal) => call(findColleague, { query: { login_name: login.trim() }, signal }), {
      onSuccess: (user) => {
        // The user has typed another name meanwhile, so this result is dropped.
        if (input.current?.value !== login) return;
        const teaches = present.some(({ user_id }) => user_id === user.user_id);
        if (user.user_id === userId) setErrors({ login: texts('teachers.self') });
        else if (teaches) setErrors({ login: `${displayName(user) ?? ''} ${texts('teachers.already')}` });
        else setFound(user);
      },
      fieldErrors: (failure) => {
        const nobody = failure instanceof ApiError && failure.code === 'USER_NOT_FOUND';
        return { login: nobody ? texts('teachers.nobody') : messageOf(failure) };
      },
    });
  };
  const add = async (user: PublicUser) => {
    if (!(await onAdd(user))) return;
    setFound(undefined);
    setLogin('');
  };

  return (
    <>
      <Stack as="form" gap={3} className={classes.find} onSubmit={(event) => void find(event)}>
        <Field label={texts('teachers.login')} error={errors.login}>
          <Input
            ref={input}
            value={login}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            onChange={(event) => {
              setLogin(event.target.value);
              setFound(undefined);
              setErrors({});
            }}
          />
        </Field>
        <Text as="div" size="body" className={classes.beside}>
          <Button type="submit" busy={finding} disabled={login.trim() === ''}>
            {texts('teachers.find')}
          </Button>
        </Text>
      </Stack>
      <div role="status" aria-label={texts('teachers.found')}>
        {found && (
          <Row surface="card" wrap className={classes.person}>
            <Avatar name={displayName(found) ?? ''} src={found.avatar_url} decorative />
            <Box as="bdi" overflow="breaks" flex="grow">
              {displayName(found)}
            </Box>
            <Button onClick={() => onHandOver(found)}>{texts('teachers.handOver')}</Button>
            <Button
              tone="primary"
              icon={<UserPlus aria-hidden="true" />}
              busy={busy}
              onClick={() => void add(found)}
            >
              {texts('teachers.addThis')}
            </Button>
          </Row>
        )}
      </div>
    </>
  );
}
