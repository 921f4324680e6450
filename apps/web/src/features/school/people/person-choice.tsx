import type { SchoolPerson } from '@lectern/protocol/schools';
import { Button, Field, Input, Row, Spinner, Stack, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LoadFailed } from '../../../parts/load-failed.tsx';
import { useSchoolTexts } from '../locale/index.ts';
import classes from '../school.module.css';
import { foundPeopleQuery } from '../school-queries.ts';

/** Delay after the last letter, milliseconds. */
const SETTLED_MS = 250;

/** The trimmed text after the user has stopped typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled.trim();
}

export interface PersonChoiceProps {
  readonly label: string;
  readonly except: readonly string[];
  readonly chosen: SchoolPerson | undefined;
  readonly onChoose: (person: SchoolPerson | undefined) => void;
}

/** Field for selecting a person of the school by part of their name. */
export function PersonChoice({ label, except, chosen, onChoose }: PersonChoiceProps) {
  const texts = useSchoolTexts();
  const [typed, setTyped] = useState('');
  const words = useSettled(typed);
  const found = useQuery(foundPeopleQuery(words));
  if (chosen) {
    return (
      <Row surface="card" wrap className={classes.card}>
        <Stack as="span" gap={1} overflow="breaks" className={classes.cardWords}>
          <span>{texts('handOver.chosen', { name: chosen.user_real_name })}</span>
          <bdi className={classes.small}>{chosen.login_name}</bdi>
        </Stack>
        <Button tone="quiet" onClick={() => onChoose(undefined)}>
          {texts('handOver.again')}
        </Button>
      </Row>
    );
  }
  const people = found.data?.filter(({ user_id }) => !except.includes(user_id));
  return (
    <>
      <Field label={label}>
        <Input
          type="search"
          placeholder={texts('handOver.find')}
          leading={<Search aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {found.isLoadingError && <LoadFailed error={found.error} onRetry={() => void found.refetch()} />}
      {found.isLoading && <Spinner />}
      {people?.length === 0 && <p role="status">{texts('handOver.nobody')}</p>}
      <Stack as="ul" gap={2}>
        {people?.map((person) => (
          <li key={person.user_id}>
            <Button onClick={() => onChoose(person)}>
              <Text weight="medium" overflow="breaks" className={classes.person}>
                <bdi>{person.user_real_name}</bdi>
                <bdi className={classes.small}>{person.login_name ?? person.org_user_code}</bdi>
              </Text>
            </Button>
          </li>
        ))}
      </Stack>
    </>
  );
}
