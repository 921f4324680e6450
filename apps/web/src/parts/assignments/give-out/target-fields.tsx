import type { SchoolClass } from '@lectern/protocol/classes';
import { Box, Button, Checkbox, FaultMessage, Row, Spinner, Stack, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { messageOf } from '../../../platform/api/api-error.ts';
import { windowClasses } from '../../classes/index.ts';
import { useGiveOutTexts } from '../texts.ts';
import classes from './give-out.module.css';
import { chosenPupils, isWholeClass, withGroup, withPupil } from './setting-faults.ts';
import type { SettingFieldsProps } from './setting-fields.tsx';

type TargetFieldsProps = SettingFieldsProps & { readonly userId: string };

/** The classes to whom the assignment is given; of each class all pupils, groups or single pupils. */
export function TargetFields(props: TargetFieldsProps): ReactNode {
  const t = useGiveOutTexts();
  const { userId, faults, onlyClass, isNew, change } = props;
  const id = useId();
  const found = useQuery({
    queryKey: ['classes', userId],
    queryFn: async () => (await windowClasses.classes(userId)).classes,
  });
  const offered = (found.data ?? []).filter(
    ({ class_id }) => onlyClass === undefined || class_id === onlyClass,
  );
  const isLinkOnly = isNew && onlyClass === undefined && found.isSuccess && offered.length === 0;
  // A teacher without classes has only the link; they can still switch it off.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the classes are known
  useEffect(() => {
    if (isLinkOnly) change({ open_to_link: true });
  }, [isLinkOnly]);
  return (
    <Stack gap={2} role="group" aria-labelledby={id}>
      <Text weight="medium" id={id}>
        {t('who')}
      </Text>
      {found.isPending ? (
        <Spinner />
      ) : found.error ? (
        <Row gap={3}>
          <Text tone="error">{messageOf(found.error)}</Text>
          <Button onClick={() => void found.refetch()}>{t('retry')}</Button>
        </Row>
      ) : offered.length === 0 ? (
        <Text tone="quiet">{t('noClasses')}</Text>
      ) : (
        <Box as="ul" overflow="scroll" radius="control" className={classes.classes}>
          {offered.map((of) => (
            <ClassChoice key={of.class_id} {...props} of={of} />
          ))}
        </Box>
      )}
      {faults.who && <FaultMessage>{t(`faults.${faults.who}`)}</FaultMessage>}
    </Stack>
  );
}

interface ClassChoiceProps extends TargetFieldsProps {
  readonly of: SchoolClass;
}

function ClassChoice({ of, userId, setting, change }: ClassChoiceProps): ReactNode {
  const t = useGiveOutTexts();
  const [open, setOpen] = useState(false);
  const { class_id: classId, class_name: name, stat_info } = of;
  const { targets } = setting;
  const own = targets.filter(({ class_id }) => class_id === classId);
  const isWhole = own.some(isWholeClass);
  const others = targets.filter(({ class_id }) => class_id !== classId);
  const pupils = useQuery({
    queryKey: ['pupils', userId, classId],
    queryFn: async () => (await windowClasses.pupils(userId, classId)).pupils,
    enabled: open || (own.length > 0 && !isWhole),
  });
  const chosen = pupils.data && chosenPupils(targets, classId, pupils.data);
  const count = stat_info?.student_count;
  return (
    <li>
      <Row gap={3} justify="between">
        <Choice
          checked={isWhole}
          partly={!isWhole && own.length > 0}
          onChange={(on) => change({ targets: on ? [...others, { class_id: classId }] : others })}
        >
          <bdi>{name}</bdi>
          <Text tone="quiet" numeric>
            {!isWhole && chosen && chosen.length > 0
              ? t('chosen', { count: chosen.length })
              : count !== undefined && t('pupils', { count })}
          </Text>
        </Choice>
        <Button
          size="small"
          tone="quiet"
          icon={open ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          aria-expanded={open}
          aria-label={t('somePupilsOf', { name })}
          onClick={() => setOpen(!open)}
        >
          {t('somePupils')}
        </Button>
      </Row>
      {open &&
        (pupils.isPending ? (
          <Spinner />
        ) : pupils.error ? (
          <Text tone="error">{messageOf(pupils.error)}</Text>
        ) : (
          <Stack gap={2} className={classes.pupils}>
            <GroupChoices
              pupils={pupils.data}
              chosen={chosen ?? []}
              onGroup={(group) => change({ targets: withGroup(targets, classId, pupils.data, group) })}
            />
            <Stack className={classes.names}>
              {pupils.data.map(({ user_id, real_name }) => (
                <Choice
                  key={user_id}
                  checked={chosen?.includes(user_id) === true}
                  onChange={() => change({ targets: withPupil(targets, classId, pupils.data, user_id) })}
                >
                  <bdi>{real_name}</bdi>
                </Choice>
              ))}
            </Stack>
          </Stack>
        ))}
    </li>
  );
}

type Pupils = Awaited<ReturnType<typeof windowClasses.pupils>>['pupils'];

interface GroupChoicesProps {
  readonly pupils: Pupils;
  /** Ids of the pupils to whom the assignment is given. */
  readonly chosen: readonly string[];
  readonly onGroup: (group: string) => void;
}

/** The groups of a class. */
function GroupChoices({ pupils, chosen, onGroup }: GroupChoicesProps): ReactNode {
  const t = useGiveOutTexts();
  const groups = new Set(pupils.map(({ group_name }) => group_name).filter((group) => group !== ''));
  return (
    <Row gap={4} wrap>
      {[...groups].map((group) => {
        const members = pupils.filter(({ group_name }) => group_name === group);
        const inside = members.filter(({ user_id }) => chosen.includes(user_id)).length;
        return (
          <Choice
            key={group}
            checked={inside === members.length}
            partly={inside > 0 && inside < members.length}
            onChange={() => onGroup(group)}
          >
            <bdi>{group}</bdi>
            <Text tone="quiet">{t('pupils', { count: members.length })}</Text>
          </Choice>
        );
      })}
    </Row>
  );
}

interface ChoiceProps {
  readonly checked: boolean;
  readonly partly?: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ReactNode;
}

function Choice({ children, ...box }: ChoiceProps): ReactNode {
  return (
    <Row as="label" gap={2} overflow="breaks" className={classes.choice}>
      <Checkbox {...box} />
      {children}
    </Row>
  );
}
