import { NOT_IN_NAMES, type SchoolClass } from '@lectern/protocol/classes';
import type { ClassEvent } from '@lectern/protocol/lessons';
import type { Pupil } from '../../classes/index.ts';
import type { ClassTaught } from '../../lessons/index.ts';
import { nameText } from '../../table-file/index.ts';

/** Number of typed names at most: the same as pupils in a class. */
const TYPED_MAX = 200;
const NAME_MAX = 64;
const NEVER = new RegExp(NOT_IN_NAMES.source, 'gu');

type Named = Extract<ClassEvent, { kind: 'called' }>['pupils'][number];

/** A pupil of the class that is taught, or a typed name. */
export interface Person {
  /** The person's key in a tally of the lesson. */
  readonly key: string;
  /** Unique within the lesson. */
  readonly name: string;
  /** The reference to the person in class events. */
  readonly named: Named;
  /** Undefined for a name that was typed. */
  readonly pupil: Pupil | undefined;
}

/** The people that a lesson is taught to. */
export type People =
  | { readonly type: 'asked' }
  | { readonly type: 'failed' }
  | {
      readonly type: 'there';
      readonly people: readonly Person[];
      readonly schoolClass: SchoolClass | undefined;
      /** Whether the names were typed for this lesson or can be. */
      readonly typed: boolean;
      /** Whether the people come from this browser's store. */
      readonly kept: boolean;
    };

/** The pupils of the class; without any, the names that were typed. */
export function peopleOf(taught: ClassTaught, typed: readonly string[]): People {
  if (taught.type === 'asked' || taught.type === 'failed') return taught;
  const schoolClass = taught.type === 'there' ? taught.schoolClass : undefined;
  const kept = taught.type === 'there' && taught.kept;
  if (taught.type === 'there' && taught.pupils.length > 0) {
    return { type: 'there', people: ofPupils(taught.pupils), schoolClass, typed: false, kept };
  }
  const people = typed.map((name) => ({ key: name, name, named: { name }, pupil: undefined }));
  return { type: 'there', people, schoolClass, typed: true, kept };
}

/** Pupils with the same name are distinguished by their numbers in the class, or by their positions in the list. */
function ofPupils(pupils: readonly Pupil[]): readonly Person[] {
  const nameOf = (pupil: Pupil) => pupil.real_name || pupil.nick_name || pupil.student_number;
  const counts = new Map<string, number>();
  for (const name of pupils.map(nameOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const taken = new Set<string>();
  return pupils.map((pupil, index) => {
    const own = nameOf(pupil);
    const isShared = (counts.get(own) ?? 0) > 1;
    let name = isShared ? `${own} (${pupil.student_number || index + 1})` : own;
    // The position of one pupil may be the number of another.
    while (taken.has(name)) name = `${name}′`;
    taken.add(name);
    return {
      key: pupil.user_id,
      name,
      named: { member_id: pupil.user_id },
      pupil,
    };
  });
}

/** The names in a text that was typed or pasted; a repeated name gets a number. */
export function namesIn(text: string): readonly string[] {
  return distinct(
    text
      .split(/[\n\r]+/)
      .flatMap(partsOf)
      .map(nameText),
  );
}

/** The names in a line. A number, 男 or 女 in a neighbouring cell is not a name. */
function partsOf(line: string): readonly string[] {
  const parts = line.split(/[\t,，、;；]+/).map((part) => part.trim());
  const named = parts.filter((part) => !/^(\d+|男|女|)$/.test(part));
  return line.includes('\t') && named.length > 0 ? named : parts;
}

function distinct(found: readonly string[]): readonly string[] {
  const names = new Set<string>();
  for (const each of found) {
    const name = each
      .replaceAll(NEVER, '')
      .trim()
      .slice(0, NAME_MAX - 4);
    if (name === '') continue;
    let [own, number] = [name, 1];
    while (names.has(own)) {
      number += 1;
      own = `${name} ${number}`;
    }
    names.add(own);
  }
  return [...names].slice(0, TYPED_MAX);
}

/** Names in the form that a lesson stores. They are not normalised, because the lesson's counts refer to them. */
export function keptNames(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.filter((each) => typeof each === 'string');
  return distinct(texts.flatMap((each) => each.split(/[\n\r\t,，、;；]+/)));
}
