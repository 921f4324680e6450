import { Button, Column, Row, Stack, Text } from '@lectern/ui';
import { Columns2, Mic } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import classes from '../interaction.module.css';
import type { AnsweredPupil } from '../question-activity.ts';
import { useTexts } from '../texts.ts';
import { OpenWorks, type OpenWorksProps } from './open-works.tsx';
import { type PupilWorks, SIDE_BY_SIDE } from './work-rows.ts';

export interface WorkWallProps
  extends Pick<OpenWorksProps, 'named' | 'ground' | 'lesson' | 'shown' | 'onShow'> {
  readonly works: readonly PupilWorks[];
  /** Names of the pupils who have sent nothing. */
  readonly missing: readonly string[];
  /** Draws what a teacher does after the answer of a pupil. */
  readonly strip?: ((pupil: AnsweredPupil) => ReactNode) | undefined;
}

/** Drawings, photographs and recordings of a class as a wall; one is opened by a press, and up to four side by side. */
export function WorkWall({ works, missing, strip, ...props }: WorkWallProps): ReactNode {
  const t = useTexts();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [compares, setCompares] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const opened = works.filter(({ pupil }) => picked.includes(pupil.participant_id));
  const press = (id: string) => {
    if (!compares) {
      setPicked([id]);
      setOpen(true);
      return;
    }
    const others = picked.filter((each) => each !== id);
    setPicked(others.length < picked.length ? others : [...others, id].slice(-SIDE_BY_SIDE));
  };
  if (isOpen && opened.length > 0)
    return (
      <OpenWorks
        {...props}
        works={opened}
        all={works}
        strip={strip}
        onPick={(id) => setPicked([id])}
        onClose={() => {
          setOpen(false);
          setCompares(false);
          setPicked([]);
        }}
      />
    );
  const { named } = props;
  return (
    <Column gap={4}>
      <Row gap={3} wrap>
        <CompareButtons
          compares={compares}
          picked={picked.length}
          disabled={works.length < 2}
          onCompare={() => {
            setCompares(!compares);
            setPicked([]);
          }}
          onOpen={() => setOpen(true)}
        />
        <Missing names={missing} named={named} />
      </Row>
      {works.length === 0 && (
        <Text as="p" tone="quiet" size="panel" textAlign="center">
          {t('works.none')}
        </Text>
      )}
      <Stack
        as="ul"
        gap={3}
        aria-label={t('works.wall')}
        style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(20rem, 1fr))' }}
      >
        {works.map((work, place) => (
          <li key={work.pupil.participant_id}>
            <Tile
              work={work}
              label={named ? work.pupil.name : t('works.number', { number: place + 1 })}
              isPicked={compares ? picked.includes(work.pupil.participant_id) : undefined}
              isShown={work.files.some(({ hash }) => props.shown.includes(hash))}
              onPress={() => press(work.pupil.participant_id)}
            />
          </li>
        ))}
      </Stack>
    </Column>
  );
}

interface CompareButtonsProps {
  readonly compares: boolean;
  /** Number of works that are chosen. */
  readonly picked: number;
  readonly disabled: boolean;
  readonly onCompare: () => void;
  readonly onOpen: () => void;
}

function CompareButtons({ compares, picked, disabled, onCompare, onOpen }: CompareButtonsProps): ReactNode {
  const t = useTexts();
  const large = { size: 'panel' } as const;
  return (
    <>
      <Button
        {...large}
        icon={<Columns2 aria-hidden="true" />}
        aria-pressed={compares}
        disabled={disabled}
        onClick={onCompare}
      >
        {t('works.compare')}
      </Button>
      {compares && (
        <Button {...large} tone="primary" disabled={picked < 2} onClick={onOpen}>
          {t('works.open', { count: picked })}
        </Button>
      )}
    </>
  );
}

function Missing({
  names,
  named,
}: {
  readonly names: readonly string[];
  readonly named: boolean;
}): ReactNode {
  const t = useTexts();
  if (names.length === 0) return null;
  return (
    <Row as="p" gap={3} wrap size="panel" tone="quiet">
      {t('works.missing', { count: names.length })}
      {named &&
        names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pupils may have the same name
          <bdi key={index}>{name}</bdi>
        ))}
    </Row>
  );
}

interface TileProps {
  readonly work: PupilWorks;
  readonly label: string;
  /** Whether it is one of those to compare; undefined while none are chosen. */
  readonly isPicked: boolean | undefined;
  readonly isShown: boolean;
  readonly onPress: () => void;
}

function Tile({ work: { pupil, files }, label, isPicked, isShown, onPress }: TileProps): ReactNode {
  const t = useTexts();
  const [first] = files;
  return (
    <Column
      as="button"
      type="button"
      gap={1}
      pad={2}
      radius="control"
      overflow="clip"
      wide
      className={classes.kind}
      aria-pressed={isPicked}
      onClick={onPress}
    >
      {first?.mime.startsWith('image/') ? (
        // Drawings have no paper of their own.
        <img
          src={first.url}
          alt=""
          loading="lazy"
          decoding="async"
          style={{ width: '100%', height: '14rem', objectFit: 'contain', background: 'white' }}
        />
      ) : (
        <Row justify="center" style={{ height: '14rem' }}>
          <Mic aria-hidden="true" />
        </Row>
      )}
      <Text size="panel" weight="bold" overflow="cut">
        <bdi>{label}</bdi>
      </Text>
      <Text size="small" tone={pupil.late ? 'warning' : 'quiet'}>
        {[
          files.length > 1 && t('works.files', { count: files.length }),
          pupil.late && t('works.late'),
          isShown && t('works.isShown'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Column>
  );
}
