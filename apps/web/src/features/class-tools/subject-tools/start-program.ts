import { host } from '../../../platform/host/host.ts';

/** The client's programs that replace a tool (`windowType` external), by the tool's key in the catalogue. */
const PROGRAMS = { Calculator: 'calculator' } as const;

/** Asks the client to start its own program for the tool; returns whether it did. Otherwise our tool is used. */
export async function startProgram(toolKey: string): Promise<boolean> {
  const client = host.get();
  const program = Object.hasOwn(PROGRAMS, toolKey) ? PROGRAMS[toolKey as keyof typeof PROGRAMS] : undefined;
  if (program === undefined || !client?.has('open-program')) return false;
  try {
    await client.invoke('open-program', { program });
    return true;
  } catch {
    return false;
  }
}
