import { v7 } from 'uuid';

/** A UUIDv7 as text: 36 characters, sortable by the time it was made. */
export function newId(): string {
  return v7();
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text from outside has the form of our ids. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
