import type { ClassEvent } from '@lectern/protocol/lessons';
import { Row, Stack, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type ClassToolPart,
  type ClassToolProps,
  type LessonPeople,
  PeopleGate,
  type Person,
  PersonCard,
  playSound,
  ToolButton,
  ToolWindow,
  usePeople,
} from '../../../parts/class-tools/index.ts';
import { keptTeams, TEAMS_STATE } from '../team-competition/lesson-teams.ts';
import classes from './encourage.module.css';
import { keptPraise, PraiseScreen } from './praise-screen.tsx';
import { useTexts } from './texts.ts';

/** Praises a pupil, a team or all on the whole screen. */
export const encourage: ClassToolPart = { View: Encourage, takes: [] };

type PraisedPupils = Extract<ClassEvent, { kind: 'praised' }>['pupils'];

function Encourage(tool: ClassToolProps): ReactNode {
  const t = useTexts();
  const { lesson } = tool;
  const known = usePeople(lesson);
  const state = lesson.state(tool.id);
  const shown = keptPraise(useSignal(state, ({ praise }) => praise));
  const teams = keptTeams(useSignal(lesson.state(TEAMS_STATE)));
  const praise = (names: readonly string[], pupils: PraisedPupils) => {
    playSound('fanfare');
    state.change({ praise: { names, at: lesson.now() } });
    if (pupils.length > 0) lesson.add({ kind: 'praised', pupils });
  };
  return (
    <>
      <ToolWindow
        tool={tool}
        title={t('title')}
        icon={<PartyPopper />}
        size={{ w: 1100, h: 680 }}
        minSize={{ w: 320, h: 280 }}
      >
        <PeopleGate lesson={lesson} known={known}>
          <Text as="p" tone="quiet" size="panel">
            {t('help')}
          </Text>
          <Row align="stretch" wrap gap={2} className={classes.teams}>
            <ToolButton
              tone="primary"
              onClick={() =>
                praise(
                  [t('everybody')],
                  known.present.slice(0, 200).map(({ named }) => named),
                )
              }
            >
              {t('whole')}
            </ToolButton>
            {teams.map((team) => {
              const name = team.name || t('team', { number: team.index + 1 });
              const members = known.all.filter(({ key }) => team.keys.includes(key));
              return (
                <ToolButton
                  key={team.index}
                  onClick={() =>
                    praise(
                      [name],
                      members.map(({ named }) => named),
                    )
                  }
                >
                  {name}
                </ToolButton>
              );
            })}
          </Row>
          <Pupils known={known} onPraise={(person) => praise([person.name], [person.named])} />
        </PeopleGate>
      </ToolWindow>
      {shown && (
        <PraiseScreen
          key={shown.at}
          praise={shown}
          now={lesson.now()}
          onHide={() => state.change({ praise: undefined })}
        />
      )}
    </>
  );
}

interface PupilsProps {
  readonly known: LessonPeople;
  readonly onPraise: (person: Person) => void;
}

/** The pupils who are present, with how often each was praised. */
function Pupils({ known, onPraise }: PupilsProps): ReactNode {
  const t = useTexts();
  return (
    <Stack as="ul" gap={2} className={classes.people}>
      {known.present.map((person) => {
        const times = known.tally.praised.get(person.key) ?? 0;
        return (
          <li key={person.key}>
            <PersonCard person={person} onClick={() => onPraise(person)}>
              {times > 0 && (
                <Text tone="warning" flex="none" title={t('times', { count: times })}>
                  ★{times}
                </Text>
              )}
            </PersonCard>
          </li>
        );
      })}
    </Stack>
  );
}
