import { newId } from '@lectern/base';
import { useSignal } from '@lectern/ui/use-signal';
import { Minus, Plus, Shuffle, Trophy, X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import {
  type ClassToolProps,
  type LessonPeople,
  newSeed,
  playSound,
  seededRandom,
  ToolButton,
  useChosenPeople,
} from '../../../parts/class-tools/index.ts';
import { hasScores, keepTeams, keptTeams, nameTeam, TEAMS_STATE } from '../team-competition/lesson-teams.ts';
import { teamColor } from '../team-competition/team-colors.ts';
import { useTexts as useTeamTexts } from '../team-competition/texts.ts';
import { type Impossible, keptWishes, makeTeams, TEAMS_MAX } from './make-teams.ts';
import classes from './random-teams.module.css';
import { useTexts } from './texts.ts';

export interface TeamMakerProps {
  readonly tool: ClassToolProps;
  readonly known: LessonPeople;
}

export function TeamMaker({ tool, known }: TeamMakerProps): ReactNode {
  const t = useTexts();
  const teamTexts = useTeamTexts();
  const { lesson, id } = tool;
  const { all, present } = known;
  const state = lesson.state(id);
  const kept = useSignal(state);
  const teamsState = lesson.state(TEAMS_STATE);
  const keptInTeams = useSignal(teamsState);
  const teams = keptTeams(keptInTeams);
  const chosen = useChosenPeople(state);
  // Pupils who are no longer present are left out of wishes.
  const picked = present.filter(({ key }) => chosen.keys.has(key)).map(({ key }) => key);
  const [why, setWhy] = useState<Impossible>();
  const by = kept.by === 'size' ? 'size' : 'count';
  const number =
    typeof kept.number === 'number' && Number.isInteger(kept.number)
      ? Math.min(TEAMS_MAX, Math.max(2, kept.number))
      : 4;
  const wishes = keptWishes(kept);
  const nameOf = (key: string) => all.find((each) => each.key === key)?.name ?? '…';
  const wishText = ({ kind, keys }: (typeof wishes)[number]) =>
    t(kind === 'together' ? 'isTogether' : 'isApart', { names: keys.map(nameOf).join(t('between')) });

  const make = () => {
    const of = (kind: 'together' | 'apart') =>
      wishes.filter((each) => each.kind === kind).map(({ keys }) => keys);
    const made = makeTeams({
      keys: present.map(({ key }) => key),
      by,
      number,
      together: of('together'),
      apart: of('apart'),
      random: seededRandom(newSeed()),
    });
    setWhy(made.type === 'impossible' ? made.why : undefined);
    if (made.type === 'impossible') return;
    keepTeams(lesson, made.teams);
    playSound('chosen');
  };
  const wish = (kind: 'together' | 'apart') => {
    state.change({ [`${kind} ${newId()}`]: picked });
    chosen.set([]);
  };

  return (
    <div className={classes.layout}>
      <aside className={classes.side}>
        <div className={classes.row}>
          <ToolButton aria-pressed={by === 'count'} onClick={() => state.change({ by: 'count' })}>
            {t('byCount')}
          </ToolButton>
          <ToolButton aria-pressed={by === 'size'} onClick={() => state.change({ by: 'size' })}>
            {t('bySize')}
          </ToolButton>
        </div>
        <div className={classes.row}>
          <ToolButton
            aria-label={t('fewer')}
            icon={<Minus />}
            disabled={number <= 2}
            onClick={() => state.change({ number: number - 1 })}
          />
          <output className={classes.number}>{t(by, { count: number })}</output>
          <ToolButton
            aria-label={t('more')}
            icon={<Plus />}
            disabled={number >= TEAMS_MAX}
            onClick={() => state.change({ number: number + 1 })}
          />
        </div>
        <ToolButton tone="primary" icon={<Shuffle />} onClick={make} disabled={present.length < 2}>
          {t(teams.length === 0 ? 'make' : 'again')}
        </ToolButton>
        {hasScores(keptInTeams) && <p className={classes.help}>{t('lose')}</p>}
        {why && (
          <p className={classes.fault} role="alert">
            {t(why)}
          </p>
        )}
        <ToolButton
          icon={<Trophy />}
          disabled={teams.length === 0}
          onClick={() => {
            tool.close();
            tool.open('team-competition');
          }}
        >
          {t('compete')}
        </ToolButton>
        <h3 className={classes.heading}>{t('wishes')}</h3>
        <ul className={classes.wishes}>
          {wishes.map((each) => (
            <li key={each.key} className={classes.row}>
              <span className={classes.wish}>{wishText(each)}</span>
              <ToolButton
                aria-label={t('remove', { wish: wishText(each) })}
                icon={<X />}
                onClick={() => state.change({ [each.key]: undefined })}
              />
            </li>
          ))}
        </ul>
        <p className={classes.help}>{t('chosen', { count: picked.length })}</p>
        <div className={classes.row}>
          <ToolButton disabled={picked.length < 2} onClick={() => wish('together')}>
            {t('together')}
          </ToolButton>
          <ToolButton disabled={picked.length < 2} onClick={() => wish('apart')}>
            {t('apart')}
          </ToolButton>
        </div>
        <div className={classes.people}>
          {present.map(({ key, name }) => (
            <ToolButton key={key} aria-pressed={chosen.keys.has(key)} onClick={() => chosen.toggle(key)}>
              {name}
            </ToolButton>
          ))}
        </div>
      </aside>
      <div className={classes.teams}>
        {teams.length === 0 && <p className={classes.help}>{t('empty')}</p>}
        {teams.map((team) => (
          <section
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
            <ul className={classes.members}>
              {team.keys.map((key) => (
                <li key={key}>
                  <bdi>{nameOf(key)}</bdi>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
