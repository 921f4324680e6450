import { type PushMessage, pushMessage } from '@lectern/protocol/push';

/** The message that a text of the push socket contains; undefined for anything else. */
export function readPushMessage(text: unknown): PushMessage | undefined {
  let json: unknown;
  try {
    json = JSON.parse(String(text));
  } catch {
    return undefined;
  }
  return pushMessage.safeParse(json).data;
}
