import { Column, Row, Stack, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Minus, Trophy, Undo2 } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import {
  type ClassToolProps,
  type Person,
  playSound,
  ToolButton,
  usePeople,
} from '../../../parts/class-tools/index.ts';
import {
  groupsOf,
  hasScores,
  keepTeams,
  keptTeams,
  ranking,
  saveResult,
  score,
  TEAMS_STATE,
  type Team,
  teamColor,
  teamsIdOf,
  undoScore,
} from './lesson-teams.ts';
import classes from './team-board.module.css';
import { useTexts } from './texts.ts';

export interface TeamBoardProps {
  readonly tool: Pick<ClassToolProps, 'lesson' | 'id'>;
  readonly wide: boolean;
}

export function TeamBoard({ tool: { lesson, id }, wide }: TeamBoardProps): ReactNode {
  const t = useTexts();
  const state = lesson.state(TEAMS_STATE);
  const kept = useSignal(state);
  const teams = keptTeams(kept);
  const { all } = usePeople(lesson);
  const own = lesson.state(id);
  // Identifies the teams, so that new teams start with their own scores.
  const teamsId = teamsIdOf(kept);
  const result = useSignal(own, ({ resultOf }) => resultOf === teamsId);
  const [saved, setSaved] = useState<unknown>();
  const nameOf = ({ name, index }: Team) => name || t('team', { number: index + 1 });
  const membersOf = ({ keys }: Team) => all.filter(({ key }) => keys.includes(key));

  if (teams.length === 0) return <NoTeams people={all} onTeams={(made) => keepTeams(lesson, made)} />;
  const save = () => {
    const points = teams.map((team) => resultOf(nameOf(team), team, membersOf(team)));
    saveResult(lesson, points);
    setSaved(state.get());
  };
  return (
    <Column flex={1} gap={4} className={classes.board} data-wide={wide || undefined}>
      {result ? (
        <Ranking teams={teams} nameOf={nameOf} />
      ) : (
        <Stack as="ul" gap={3} flex={1} className={classes.teams}>
          {teams.map((team) => (
            <Stack as="li" key={team.index} className={classes.team} style={colored(team)}>
              <button
                type="button"
                className={classes.score}
                aria-label={t('add', { name: nameOf(team), points: 1, now: team.points })}
                onClick={() => {
                  score(state, team.index, 1, Date.now());
                  playSound('tick');
                }}
              >
                <bdi className={classes.name}>{nameOf(team)}</bdi>
                <strong className={classes.points}>{team.points}</strong>
                {wide && team.keys.length > 0 && (
                  <Text overflow="clip" textAlign="center" className={classes.members}>
                    {membersOf(team)
                      .map(({ name }) => name)
                      .join(t('between'))}
                  </Text>
                )}
              </button>
              <ToolButton
                className={classes.less}
                icon={<Minus />}
                aria-label={t('take', { name: nameOf(team) })}
                onClick={() => score(state, team.index, -1, Date.now())}
              />
            </Stack>
          ))}
        </Stack>
      )}
      <Row flex="none" align="stretch" wrap gap={2} className={classes.bar}>
        <ToolButton icon={<Undo2 />} disabled={!hasScores(kept)} onClick={() => undoScore(state)}>
          {t('undo')}
        </ToolButton>
        <ToolButton
          aria-pressed={result}
          icon={<Trophy />}
          onClick={() => {
            if (!result) playSound('fanfare');
            own.change({ resultOf: result ? undefined : teamsId });
          }}
        >
          {t(result ? 'back' : 'result')}
        </ToolButton>
        <ToolButton tone="primary" onClick={save} disabled={saved === kept}>
          {t(saved === kept ? 'saved' : 'save')}
        </ToolButton>
      </Row>
    </Column>
  );
}

interface RankingProps {
  readonly teams: readonly Team[];
  readonly nameOf: (team: Team) => string;
}

/** The teams by their points. */
function Ranking({ teams, nameOf }: RankingProps): ReactNode {
  const t = useTexts();
  return (
    <Stack as="ol" rows="start" flex={1} gap={3}>
      {ranking(teams).map(({ place, team }) => (
        <Row
          key={team.index}
          as="li"
          gap={4}
          className={classes.ranked}
          style={colored(team)}
          data-first={place === 1 || undefined}
        >
          <span>{t('place', { place })}</span>
          {place === 1 && <Trophy aria-hidden="true" />}
          <bdi className={classes.rankedName}>{nameOf(team)}</bdi>
          <strong>{t('points', { count: team.points })}</strong>
        </Row>
      ))}
    </Stack>
  );
}

function resultOf(name: string, { points }: Team, members: readonly Person[]) {
  return { name, points, pupils: members.map(({ named }) => named) };
}

function colored({ index }: Team): CSSProperties {
  return { '--team': teamColor(index) } as CSSProperties;
}

interface NoTeamsProps {
  readonly people: readonly Person[];
  readonly onTeams: (teams: readonly (readonly string[])[]) => void;
}

function NoTeams({ people, onTeams }: NoTeamsProps): ReactNode {
  const t = useTexts();
  const groups = groupsOf(people);
  return (
    <Stack size="panel" textAlign="center" pad={6} gap={4} items="center" className={classes.none}>
      <strong>{t('none')}</strong>
      <p>{t('noneHelp')}</p>
      <Row flex="none" align="stretch" wrap gap={2} className={classes.bar}>
        {groups.length > 1 && (
          <ToolButton tone="primary" onClick={() => onTeams(groups)}>
            {t('byGroups')}
          </ToolButton>
        )}
        {[2, 3, 4, 5, 6, 8].map((count) => (
          <ToolButton key={count} onClick={() => onTeams(Array.from({ length: count }, () => []))}>
            {t('teams', { count })}
          </ToolButton>
        ))}
      </Row>
    </Stack>
  );
}
