import { type Content, plainTextOf } from '@lectern/questions';
import { Button, NumberField, Row, useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useAuthor } from '../../author-context.ts';
import classes from '../../fields/fields.module.css';
import { Fold, Group, Line, ProblemNote, SelectLine } from '../../fields/lines.tsx';
import { PartList } from '../../fields/part-list.tsx';
import { firstPart, type GameProps, withOwn } from '../game-value.ts';
import { eventsOf, fittedEnds, type TimedEvent, withEvents } from './events.ts';
import { listTexts } from './list-texts.ts';

const MOST = 40;
const MOST_ANCHORS = 20;

/** 时间轴: events with their times, the ends of the line, and events that are there from the start. */
export function TimelineFields({ value, onChange, notes }: GameProps<'timeline-place'>): ReactNode {
  const t = useTextsOf(listTexts);
  const { makeId, readOnly } = useAuthor();
  const { own } = value.body;
  const events = eventsOf(value);
  const part = firstPart(value, 'ordering');
  const inPart = notes.within(part?.id ?? '', 'ordering');
  const store = (next: readonly TimedEvent[]) => onChange(withEvents(value, next));
  const replace = (event: TimedEvent) => store(events.map((one) => (one.id === event.id ? event : one)));
  const fault = notes.of() ?? inPart.of();
  return (
    <>
      <Group title={t.events} beside={<span className={classes.label}>{t.eventsHint}</span>}>
        <PartList
          parts={events}
          onChange={store}
          makePart={(content) => ({
            id: makeId(),
            content,
            from: events.at(-1)?.from ?? own.from,
            to: undefined,
          })}
          fewest={2}
          most={MOST}
          canMove={false}
          nameOf={(index) => t.event(index + 1)}
          addLabel={t.addEvent}
          problemOf={({ id }) => inPart.of(id) ?? notes.of(id)}
          after={(event, index) => <TimeFields name={t.event(index + 1)} event={event} onChange={replace} />}
        />
        {fault !== undefined && <ProblemNote>{fault}</ProblemNote>}
      </Group>
      <Line label={t.line}>
        {(['from', 'to'] as const).map((end) => (
          <NumberField
            key={end}
            label={`${t.line} ${t[end]}`}
            prefix={t[end]}
            value={own[end]}
            min={-1e9}
            max={1e6}
            disabled={readOnly}
            className={classes.number ?? ''}
            onChange={(time) => onChange(withOwn(value, { [end]: time }))}
          />
        ))}
        {!readOnly && events.length > 0 && (
          <Button
            size="small"
            tone="quiet"
            onClick={() => {
              const times = events.flatMap(({ from, to }) => [from, to ?? from]);
              onChange(withOwn(value, fittedEnds([...times, ...own.anchors.map(({ at }) => at)])));
            }}
          >
            {t.fit}
          </Button>
        )}
      </Line>
      <SelectLine
        label={t.scale}
        value={own.scale}
        options={(['days', 'years', 'centuries'] as const).map((scale) => ({
          value: scale,
          label: t.scales[scale],
        }))}
        onChange={(scale) => onChange(withOwn(value, { scale }))}
      />
      <AnchorFold
        anchors={own.anchors}
        from={own.from}
        onChange={(anchors) => onChange(withOwn(value, { anchors }))}
      />
    </>
  );
}

interface TimeFieldsProps {
  readonly name: string;
  readonly event: TimedEvent;
  readonly onChange: (event: TimedEvent) => void;
}

function TimeFields({ name, event, onChange }: TimeFieldsProps): ReactNode {
  const t = useTextsOf(listTexts);
  const { readOnly } = useAuthor();
  return (
    <Row gap={1}>
      <NumberField
        size="medium"
        label={`${name} ${t.year}`}
        value={event.from}
        min={-1e9}
        max={1e6}
        disabled={readOnly}
        className={classes.share ?? ''}
        onChange={(from) => onChange({ ...event, from })}
      />
      {event.to === undefined ? (
        !readOnly && (
          <Button size="small" tone="quiet" onClick={() => onChange({ ...event, to: event.from + 1 })}>
            {t.until}…
          </Button>
        )
      ) : (
        <NumberField
          size="medium"
          label={`${name} ${t.until}`}
          prefix={t.until}
          value={event.to}
          min={-1e9}
          max={1e6}
          disabled={readOnly}
          className={classes.share ?? ''}
          onChange={(to) => onChange({ ...event, to: to === event.from ? undefined : to })}
        />
      )}
    </Row>
  );
}

interface Anchor {
  readonly content: Content;
  readonly at: number;
}

interface AnchorFoldProps {
  readonly anchors: readonly Anchor[];
  readonly from: number;
  readonly onChange: (anchors: Anchor[]) => void;
}

function AnchorFold({ anchors, from, onChange }: AnchorFoldProps): ReactNode {
  const t = useTextsOf(listTexts);
  const { readOnly } = useAuthor();
  const rows = anchors.map((anchor, index) => ({ ...anchor, id: String(index) }));
  const store = (next: readonly Anchor[]) => onChange(next.map(({ content, at }) => ({ content, at })));
  const summary = anchors.map(({ content, at }) => `${plainTextOf(content)} ${at}`).join('、');
  return (
    <Fold title={t.anchors} summary={summary === '' ? t.noAnchors : summary}>
      <PartList
        parts={rows}
        onChange={store}
        makePart={(content) => ({ id: String(rows.length), content, at: from })}
        fewest={0}
        most={MOST_ANCHORS}
        canMove={false}
        nameOf={(index) => t.anchor(index + 1)}
        addLabel={t.addAnchor}
        after={(anchor, index) => (
          <NumberField
            size="medium"
            label={`${t.anchor(index + 1)} ${t.year}`}
            value={anchor.at}
            min={-1e9}
            max={1e6}
            disabled={readOnly}
            className={classes.share ?? ''}
            onChange={(at) => store(rows.map((one) => (one.id === anchor.id ? { ...one, at } : one)))}
          />
        )}
      />
    </Fold>
  );
}
