import { newId, seeded } from '@lectern/base';
import { Box, Column, Row, Stack, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Minus, Plus, Shuffle, Trophy, X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import {
  type ClassToolProps,
  type LessonPeople,
  newSeed,
  playSound,
  ToolButton,
  useChosenPeople,
} from '../../../parts/class-tools/index.ts';
import {
  hasScores,
  keepTeams,
  keptTeams,
  nameTeam,
  TEAMS_STATE,
  teamColor,
} from '../team-competition/lesson-teams.ts';
import { useTexts as useTeamTexts } from '../team-competition/texts.ts';
import { type Impossible, keptWishes, makeTeams, TEAMS_MAX } from './make-teams.ts';
import classes from './random-teams.module.css';
import { useTexts } from './texts.ts';

export interface TeamMakerProps {
  readonly tool: ClassToolProps;
  readonly known: LessonPeople;
}

export function TeamMaker({ tool, known }: TeamMakerProps): ReactNode {
  const chosen = useChosenPeople(tool.lesson.state(tool.id));
  return (
    <Box flex={1} className={classes.layout}>
      <Column as="aside" overflow="scroll" pad={4} gap={3} className={classes.side}>
        <Making tool={tool} known={known} />
        <Wishes tool={tool} known={known} chosen={chosen} />
        <Row align="stretch" wrap gap={2}>
          {known.present.map(({ key, name }) => (
            <ToolButton key={key} aria-pressed={chosen.keys.has(key)} onClick={() => chosen.toggle(key)}>
              {name}
            </ToolButton>
          ))}
        </Row>
      </Column>
      <Teams tool={tool} known={known} />
    </Box>
  );
}

function nameIn({ all }: LessonPeople, key: string): string {
  return all.find((each) => each.key === key)?.name ?? '…';
}

/** The number or size of teams, the button that creates them, and the reason when they cannot be created. */
function Making({ tool, known }: TeamMakerProps): ReactNode {
  const t = useTexts();
  const { lesson, id } = tool;
  const { present } = known;
  const state = lesson.state(id);
  const kept = useSignal(state);
  const keptInTeams = useSignal(lesson.state(TEAMS_STATE));
  const hasTeams = keptTeams(keptInTeams).length > 0;
  const [why, setWhy] = useState<Impossible>();
  const by = kept.by === 'size' ? 'size' : 'count';
  const number =
    typeof kept.number === 'number' && Number.isInteger(kept.number)
      ? Math.min(TEAMS_MAX, Math.max(2, kept.number))
      : 4;
  const make = () => {
    const of = (kind: 'together' | 'apart') =>
      keptWishes(kept)
        .filter((each) => each.kind === kind)
        .map(({ keys }) => keys);
    const made = makeTeams({
      keys: present.map(({ key }) => key),
      by,
      number,
      together: of('together'),
      apart: of('apart'),
      random: seeded(newSeed()),
    });
    setWhy(made.type === 'impossible' ? made.why : undefined);
    if (made.type === 'impossible') return;
    keepTeams(lesson, made.teams);
    playSound('chosen');
  };
  return (
    <>
      <HowMany by={by} number={number} onChange={(next) => state.change(next)} />
      <ToolButton tone="primary" icon={<Shuffle />} onClick={make} disabled={present.length < 2}>
        {t(hasTeams ? 'again' : 'make')}
      </ToolButton>
      {hasScores(keptInTeams) && (
        <Text tone="quiet" as="p" size="panel">
          {t('lose')}
        </Text>
      )}
      {why && (
        <Text as="p" pad={3} radius="control" size="panel" className={classes.fault} role="alert">
          {t(why)}
        </Text>
      )}
      <ToolButton
        icon={<Trophy />}
        disabled={!hasTeams}
        onClick={() => {
          tool.close();
          tool.open('team-competition');
        }}
      >
        {t('compete')}
      </ToolButton>
    </>
  );
}

interface HowManyProps {
  /** Whether the number is the number of teams, or the number of pupils per team. */
  readonly by: 'count' | 'size';
  readonly number: number;
  readonly onChange: (next: { readonly by?: 'count' | 'size'; readonly number?: number }) => void;
}

function HowMany({ by, number, onChange }: HowManyProps): ReactNode {
  const t = useTexts();
  return (
    <>
      <Row gap={2} className={classes.row}>
        <ToolButton aria-pressed={by === 'count'} onClick={() => onChange({ by: 'count' })}>
          {t('byCount')}
        </ToolButton>
        <ToolButton aria-pressed={by === 'size'} onClick={() => onChange({ by: 'size' })}>
          {t('bySize')}
        </ToolButton>
      </Row>
      <Row gap={2} className={classes.row}>
        <ToolButton
          aria-label={t('fewer')}
          icon={<Minus />}
          disabled={number <= 2}
          onClick={() => onChange({ number: number - 1 })}
        />
        <Text as="output" size="panel" textAlign="center" className={classes.number}>
          {t(by, { count: number })}
        </Text>
        <ToolButton
          aria-label={t('more')}
          icon={<Plus />}
          disabled={number >= TEAMS_MAX}
          onClick={() => onChange({ number: number + 1 })}
        />
      </Row>
    </>
  );
}

interface WishesProps extends TeamMakerProps {
  readonly chosen: ReturnType<typeof useChosenPeople>;
}

/** Wishes about which pupils share a team, and the buttons that add one for the selected pupils. */
function Wishes({ tool, known, chosen }: WishesProps): ReactNode {
  const t = useTexts();
  const state = tool.lesson.state(tool.id);
  const wishes = keptWishes(useSignal(state));
  // Pupils who are no longer present are left out of wishes.
  const picked = known.present.filter(({ key }) => chosen.keys.has(key)).map(({ key }) => key);
  const textOf = ({ kind, keys }: (typeof wishes)[number]) => {
    const names = keys.map((key) => nameIn(known, key)).join(t('between'));
    return t(kind === 'together' ? 'isTogether' : 'isApart', { names });
  };
  const wish = (kind: 'together' | 'apart') => {
    state.change({ [`${kind} ${newId()}`]: picked });
    chosen.set([]);
  };
  return (
    <>
      <Text as="h3" size="panel">
        {t('wishes')}
      </Text>
      <Stack as="ul" gap={2} className={classes.wishes}>
        {wishes.map((each) => (
          <Row key={each.key} as="li" gap={2} className={classes.row}>
            <Text flex={1} size="panel">
              {textOf(each)}
            </Text>
            <ToolButton
              aria-label={t('remove', { wish: textOf(each) })}
              icon={<X />}
              onClick={() => state.change({ [each.key]: undefined })}
            />
          </Row>
        ))}
      </Stack>
      <Text tone="quiet" as="p" size="panel">
        {t('chosen', { count: picked.length })}
      </Text>
      <Row gap={2} className={classes.row}>
        <ToolButton disabled={picked.length < 2} onClick={() => wish('together')}>
          {t('together')}
        </ToolButton>
        <ToolButton disabled={picked.length < 2} onClick={() => wish('apart')}>
          {t('apart')}
        </ToolButton>
      </Row>
    </>
  );
}

/** The teams, whose names can be changed. */
function Teams({ tool, known }: TeamMakerProps): ReactNode {
  const t = useTexts();
  const teamTexts = useTeamTexts();
  const teamsState = tool.lesson.state(TEAMS_STATE);
  const teams = keptTeams(useSignal(teamsState));
  return (
    <Stack gap={4} rows="start" overflow="scroll" pad={4} className={classes.teams}>
      {teams.length === 0 && (
        <Text tone="quiet" as="p" size="panel">
          {t('empty')}
        </Text>
      )}
      {teams.map((team) => (
        <Box
          as="section"
          overflow="clip"
          radius="card"
          key={team.index}
          className={classes.team}
          style={{ '--team': teamColor(team.index) } as CSSProperties}
          aria-label={team.name || teamTexts('team', { number: team.index + 1 })}
        >
          <input
            className={classes.name}
            aria-label={t('name')}
            maxLength={40}
            placeholder={teamTexts('team', { number: team.index + 1 })}
            defaultValue={team.name}
            key={team.name}
            onBlur={(event) => nameTeam(teamsState, team.index, event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.currentTarget.blur();
            }}
          />
          <Row as="ul" align="stretch" wrap className={classes.members}>
            {team.keys.map((key) => (
              <li key={key}>
                <bdi>{nameIn(known, key)}</bdi>
              </li>
            ))}
          </Row>
        </Box>
      ))}
    </Stack>
  );
}
